/** The language-dependent part of the search, read from `content`. */
export interface SearchLanguage {
  /** Stop words. */
  readonly skipped: readonly string[];
  /** Other forms and spellings of a word: `dealt` → `deal`. */
  readonly forms: Readonly<Record<string, string>>;
  /** Phrases with the meaning of a word: `run out` → `empty`. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Groups of words with similar meanings. */
  readonly near: readonly string[];
}

/** Notation of a card: 10♦, 10d, 2s. */
const CARD_PATTERN = /(?<![\p{L}\d])(10|[2-9ajqk])([♠♥♦♣]|[shdc](?![\p{L}\d]))/giu;
const RANKS: Readonly<Record<string, string>> = { a: 'ace', j: 'jack', q: 'queen', k: 'king' };
const SUITS: Readonly<Record<string, string>> = {
  ...{ s: 'spade', h: 'heart', d: 'diamond', c: 'club' },
  ...{ '♠': 'spade', '♥': 'heart', '♦': 'diamond', '♣': 'club' },
};
/** A single A between ranks is an ace: K A 2. */
const LONE_ACE = /(?<=\b(?:\d+|[JQK])[\s,–-]+)A\b|\bA(?=[\s,–-]+(?:\d+|[JQK])\b)/g;
const COURT_LETTER = /(?<![\p{L}\d])[jqk](?![\p{L}\d])/gu;
const WORD_PATTERN = /[\p{L}\d]+/gu;

const normalizeText = (text: string): string =>
  text
    .replace(LONE_ACE, 'ace')
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .replace(CARD_PATTERN, (_, rank: string, suit: string) => ` ${RANKS[rank] ?? rank} ${SUITS[suit] ?? suit} `)
    .replace(COURT_LETTER, (letter) => RANKS[letter] ?? letter);

/** Removes one of two doubled consonants, or a final e, from a verb stem: “dropp” → “drop”. */
const undouble = (stem: string): string => (/([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem.replace(/e$/, ''));

/** Returns the stem of an English word. */
function stem(word: string): string {
  if (word.length < 4) return word.replace(/^(\d+)s$/, '$1');
  const base = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<![su])s$/, '');
  if (base.length > 5 && base.endsWith('ing')) return undouble(base.slice(0, -3));
  if (base.length > 4 && base.endsWith('ed')) return undouble(base.slice(0, -2));
  return base.length > 4 ? base.replace(/e$/, '') : base;
}

/** Maps words of a language to index terms. */
export interface Vocabulary {
  /** Returns the index terms of a text or question. */
  terms(text: string): string[];
  /** Returns terms with similar meanings. */
  related(term: string): readonly string[];
  /** Returns the known terms that a misspelled or compound word may stand for; empty if there are none. */
  correct(word: string, knownTerms: ReadonlySet<string>): readonly string[];
}

/** The optimal string alignment distance (restricted Damerau–Levenshtein), or any number above `maxDistance`. */
function editDistance(one: string, other: string, maxDistance: number): number {
  if (Math.abs(one.length - other.length) > maxDistance) return maxDistance + 1;
  let [rowBeforeLast, lastRow]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (lastRow[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (lastRow[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rowBeforeLast[j - 2] ?? 0) + 1 : maxDistance + 1,
      );
    }
    [rowBeforeLast, lastRow] = [lastRow, row];
  }
  return lastRow[other.length] ?? 0;
}

/** Of shorter words only swapped letters are corrected: too many others are close. */
const MIN_CORRECTED_LENGTH = 4;
/** Shortest word in which swapped letters are corrected: “teh”. */
const MIN_SWAPPED_LENGTH = 3;
/** Longer words may have two typing errors. */
const TWO_TYPOS_LENGTH = 8;
/** Less than the distance between two corrections. */
const SAME_SOUND_BONUS = 0.5;
/** Shortest part of a compound word; a stop word may be one letter shorter. */
const SHORTEST_PART = 3;

/**
 * Splits a compound into two known words: “stockpile” into stock and pile. A stop word is a part without terms:
 * “throwin” is throw.
 */
function splitCompound(word: string, termsOfPart: (part: string) => readonly string[] | undefined): readonly string[] {
  for (let at = SHORTEST_PART - 1; at < word.length - 1; at++) {
    const [head, tail] = [termsOfPart(word.slice(0, at)), termsOfPart(word.slice(at))];
    if (head && tail && head.length + tail.length > 0) return [...head, ...tail];
  }
  return [];
}

/** How a word sounds, roughly: c like k, no doubled letters, and no vowels after its first letter. */
const soundOf = (word: string): string =>
  word
    .replace(/c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<!^)[aeiouy]/g, '');

const sortLetters = (word: string): string => [...word].sort().join('');

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Creates the vocabulary of a language. */
export function createVocabulary({ skipped, forms, phrases, near }: SearchLanguage): Vocabulary {
  const skip = new Set(skipped);
  const baseForms = new Map(Object.entries(forms));
  const longestPhrases = Object.keys(phrases).sort((a, b) => b.length - a.length);
  const phrasePattern = new RegExp(`\\b(?:${longestPhrases.map(escapeRegExp).join('|')})\\b`, 'g');
  const termOf = (word: string): string => {
    const stemmed = stem(baseForms.get(word) ?? word);
    return baseForms.get(stemmed) ?? stemmed;
  };
  const groups = near.map((group) => group.split(/\s+/).map(termOf));
  const relatedTerms = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const one of group) relatedTerms.set(one, new Set([...(relatedTerms.get(one) ?? []), ...group]));
  }
  /** Spellings that corrections compare with, and their terms; stop words have none. */
  const termsBySpelling = new Map<string, readonly string[]>([
    ...[...baseForms].map(([form]): [string, string[]] => [form, [termOf(form)]]),
    ...skipped.map((word): [string, string[]] => [word, []]),
  ]);
  return {
    terms(text) {
      const normalText = normalizeText(text);
      const rewritten =
        longestPhrases.length > 0 ? normalText.replace(phrasePattern, (words) => phrases[words] ?? words) : normalText;
      const textWords = rewritten.match(WORD_PATTERN) ?? [];
      const contentWords = textWords.filter((word) => !skip.has(word));
      return (contentWords.length > 0 ? contentWords : textWords).map(termOf);
    },
    related: (one) => [...(relatedTerms.get(one) ?? [])].filter((other) => other !== one),
    correct(word, knownTerms) {
      if (word.length < MIN_SWAPPED_LENGTH) return [];
      const [sound, letters] = [soundOf(word), sortLetters(word)];
      const isShort = word.length < MIN_CORRECTED_LENGTH;
      const maxDistance = word.length < TWO_TYPOS_LENGTH ? 1 : 2;
      let [bestTerms, bestDistance]: [readonly string[], number] = [[], maxDistance + 1];
      const consider = (form: string, terms: readonly string[]): void => {
        if (isShort ? sortLetters(form) !== letters : form.length < MIN_CORRECTED_LENGTH) return;
        // Of words at the same distance, the one that sounds the same is meant.
        const distance = editDistance(word, form, maxDistance) - (soundOf(form) === sound ? SAME_SOUND_BONUS : 0);
        if (distance < bestDistance) [bestTerms, bestDistance] = [terms, distance];
      };
      for (const [form, terms] of termsBySpelling) consider(form, terms);
      for (const one of knownTerms) consider(one, [one]);
      if (isShort || bestDistance <= 1) return bestTerms;
      const termsOfPart = (part: string): readonly string[] | undefined => {
        if (skip.has(part)) return [];
        const one = termOf(part);
        return part.length >= SHORTEST_PART && knownTerms.has(one) ? [one] : undefined;
      };
      const parts = splitCompound(word, termsOfPart);
      return parts.length > 0 ? parts : bestTerms;
    },
  };
}
