import MiniSearch, { type SearchResult } from 'minisearch';
import type { EntryKind, SearchAnswer, SearchEntry } from './entry.ts';
import { createVocabulary, type SearchLanguage, type Vocabulary } from './vocabulary.ts';

/** The index with what ranking needs. */
export interface SearchIndex {
  readonly index: MiniSearch<SearchEntry>;
  readonly words: Vocabulary;
  /** All indexed terms. */
  readonly knownTerms: ReadonlySet<string>;
  /** Cached number of entries with a term. */
  readonly spread: Map<string, number>;
  /** Terms of the typical questions of each entry, by its id. */
  readonly questions: Map<string, readonly QuestionTerms[]>;
}

type QuestionTerms = ReadonlySet<string>;

/** A search serialized for a page. Each text is stored once, since most repeat. */
export interface SearchFile {
  readonly language: SearchLanguage;
  readonly texts: readonly (string | boolean | null)[];
  /** For each entry and each field in `SENT_FIELDS`, the index of its text. */
  readonly entries: readonly (readonly number[])[];
  /** Suggested questions by game. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

const ANSWER_FIELDS: (keyof SearchAnswer)[] = ['game', 'kind', 'rule', 'number', 'title', 'path', 'says', 'drawn'];
const SENT_FIELDS: readonly (keyof SearchEntry)[] = [...ANSWER_FIELDS, 'of', 'around', 'asked', 'askedOfAll', 'called'];

/** Weight of a field. */
const FIELD_BOOSTS = { title: 3, asked: 3, askedOfAll: 3, says: 1.5, called: 0.8, around: 0.4, of: 1 };

/**
 * Weight of a kind. A law answers a question, while words, chapters and lessons only lead to it. Customs are asked
 * about rarely.
 */
const KIND_WEIGHTS: Readonly<Record<EntryKind, number>> = {
  law: 1,
  custom: 0.75,
  house: 0.7,
  word: 0.7,
  chapter: 0.5,
  lesson: 0.45,
};

/** Numbers occur as cards and players in many entries and say less than their rarity suggests. */
const isNumber = (term: string): boolean => /^\d/.test(term);
const termWeight = (term: string): number => (isNumber(term) ? 0.6 : 1);

/** Weight of a related word, relative to the word itself. */
const NEAR_WEIGHT = 0.4;
/** Weight of the similarity to a typical question. */
const ASKED_WEIGHT = 8;

/** Added to the number of entries with a term, so that rare words aren't overrated. */
const COMMON_SPREAD = 5;

/** Number of best results that are compared with their typical questions. */
const MAX_RERANKED = 50;

const MAX_ANSWERS = 10;

/** Entries indexed at a time, so that typing isn't blocked. */
const CHUNK_SIZE = 25;

function emptySearch(language: SearchLanguage): SearchIndex {
  const words = createVocabulary(language);
  const knownTerms = new Set<string>();
  const index = new MiniSearch<SearchEntry>({
    fields: Object.keys(FIELD_BOOSTS),
    storeFields: [...ANSWER_FIELDS, 'asked', 'askedOfAll'],
    tokenize: words.terms,
    // `tokenize` returns final terms.
    processTerm(term) {
      knownTerms.add(term);
      return term;
    },
  });
  return { index, words, knownTerms, spread: new Map(), questions: new Map() };
}

/** Creates an index of all entries. */
export function createSearch(language: SearchLanguage, entries: readonly SearchEntry[]): SearchIndex {
  const search = emptySearch(language);
  search.index.addAll(entries);
  return search;
}

/** Serializes a search for a page. */
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
  const textIndices = entries.map((entry) => SENT_FIELDS.map((key) => placeOf(entry[key] ?? null)));
  return { language, texts: [...places.keys()], entries: textIndices, examples };
}

/** Opens a serialized search. */
export async function openSearch({ language, texts, entries }: SearchFile): Promise<SearchIndex> {
  const search = emptySearch(language);
  const fullEntries = entries.map(
    (places, id) =>
      ({
        id: String(id),
        ...Object.fromEntries(SENT_FIELDS.map((key, i) => [key, texts[places[i] ?? 0] ?? undefined])),
        rule: texts[places[SENT_FIELDS.indexOf('rule')] ?? 0] ?? null,
      }) as unknown as SearchEntry,
  );
  await search.index.addAllAsync(fullEntries, { chunkSize: CHUNK_SIZE });
  return search;
}

interface QuestionWord {
  readonly term: string;
  /** Weight of the word; rare words weigh more. */
  readonly weight: number;
  readonly relatedTerms: readonly string[];
}

/** Options for searching terms that are already tokenized. */
const READY_TERMS = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term };

/** Counts the entries with exactly this term. */
function countSpread({ index, spread }: SearchIndex, term: string): number {
  const entryCount = spread.get(term) ?? index.search(term, { ...READY_TERMS, prefix: false, fuzzy: false }).length;
  spread.set(term, entryCount);
  return entryCount;
}

function readQuestionWords(search: SearchIndex, query: string): readonly QuestionWord[] {
  const { words, knownTerms, index } = search;
  const typedTerms = words.terms(query);
  const terms = typedTerms.flatMap((term, at) => {
    if (knownTerms.has(term) || words.related(term).length > 0) return [term];
    const isLast = at === typedTerms.length - 1;
    if (isLast && [...knownTerms].some((one) => one.startsWith(term))) return [term];
    // Two unknown words may be parts of a single word: “abra cadabra”.
    const previousTerm = typedTerms[at - 1] ?? '';
    const joinedTerms =
      previousTerm !== '' && !knownTerms.has(previousTerm) ? words.correct(previousTerm + term, knownTerms) : [];
    const correctedTerms = words.correct(term, knownTerms);
    return joinedTerms.length > 0 ? joinedTerms : correctedTerms.length > 0 ? correctedTerms : [term];
  });
  return [...new Set(terms)].map((term) => ({
    term,
    weight: termWeight(term) * Math.log(1 + index.documentCount / (COMMON_SPREAD + countSpread(search, term))),
    relatedTerms: words.related(term),
  }));
}

/** Returns 1 for the word itself, less for a related one, 0 for neither. */
function matchWord({ term, relatedTerms }: QuestionWord, termSet: ReadonlySet<string>): number {
  if (termSet.has(term)) return 1;
  return relatedTerms.some((one) => termSet.has(one)) ? NEAR_WEIGHT : 0;
}

/**
 * Like `matchWord`, but any number matches any other in part: a question about 9 and 4 resembles one about 10 and 3.
 */
function matchQuestionWord(word: QuestionWord, question: QuestionTerms): number {
  const match = matchWord(word, question);
  return match === 0 && isNumber(word.term) && [...question].some(isNumber) ? NEAR_WEIGHT : match;
}

/** Returns the weighted share of the words that match, 0 to 1. */
function measureCoverage(questionWords: readonly QuestionWord[], matchOf: (word: QuestionWord) => number): number {
  let [totalWeight, matchedWeight] = [0, 0];
  for (const word of questionWords) {
    totalWeight += word.weight;
    matchedWeight += word.weight * matchOf(word);
  }
  return totalWeight === 0 ? 0 : matchedWeight / totalWeight;
}

/** Weights of the most similar questions of an entry, most similar first. */
const SIMILARITY_WEIGHTS = [1, 0.5, 0.4];

/** Returns how similar the words are to the typical questions of an entry (weighted F1 score). */
function measureSimilarity(
  { words, questions }: SearchIndex,
  questionWords: readonly QuestionWord[],
  one: SearchResult,
): number {
  const questionTerms =
    questions.get(one.id) ??
    [one['title'], one['asked'], one['askedOfAll']].flatMap((list) =>
      String(list)
        .split(', ')
        .map((text) => new Set(words.terms(text))),
    );
  questions.set(one.id, questionTerms);
  const similarities = questionTerms.map((question) => {
    const queryCoverage = measureCoverage(questionWords, (word) => matchQuestionWord(word, question));
    const matchedCount = questionWords.reduce((n, word) => n + matchQuestionWord(word, question), 0);
    const questionCoverage = Math.min(1, matchedCount / question.size);
    return queryCoverage === 0 ? 0 : (2 * queryCoverage * questionCoverage) / (queryCoverage + questionCoverage);
  });
  similarities.sort((a, b) => b - a);
  return SIMILARITY_WEIGHTS.reduce((sum, part, i) => sum + part * (similarities[i] ?? 0), 0);
}

/**
 * Returns the best answers to a question.
 * @param game searches this game only
 */
export function findAnswers(search: SearchIndex, query: string, game?: string): readonly SearchAnswer[] {
  const { index, knownTerms } = search;
  const questionWords = readQuestionWords(search, query);
  const directTerms = new Set(questionWords.map(({ term }) => term));
  const relatedTerms = new Set(
    questionWords.flatMap((word) => word.relatedTerms.filter((one) => !directTerms.has(one) && knownTerms.has(one))),
  );
  const results = index.search([...relatedTerms, ...directTerms].join(' '), {
    ...READY_TERMS,
    boost: FIELD_BOOSTS,
    boostTerm: (term) => termWeight(term) * (directTerms.has(term) ? 1 : NEAR_WEIGHT),
    bm25: { k: 2.5, b: 0.4, d: 0.5 },
    weights: { fuzzy: 0.5, prefix: 0.4 },
    // Prefixes apply to unknown words and to the last one, which may be incomplete.
    prefix: (term, at, terms) => directTerms.has(term) && (at === terms.length - 1 || !knownTerms.has(term)),
    filter: (one) => game === undefined || one['game'] === game,
  });
  const coverage = (one: SearchResult): number => {
    const terms = new Set(one.queryTerms);
    return measureCoverage(questionWords, (word) => matchWord(word, terms));
  };
  const ranked = (score: (one: SearchResult) => number, results: readonly SearchResult[]): readonly SearchResult[] =>
    results.map((one) => ({ ...one, score: score(one) })).sort((a, b) => b.score - a.score);
  const rankedResults = ranked(
    (one) => one.score * KIND_WEIGHTS[one['kind'] as EntryKind] * coverage(one) ** 2,
    results,
  );
  return ranked(
    (one) => one.score * (1 + ASKED_WEIGHT * measureSimilarity(search, questionWords, one) ** 3),
    rankedResults.slice(0, MAX_RERANKED),
  )
    .slice(0, MAX_ANSWERS)
    .map((one) => Object.fromEntries(ANSWER_FIELDS.map((key) => [key, one[key]])) as unknown as SearchAnswer);
}
