import MEASURED from '../../content/laboratory.json';
import { countNoun } from '../cards/words.ts';
import type { Game } from '../game/game.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { choices, type OptionValue } from '../game/options.ts';
import { type JudgedCase, judgeCase } from './judged-case.ts';
import { BookError } from './problem.ts';

/** Effects of a setting on rulings, compared with the default. */
export interface MeasuredSetting {
  readonly key: string;
  readonly value: OptionValue;
  /** Number of moves tried, each judged under the default and under the setting. */
  readonly tries: number;
  /** Number of tries ruled differently. */
  readonly differ: number;
  readonly shortest: JsonObject | null;
}

/** Measurements of a game by `npm run bench -- laboratory`, as far as the site shows them. */
interface Laboratory {
  /** Number of random games from which moves were tried. */
  readonly rulings: number;
  readonly settings: readonly MeasuredSetting[];
}

/** Measurements of a game's house rules; undefined if there are none. */
export const laboratoryOf = (game: string): Laboratory | undefined =>
  (MEASURED as unknown as Readonly<Record<string, Laboratory>>)[game];

/** How often a setting changes a ruling, as a sentence; undefined if it did in none of the tries. */
export function describeEffect({ tries, differ }: MeasuredSetting): string | undefined {
  if (differ === 0) return undefined;
  const inThousand = Math.round((1000 * differ) / tries);
  return inThousand < 1
    ? 'Fewer than one ruling in 1,000 differs.'
    : `About ${countNoun(inThousand, 'ruling')} in 1,000 ${inThousand === 1 ? 'differs' : 'differ'}.`;
}

/** Name of the laboratory's tables, where chapters have their id. */
export const LABORATORY = 'laboratory';

/** The shortest table on which a setting changes the ruling, judged under the default and under the setting. */
export interface SettingExample {
  readonly setting: MeasuredSetting;
  readonly label: string;
  readonly underDefault: JudgedCase;
  readonly underSetting: JudgedCase;
}

/** Label of the setting's value; the value itself if it has none. */
function labelOf(game: Game, { key, value }: MeasuredSetting): string {
  const spec = game.options.find((option) => option.key === key);
  return (spec && choices(spec).find((choice) => choice.value === value)?.label) ?? String(value);
}

function judged(game: Game, id: string, title: string, { key }: MeasuredSetting, question: JsonObject): JudgedCase {
  const { options, position, seat, move } = question;
  const file = `content/${LABORATORY}.json`;
  const rule = game.options.find((option) => option.key === key)?.rule;
  const judgedCase = judgeCase(game, LABORATORY, file, { id, rule, title, options, position, seat, move });
  if ('problem' in judgedCase) throw new BookError([judgedCase.problem]);
  return judgedCase.value;
}

const exampleCache = new WeakMap<Game, readonly SettingExample[]>();

/** Examples of all settings that have one. @throws BookError if one can't be read */
export function listSettingExamples(game: Game): readonly SettingExample[] {
  const examples =
    exampleCache.get(game) ??
    (laboratoryOf(game.id)?.settings ?? []).flatMap((setting, i): SettingExample[] => {
      const { key, value, shortest } = setting;
      if (!shortest) return [];
      const label = labelOf(game, setting);
      const options = { ...(isObject(shortest['options']) ? shortest['options'] : {}), [key]: value };
      const underDefault = judged(game, `here-${i}`, 'By the rules of this book', setting, shortest);
      const underSetting = judged(game, `there-${i}`, `With “${label}”`, setting, { ...shortest, options });
      return [{ setting, label, underDefault, underSetting }];
    });
  exampleCache.set(game, examples);
  return examples;
}
