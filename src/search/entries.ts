import type { Game } from '../game/game.ts';
import { hasChoice, type OptionSpec, sortedChoices } from '../game/options.ts';
import type { Rule } from '../game/rule.ts';
import { cite } from '../referee/cite.ts';
import type { Entry } from './entry.ts';
import { plain, sections, wordsIn } from './prose.ts';
import { type Words, wordsOf } from './terms.ts';
import type { Called, ChapterText, GameText, LessonText, Written } from './written.ts';

/** What is found of a game besides what is written about it. */
export type Findable = Pick<Game, 'id' | 'rules' | 'options'>;

type Found = Omit<Entry, 'id' | 'of' | 'game' | 'called'>;

interface Shown {
  readonly asked: string;
  readonly askedOfAll: string;
  readonly drawn: boolean;
}

const EMPTY = { rule: null, number: '', around: '', asked: '', askedOfAll: '' } as const;

function law(game: Findable, rule: Rule<unknown>, { asked, askedOfAll, drawn }: Shown): Found {
  const { number, title, law: says, path } = cite(game, rule.id);
  const notes = Object.entries(rule.notes ?? {}).flat();
  const because = rule.kind === 'custom' ? [rule.because, rule.strict ?? ''] : [];
  const chapter = game.rules.chapterOf(rule.id)?.title ?? '';
  const around = [chapter, ...notes, ...because].join(' ');
  return {
    kind: rule.kind === 'custom' ? 'custom' : 'law',
    rule: rule.id,
    number,
    title,
    path,
    says,
    around,
    asked,
    askedOfAll,
    ...(drawn && { drawn }),
  };
}

function house(spec: OptionSpec): Found {
  const { key, title, about, rule, values } = spec;
  const usual =
    sortedChoices(spec).find(({ value }) => value === spec.default)?.label ?? String(spec.default);
  const others = sortedChoices(spec).flatMap(({ label, value }) => (value === spec.default ? [] : [label]));
  const range = 'min' in values ? [`any number from ${values.min} to ${values.max}`] : [];
  const rest = [...others, ...range];
  const says = `${about} Here: ${usual}.${rest.length > 0 ? ` Elsewhere: ${rest.join('; ')}.` : ''}`;
  return { ...EMPTY, kind: 'house', rule, title, path: `#house-${key}`, says, around: 'house rule' };
}

/** A chapter, its sections, or, where it lists words, the words. */
function inChapter({ id, title, lead, body }: ChapterText): readonly Found[] {
  const path = `rules/${id}/`;
  const whole: Found = { ...EMPTY, kind: 'chapter', title, path, says: lead };
  const words = wordsIn(body).map(
    ({ word, means, anchor }): Found => ({
      ...{ ...EMPTY, kind: 'word', title: word, path: `${path}#${anchor}` },
      says: means,
    }),
  );
  const parts = sections(body).map(
    ({ title: heading, anchor, begins }): Found => ({
      ...{ ...EMPTY, kind: 'chapter', title: heading, path: `${path}#${anchor}` },
      ...{ says: begins, around: title },
    }),
  );
  return [whole, ...words, ...parts];
}

function lesson({ slug, title, theme }: LessonText): Found {
  return { ...EMPTY, kind: 'lesson', title, path: `learn/${slug}/`, says: theme };
}

/** The words that others have for what a text says. */
function calledElsewhere(words: Words, called: readonly Called[]): (text: string) => string {
  const inOrder = (text: string): string => ` ${words.terms(text).join(' ')} `;
  const known = called
    .flatMap((one) => Object.entries(one))
    .map(([our, theirs]) => [inOrder(our), theirs] as const);
  return (text) => {
    const said = inOrder(text);
    return known.flatMap(([our, theirs]) => (said.includes(our) ? [theirs] : [])).join(' ');
  };
}

function ofGame(
  game: Findable,
  text: GameText,
  { language, called, asked: everywhere }: Written,
): readonly Entry[] {
  const elsewhere = calledElsewhere(wordsOf(language), [called, text.called]);
  const ids = (asks: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
    new Map(Object.entries(asks).map(([name, asked]) => [`${game.id}/${name}`, asked]));
  const [asked, askedOfAll] = [ids(text.asked), ids(everywhere)];
  const unknown = [...asked.keys(), ...askedOfAll.keys()].filter((id) => !game.rules.rule(id));
  if (unknown.length > 0)
    throw new RangeError(`content/${game.id}/search.yaml: no rule ${unknown.join(', ')}`);
  const found = [
    ...game.rules.all.map((rule) =>
      law(game, rule, {
        asked: asked.get(rule.id) ?? '',
        askedOfAll: askedOfAll.get(rule.id) ?? '',
        drawn: text.drawn.has(rule.id),
      }),
    ),
    ...game.options.filter(hasChoice).map(house),
    ...text.chapters.flatMap(inChapter),
    ...text.lessons.map(lesson),
  ];
  return found.map((one, i) => ({
    ...one,
    id: `${game.id}:${i}`,
    game: game.id,
    of: `${text.name} ${text.names}`,
    path: `/${game.id}/${one.path}`,
    says: plain(one.says),
    called: elsewhere(`${one.title}. ${one.says}`),
  }));
}

/** Everything that can be found, the games in the order of their ids. Only games that can be learned are on show. */
export function entriesOf(games: readonly Findable[], written: Written): readonly Entry[] {
  return games
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((game) => {
      const text = written.games.get(game.id);
      return text && text.lessons.length > 0 ? ofGame(game, text, written) : [];
    });
}
