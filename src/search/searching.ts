import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { Answer, Entry, Kind } from './entry.ts';
import { type Language, type Words, wordsOf } from './terms.ts';

/** All that can be found, ready to be asked: built when the site is, or from the same words on the command line. */
export interface Search {
  readonly index: MiniSearch<Entry>;
  readonly words: Words;
}

/** How a search travels to a page. */
export interface SearchFile {
  readonly language: Language;
  readonly index: object;
  /** By game: a few questions to begin with. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

const SHOWN: (keyof Answer)[] = ['game', 'kind', 'rule', 'number', 'title', 'path', 'says', 'drawn'];

/** How much a word weighs, by where it stands. */
const BOOST = { title: 3, asked: 3, says: 1.5, called: 1.5, around: 0.4, of: 1 };

/** A law answers a question, a word or a lesson only leads to one; what to do when it went wrong is asked seldom. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  law: 1,
  custom: 0.75,
  house: 0.7,
  word: 0.7,
  chapter: 0.5,
  lesson: 0.45,
};

/** Numbers name cards and players in many places: they tell less than their rarity has it. */
const tells = (term: string): number => (/^\d/.test(term) ? 0.6 : 1);

/** As many as anybody reads. */
const MOST_ANSWERS = 10;

function options({ terms }: Words): Options<Entry> {
  return {
    fields: Object.keys(BOOST),
    storeFields: SHOWN,
    tokenize: terms,
    // They come ready.
    processTerm: (term) => term,
  };
}

/** Everything in one index. */
export function searchOf(language: Language, entries: readonly Entry[]): Search {
  const words = wordsOf(language);
  const index = new MiniSearch(options(words));
  index.addAll(entries);
  return { index, words };
}

/** A search as it was built. */
export function openSearch({ language, index }: SearchFile): Search {
  const words = wordsOf(language);
  return {
    index: MiniSearch.loadJS(index as Parameters<typeof MiniSearch.loadJS>[0], options(words)),
    words,
  };
}

/** What part of the question an answer speaks of, the rarer words telling more. */
function covered(queryTerms: readonly string[], told: ReadonlyMap<string, number>): number {
  let [all, met] = [0, 0];
  const has = new Set(queryTerms);
  for (const [term, tells] of told) {
    all += tells;
    if (has.has(term)) met += tells;
  }
  return all === 0 ? 0 : met / all;
}

/** Terms that were made before stay as they are. */
const AS_THEY_ARE = { tokenize: (text: string) => text.split(' ') };

/** How many know each term, without slips and as a whole word. */
function known(index: Search['index'], terms: readonly string[]): ReadonlyMap<string, number> {
  const exact = { ...AS_THEY_ARE, prefix: false, fuzzy: false };
  return new Map(terms.map((term) => [term, index.search(term, exact).length]));
}

/**
 * What answers a question, best first, ten at most.
 * @param game of this game alone
 */
export function find({ index, words }: Search, query: string, game?: string): readonly Answer[] {
  const typed = [...new Set(words.terms(query))];
  const there = known(index, typed);
  const asked = typed.map((term) => (there.get(term) ? term : (words.slipped(term) ?? term)));
  const counts = known(index, asked);
  const isKnown = (term: string): boolean => (counts.get(term) ?? 0) > 0;
  const told = new Map(
    [...counts].map(
      ([term, n]) => [term, tells(term) * Math.log(1 + index.documentCount / (1 + n))] as const,
    ),
  );
  const found = index.search(asked.join(' '), {
    ...AS_THEY_ARE,
    boost: BOOST,
    boostTerm: tells,
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
    weights: { fuzzy: 0.5, prefix: 0.4 },
    // A word nobody wrote is a slip, or is not yet typed to its end; one that is known means itself.
    prefix: (term, at, terms) => at === terms.length - 1 || !isKnown(term),
    fuzzy: (term) => term.length > 3 && !isKnown(term) && (term.length > 7 ? 2 : 1),
    filter: (one) => game === undefined || one['game'] === game,
  });
  const score = (one: SearchResult): number =>
    one.score * WEIGHT[one['kind'] as Kind] * covered(one.queryTerms, told) ** 2;
  return found
    .map((one) => ({ one, score: score(one) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_ANSWERS)
    .map(({ one }) => Object.fromEntries(SHOWN.map((key) => [key, one[key]])) as unknown as Answer);
}
