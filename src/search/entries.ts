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
  readonly isIllustrated: boolean;
}

const EMPTY_FIELDS = { rule: null, number: '', around: '', asked: '', askedOfAll: '' } as const;

function createLawEntry(
  game: SearchableGame,
  rule: Rule<unknown>,
  { asked, askedOfAll, isIllustrated }: RuleExtras,
): EntryContent {
  const { number, title, law, path } = cite(game, rule.id);
  const notes = Object.entries(rule.notes ?? {}).flat();
  const customTexts = rule.kind === 'custom' ? [rule.because, rule.strict ?? '', ...(rule.also ?? [])] : [];
  const chapter = game.rules.chapterOf(rule.id)?.title ?? '';
  const context = [chapter, ...notes, ...customTexts].join(' ');
  return {
    kind: rule.kind === 'custom' ? 'custom' : 'law',
    rule: rule.id,
    number,
    title,
    path,
    says: law,
    around: context,
    asked,
    askedOfAll,
    ...(isIllustrated && { drawn: isIllustrated }),
  };
}

function createHouseRuleEntry(spec: OptionSpec): EntryContent {
  const { key, title, about, rule, values } = spec;
  const usual = sortedChoices(spec).find(({ value }) => value === spec.default)?.label ?? String(spec.default);
  const otherLabels = sortedChoices(spec).flatMap(({ label, value }) => (value === spec.default ? [] : [label]));
  const range = 'min' in values ? [`any number from ${values.min} to ${values.max}`] : [];
  const alternatives = [...otherLabels, ...range];
  const text = `${about} Here: ${usual}.${alternatives.length > 0 ? ` Elsewhere: ${alternatives.join('; ')}.` : ''}`;
  return { ...EMPTY_FIELDS, kind: 'house', rule, title, path: `#house-${key}`, says: text, around: 'house rule' };
}

/** Creates entries for a chapter and its sections or glossary words. */
function createChapterEntries({ id, title, lead, body }: ChapterText): readonly EntryContent[] {
  const path = `rules/${id}/`;
  const chapterEntry: EntryContent = { ...EMPTY_FIELDS, kind: 'chapter', title, path, says: lead };
  const words = listGlossaryWords(body).map(
    ({ word, means, anchor }): EntryContent => ({
      ...{ ...EMPTY_FIELDS, kind: 'word', title: word, path: `${path}#${anchor}` },
      says: means,
    }),
  );
  const parts = listSections(body).map(
    ({ title: heading, anchor, begins }): EntryContent => ({
      ...{ ...EMPTY_FIELDS, kind: 'chapter', title: heading, path: `${path}#${anchor}` },
      ...{ says: begins, around: title },
    }),
  );
  return [chapterEntry, ...words, ...parts];
}

function createLessonEntry({ slug, title, theme }: LessonText): EntryContent {
  return { ...EMPTY_FIELDS, kind: 'lesson', title, path: `learn/${slug}/`, says: theme };
}

/** Returns a function that lists the synonyms of the words in a text. */
function createSynonymLookup(words: Vocabulary, synonymLists: readonly Synonyms[]): (text: string) => string {
  const inOrder = (text: string): string => ` ${words.terms(text).join(' ')} `;
  const synonyms = synonymLists
    .flatMap((one) => Object.entries(one))
    .map(([ownWord, otherWords]) => [inOrder(ownWord), otherWords] as const);
  return (text) => {
    const orderedTerms = inOrder(text);
    return synonyms
      .flatMap(([ownTerms, otherWords]) => (orderedTerms.includes(ownTerms) ? [otherWords] : []))
      .join(' ');
  };
}

function createGameEntries(
  game: SearchableGame,
  text: GameText,
  { language, called, asked: commonQuestions }: SearchContent,
): readonly SearchEntry[] {
  const findSynonyms = createSynonymLookup(createVocabulary(language), [called, text.called]);
  const ids = (questions: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
    new Map(Object.entries(questions).map(([name, question]) => [`${game.id}/${name}`, question]));
  const [questionsById, askedOfAll] = [ids(text.asked), ids(commonQuestions)];
  const unknownIds = [...questionsById.keys(), ...askedOfAll.keys()].filter((id) => !game.rules.rule(id));
  if (unknownIds.length > 0) throw new RangeError(`content/${game.id}/search.yaml: no rule ${unknownIds.join(', ')}`);
  const contents = [
    ...game.rules.all.map((rule) =>
      createLawEntry(game, rule, {
        asked: questionsById.get(rule.id) ?? '',
        askedOfAll: askedOfAll.get(rule.id) ?? '',
        isIllustrated: text.illustratedRules.has(rule.id),
      }),
    ),
    ...game.options.filter(hasChoice).map(createHouseRuleEntry),
    ...text.chapters.flatMap(createChapterEntries),
    ...text.lessons.map(createLessonEntry),
  ];
  return contents.map((one, i) => ({
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
export function createEntries(games: readonly SearchableGame[], content: SearchContent): readonly SearchEntry[] {
  return games
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((game) => {
      const text = content.games.get(game.id);
      return text && text.lessons.length > 0 ? createGameEntries(game, text, content) : [];
    });
}
