import MEASURED from '../../content/laboratory.json';
import type { Game } from '../game/game.ts';
import { isObject, type JsonObject } from '../game/json.ts';
import { choices, type OptionValue } from '../game/options.ts';
import { type JudgedCase, judgeCase } from './judged-case.ts';
import { BookError } from './problem.ts';

/** Averages over random games under one setting. `beginner` is the win rate of the first player, 0 to 1. */
interface GameFigures {
  readonly moves: number;
  readonly beginner: number;
  readonly fair: number;
  readonly points: number;
}

/** Effects of a setting, compared with the default. */
export interface MeasuredSetting extends GameFigures {
  readonly key: string;
  readonly value: OptionValue;
  readonly tries: number;
  readonly differ: number;
  readonly shortest: JsonObject | null;
  /** Number of games, if it differs from that of the other settings: fewer, because some games hardly end. */
  readonly games?: number;
}

/** Measurements of a game, and the command that makes them: see test/bench/laboratory.ts. */
export interface Laboratory {
  readonly command: string;
  readonly seed: number;
  readonly games: number;
  readonly rulings: number;
  readonly date: string;
  readonly usual: GameFigures;
  readonly settings: readonly MeasuredSetting[];
}

/** Measurements of a game's house rules; undefined if there are none. */
export const laboratoryOf = (game: string): Laboratory | undefined =>
  (MEASURED as unknown as Readonly<Record<string, Laboratory>>)[game];

const percent = (n: number): string => `${(100 * n).toFixed(n > 0 && n < 0.01 ? 1 : 0)} %`;

/** Half width of the 95% confidence interval of a share found in `games` games. */
const marginOfError = (share: number, games: number): number => 1.96 * Math.sqrt((share * (1 - share)) / games);

/** Effects of a setting in sentences; a difference within the margin of error is not reported as one. */
export function describeSetting({ usual, games }: Laboratory, one: MeasuredSetting): readonly string[] {
  const ruled =
    one.differ === 0
      ? `None of ${one.tries} rulings differs.`
      : `${percent(one.differ / one.tries)} of ${one.tries} rulings differ.`;
  const fewer = one.games === undefined ? '' : ` (over ${one.games} games only, since some hardly end)`;
  const longer = `A game takes ${Math.round(one.moves)} moves, compared with ${Math.round(usual.moves)} by the rules of this book${fewer}.`;
  const difference = Math.abs(one.beginner - usual.beginner);
  const begins =
    difference > marginOfError(one.beginner, one.games ?? games) + marginOfError(usual.beginner, games)
      ? `The player who begins wins ${percent(one.beginner)} of games, compared with ${percent(usual.beginner)}.`
      : `The player who begins wins ${percent(one.beginner)} of games: no clear difference.`;
  const points = `The average is ${Math.round(one.points)} points each, compared with ${Math.round(usual.points)}.`;
  const isScored = usual.points > 1 || one.points > 1;
  return [ruled, longer, begins, ...(isScored ? [points] : [])];
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

/** Examples of all settings that have one. @throws BookError if one can’t be read */
export function listSettingExamples(game: Game): readonly SettingExample[] {
  const all =
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
  exampleCache.set(game, all);
  return all;
}
