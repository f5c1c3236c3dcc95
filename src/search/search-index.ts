import MiniSearch, { type SearchResult } from 'minisearch';
import type { EntryKind, SearchAnswer, SearchEntry } from './entry.ts';
import { createVocabulary, type SearchLanguage, type Vocabulary } from './vocabulary.ts';

/** All that can be found, ready to be asked. */
export interface SearchIndex {
  readonly index: MiniSearch<SearchEntry>;
  readonly words: Vocabulary;
  /** Every term that was written somewhere. */
  readonly known: ReadonlySet<string>;
  /** How many entries have a term, of those that were asked for. */
  readonly spread: Map<string, number>;
  /** By entry: what people type who look for it, question by question. */
  readonly questions: Map<string, readonly QuestionTerms[]>;
}

type QuestionTerms = ReadonlySet<string>;

/**
 * How a search travels to a page: as the texts that are searched, each once, for what is found in them weighs twice as
 * much.
 */
export interface SearchFile {
  readonly language: SearchLanguage;
  readonly texts: readonly (string | boolean | null)[];
  /** By entry: which text is which of `SENT`. */
  readonly entries: readonly (readonly number[])[];
  /** By game: a few questions to begin with. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

const ANSWER_FIELDS: (keyof SearchAnswer)[] = [
  'game',
  'kind',
  'rule',
  'number',
  'title',
  'path',
  'says',
  'drawn',
];
const SENT_FIELDS: readonly (keyof SearchEntry)[] = [
  ...ANSWER_FIELDS,
  'of',
  'around',
  'asked',
  'askedOfAll',
  'called',
];

/** How much a word weighs, by where it stands. */
const BOOST = { title: 3, asked: 3, askedOfAll: 3, says: 1.5, called: 0.8, around: 0.4, of: 1 };

/** A law answers a question, a word or a lesson only leads to one; what to do when it went wrong is asked seldom. */
const WEIGHT: Readonly<Record<EntryKind, number>> = {
  law: 1,
  custom: 0.75,
  house: 0.7,
  word: 0.7,
  chapter: 0.5,
  lesson: 0.45,
};

/** Numbers name cards and players in many places: they tell less than their rarity has it. */
const isNumber = (term: string): boolean => /^\d/.test(term);
const termWeight = (term: string): number => (isNumber(term) ? 0.6 : 1);

/** What a word of near meaning counts beside the very word. */
const NEAR_WEIGHT = 0.4;
/** How much more an answer counts to which just this question was put before. */
const ASKED_WEIGHT = 8;

/** A word that few know says no more than one that so many do: it may just be rare in the book. */
const COMMON_SPREAD = 5;

/** Of as many as speak most of a question it is looked up whether just this was asked. */
const MAX_RERANKED = 50;

/** As many as anybody reads. */
const MAX_ANSWERS = 10;

/** Entries read at one go: who types meanwhile isn’t kept waiting. */
const CHUNK_SIZE = 25;

function emptySearch(language: SearchLanguage): SearchIndex {
  const words = createVocabulary(language);
  const known = new Set<string>();
  const index = new MiniSearch<SearchEntry>({
    fields: Object.keys(BOOST),
    storeFields: [...ANSWER_FIELDS, 'asked', 'askedOfAll'],
    tokenize: words.terms,
    // They come ready.
    processTerm(term) {
      known.add(term);
      return term;
    },
  });
  return { index, words, known, spread: new Map(), questions: new Map() };
}

/** Everything in one index. */
export function createSearch(language: SearchLanguage, entries: readonly SearchEntry[]): SearchIndex {
  const search = emptySearch(language);
  search.index.addAll(entries);
  return search;
}

/** What is sent of a search. */
export function packSearch(
  language: SearchLanguage,
  entries: readonly SearchEntry[],
  examples: SearchFile['examples'],
): SearchFile {
  const places = new Map<string | boolean | null, number>();
  const placeOf = (text: string | boolean | null): number => {
    if (!places.has(text)) places.set(text, places.size);
    return places.get(text) ?? 0;
  };
  const sent = entries.map((entry) => SENT_FIELDS.map((key) => placeOf(entry[key] ?? null)));
  return { language, texts: [...places.keys()], entries: sent, examples };
}

/** A search as it was sent. */
export async function openSearch({ language, texts, entries }: SearchFile): Promise<SearchIndex> {
  const search = emptySearch(language);
  const whole = entries.map(
    (places, id) =>
      ({
        id: String(id),
        ...Object.fromEntries(SENT_FIELDS.map((key, i) => [key, texts[places[i] ?? 0] ?? undefined])),
        rule: texts[places[SENT_FIELDS.indexOf('rule')] ?? 0] ?? null,
      }) as unknown as SearchEntry,
  );
  await search.index.addAllAsync(whole, { chunkSize: CHUNK_SIZE });
  return search;
}

/** A word of a question. */
interface QuestionWord {
  readonly term: string;
  /** How much it says about what is looked for: rare words say more. */
  readonly tells: number;
  readonly near: readonly string[];
}

/** Terms that were made before stay as they are. */
const READY_TERMS = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term };

/** How many know a term, without slips and as a whole word. */
function countSpread({ index, spread }: SearchIndex, term: string): number {
  const n = spread.get(term) ?? index.search(term, { ...READY_TERMS, prefix: false, fuzzy: false }).length;
  spread.set(term, n);
  return n;
}

function readQuestionWords(search: SearchIndex, query: string): readonly QuestionWord[] {
  const { words, known, index } = search;
  const typed = words.terms(query);
  const asked = typed.flatMap((term, at) => {
    if (known.has(term) || words.related(term).length > 0) return [term];
    const last = at === typed.length - 1;
    if (last && [...known].some((one) => one.startsWith(term))) return [term];
    // Two unknown words may be one: “abra cadabra”.
    const before = typed[at - 1] ?? '';
    const joined = before !== '' && !known.has(before) ? words.correct(before + term, known) : [];
    const meant = words.correct(term, known);
    return joined.length > 0 ? joined : meant.length > 0 ? meant : [term];
  });
  return [...new Set(asked)].map((term) => ({
    term,
    tells: termWeight(term) * Math.log(1 + index.documentCount / (COMMON_SPREAD + countSpread(search, term))),
    near: words.related(term),
  }));
}

/** Whether something speaks of a word: 1 of the very word, less of one of near meaning. */
function matchWord({ term, near }: QuestionWord, has: ReadonlySet<string>): number {
  if (has.has(term)) return 1;
  return near.some((one) => has.has(one)) ? NEAR_WEIGHT : 0;
}

/** The same of a question, where other numbers may stand: whoever asks of a 9 and a 4 asks what was asked of a 10 and a 3. */
function matchQuestionWord(word: QuestionWord, question: QuestionTerms): number {
  const met = matchWord(word, question);
  return met === 0 && isNumber(word.term) && [...question].some(isNumber) ? NEAR_WEIGHT : met;
}

/** What part of the question is spoken of, the rarer words telling more. */
function measureCoverage(asked: readonly QuestionWord[], met: (word: QuestionWord) => number): number {
  let [all, part] = [0, 0];
  for (const word of asked) {
    all += word.tells;
    part += word.tells * met(word);
  }
  return all === 0 ? 0 : part / all;
}

/** What the second and the third of the questions count that are most like one. */
const SIMILARITY_WEIGHTS = [1, 0.5, 0.4];

/** How much a question is like those that people ask who look for an entry. */
function measureSimilarity(
  { words, questions }: SearchIndex,
  asked: readonly QuestionWord[],
  one: SearchResult,
): number {
  const known =
    questions.get(one.id) ??
    [one['title'], one['asked'], one['askedOfAll']].flatMap((asks) =>
      String(asks)
        .split(', ')
        .map((text) => new Set(words.terms(text))),
    );
  questions.set(one.id, known);
  const alike = known.map((question) => {
    const here = measureCoverage(asked, (word) => matchQuestionWord(word, question));
    const said = asked.reduce((n, word) => n + matchQuestionWord(word, question), 0);
    const there = Math.min(1, said / question.size);
    return here === 0 ? 0 : (2 * here * there) / (here + there);
  });
  alike.sort((a, b) => b - a);
  return SIMILARITY_WEIGHTS.reduce((sum, part, i) => sum + part * (alike[i] ?? 0), 0);
}

/**
 * What answers a question, best first, ten at most.
 * @param game of this game alone
 */
export function findAnswers(search: SearchIndex, query: string, game?: string): readonly SearchAnswer[] {
  const { index, known } = search;
  const asked = readQuestionWords(search, query);
  const direct = new Set(asked.map(({ term }) => term));
  const near = new Set(
    asked.flatMap((word) => word.near.filter((one) => !direct.has(one) && known.has(one))),
  );
  const found = index.search([...near, ...direct].join(' '), {
    ...READY_TERMS,
    boost: BOOST,
    boostTerm: (term) => termWeight(term) * (direct.has(term) ? 1 : NEAR_WEIGHT),
    bm25: { k: 2.5, b: 0.4, d: 0.5 },
    weights: { fuzzy: 0.5, prefix: 0.4 },
    // A word nobody wrote is not yet typed to its end; one that is known means itself.
    prefix: (term, at, terms) => direct.has(term) && (at === terms.length - 1 || !known.has(term)),
    filter: (one) => game === undefined || one['game'] === game,
  });
  const spoken = (one: SearchResult): number => {
    const terms = new Set(one.queryTerms);
    return measureCoverage(asked, (word) => matchWord(word, terms));
  };
  const ranked = (
    score: (one: SearchResult) => number,
    ones: readonly SearchResult[],
  ): readonly SearchResult[] =>
    ones.map((one) => ({ ...one, score: score(one) })).sort((a, b) => b.score - a.score);
  const most = ranked((one) => one.score * WEIGHT[one['kind'] as EntryKind] * spoken(one) ** 2, found);
  return ranked(
    (one) => one.score * (1 + ASKED_WEIGHT * measureSimilarity(search, asked, one) ** 3),
    most.slice(0, MAX_RERANKED),
  )
    .slice(0, MAX_ANSWERS)
    .map((one) => Object.fromEntries(ANSWER_FIELDS.map((key) => [key, one[key]])) as unknown as SearchAnswer);
}
