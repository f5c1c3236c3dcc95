import type { Game } from '../game/game.ts';
import { hasChoice, type OptionSpec, sortedChoices } from '../game/options.ts';
import type { Rule } from '../game/rule.ts';
import { cite } from '../referee/cite.ts';
import type { ChapterText, GameText, LessonText, SearchContent, Synonyms } from './content.ts';
import type { SearchEntry } from './entry.ts';
import { listGlossaryWords, listSections, toPlainText } from './prose.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The part of a game that is searched. */
export type SearchableGame = Pick<Game, 'id' | 'rules' | 'options'>;

type EntryContent = Omit<SearchEntry, 'id' | 'of' | 'game' | 'called'>;

interface RuleExtras {
  readonly asked: string;
  readonly askedOfAll: string;
  readonly drawn: boolean;
}

const EMPTY = { rule: null, number: '', around: '', asked: '', askedOfAll: '' } as const;

function createLawEntry(
  game: SearchableGame,
  rule: Rule<unknown>,
  { asked, askedOfAll, drawn }: RuleExtras,
): EntryContent {
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

function createHouseRuleEntry(spec: OptionSpec): EntryContent {
  const { key, title, about, rule, values } = spec;
  const usual =
    sortedChoices(spec).find(({ value }) => value === spec.default)?.label ?? String(spec.default);
  const others = sortedChoices(spec).flatMap(({ label, value }) => (value === spec.default ? [] : [label]));
  const range = 'min' in values ? [`any number from ${values.min} to ${values.max}`] : [];
  const rest = [...others, ...range];
  const says = `${about} Here: ${usual}.${rest.length > 0 ? ` Elsewhere: ${rest.join('; ')}.` : ''}`;
  return { ...EMPTY, kind: 'house', rule, title, path: `#house-${key}`, says, around: 'house rule' };
}

/** Creates entries for a chapter and its sections or glossary words. */
function createChapterEntries({ id, title, lead, body }: ChapterText): readonly EntryContent[] {
  const path = `rules/${id}/`;
  const whole: EntryContent = { ...EMPTY, kind: 'chapter', title, path, says: lead };
  const words = listGlossaryWords(body).map(
    ({ word, means, anchor }): EntryContent => ({
      ...{ ...EMPTY, kind: 'word', title: word, path: `${path}#${anchor}` },
      says: means,
    }),
  );
  const parts = listSections(body).map(
    ({ title: heading, anchor, begins }): EntryContent => ({
      ...{ ...EMPTY, kind: 'chapter', title: heading, path: `${path}#${anchor}` },
      ...{ says: begins, around: title },
    }),
  );
  return [whole, ...words, ...parts];
}

function createLessonEntry({ slug, title, theme }: LessonText): EntryContent {
  return { ...EMPTY, kind: 'lesson', title, path: `learn/${slug}/`, says: theme };
}

/** Returns a function that lists the synonyms of the words in a text. */
function createSynonymLookup(words: Vocabulary, called: readonly Synonyms[]): (text: string) => string {
  const inOrder = (text: string): string => ` ${words.terms(text).join(' ')} `;
  const known = called
    .flatMap((one) => Object.entries(one))
    .map(([our, theirs]) => [inOrder(our), theirs] as const);
  return (text) => {
    const said = inOrder(text);
    return known.flatMap(([our, theirs]) => (said.includes(our) ? [theirs] : [])).join(' ');
  };
}

function createGameEntries(
  game: SearchableGame,
  text: GameText,
  { language, called, asked: commonQuestions }: SearchContent,
): readonly SearchEntry[] {
  const findSynonyms = createSynonymLookup(createVocabulary(language), [called, text.called]);
  const ids = (asks: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
    new Map(Object.entries(asks).map(([name, asked]) => [`${game.id}/${name}`, asked]));
  const [asked, askedOfAll] = [ids(text.asked), ids(commonQuestions)];
  const unknown = [...asked.keys(), ...askedOfAll.keys()].filter((id) => !game.rules.rule(id));
  if (unknown.length > 0)
    throw new RangeError(`content/${game.id}/search.yaml: no rule ${unknown.join(', ')}`);
  const found = [
    ...game.rules.all.map((rule) =>
      createLawEntry(game, rule, {
        asked: asked.get(rule.id) ?? '',
        askedOfAll: askedOfAll.get(rule.id) ?? '',
        drawn: text.illustratedRules.has(rule.id),
      }),
    ),
    ...game.options.filter(hasChoice).map(createHouseRuleEntry),
    ...text.chapters.flatMap(createChapterEntries),
    ...text.lessons.map(createLessonEntry),
  ];
  return found.map((one, i) => ({
    ...one,
    id: `${game.id}:${i}`,
    game: game.id,
    of: `${text.name} ${text.names}`,
    path: `/${game.id}/${one.path}`,
    says: toPlainText(one.says),
    called: findSynonyms(`${one.title}. ${one.says}`),
  }));
}

/** Creates all entries, sorted by game id. Games without lessons are left out. */
export function createEntries(
  games: readonly SearchableGame[],
  written: SearchContent,
): readonly SearchEntry[] {
  return games
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((game) => {
      const text = written.games.get(game.id);
      return text && text.lessons.length > 0 ? createGameEntries(game, text, written) : [];
    });
}
