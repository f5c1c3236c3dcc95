/** What a language brings to the search: a file of `content`, for a translator. */
export interface Language {
  /** Words that say nothing about what is looked for. */
  readonly skipped: readonly string[];
  /** Other forms and spellings of a word: `dealt` → `deal`. */
  readonly forms: Readonly<Record<string, string>>;
}

/** How cards are written: 10♦, 10d, 2s. */
const CARD = /(?<![\p{L}\d])(10|[2-9ajqk])([♠♥♦♣]|[shdc](?![\p{L}\d]))/giu;
const RANKS: Readonly<Record<string, string>> = { a: 'ace', j: 'jack', q: 'queen', k: 'king' };
const SUITS: Readonly<Record<string, string>> = {
  ...{ s: 'spade', h: 'heart', d: 'diamond', c: 'club' },
  ...{ '♠': 'spade', '♥': 'heart', '♦': 'diamond', '♣': 'club' },
};
/** A lone capital between ranks is one of them: K A 2. */
const LONE_ACE = /(?<=\b(?:\d+|[JQK])[\s,–-]+)A\b|\bA(?=[\s,–-]+(?:\d+|[JQK])\b)/g;
const COURT = /(?<![\p{L}\d])[jqk](?![\p{L}\d])/gu;
const WORD = /[\p{L}\d]+/gu;

const spelled = (text: string): string =>
  text
    .replace(LONE_ACE, 'ace')
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .replace(CARD, (_, rank: string, suit: string) => ` ${RANKS[rank] ?? rank} ${SUITS[suit] ?? suit} `)
    .replace(COURT, (letter) => RANKS[letter] ?? letter);

/** A verb without its ending: “dropped” and “dropping” are “drop”. */
const undoubled = (stem: string): string =>
  /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem.replace(/e$/, '');

/** The part of an English word that all its forms share. */
function stem(word: string): string {
  if (word.length < 4) return word.replace(/^(\d+)s$/, '$1');
  const one = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<![su])s$/, '');
  if (one.length > 5 && one.endsWith('ing')) return undoubled(one.slice(0, -3));
  if (one.length > 4 && one.endsWith('ed')) return undoubled(one.slice(0, -2));
  return one.length > 4 ? one.replace(/e$/, '') : one;
}

/** Words of a language, ready to be looked up. */
export interface Words {
  /** The terms by which a text is found, and by which a question finds it. */
  terms(text: string): string[];
  /** The term of a form or spelling that is one slip of the finger away. */
  slipped(term: string): string | undefined;
}

/** Whether one letter more, less, changed, or changed about makes one word the other. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [a, b] = [one.slice(from), other.slice(from)];
  const swapped = `${a[1] ?? ''}${a[0] ?? ''}${a.slice(2)}`;
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || swapped === b;
}

/** @param language what counts as a word and what as the same */
export function wordsOf({ skipped, forms }: Language): Words {
  const skip = new Set(skipped);
  const known = new Map<string, string>();
  for (const [word, same] of Object.entries(forms)) known.set(word, same);
  const term = (word: string): string => {
    const same = known.get(word) ?? word;
    const short = stem(same);
    return known.get(short) ?? short;
  };
  return {
    terms(text) {
      const all = spelled(text).match(WORD) ?? [];
      const telling = all.filter((word) => !skip.has(word));
      return (telling.length > 0 ? telling : all).map(term);
    },
    slipped(word) {
      const form = word.length > 4 ? [...known.keys()].find((one) => isSlip(word, one)) : undefined;
      return form === undefined ? undefined : known.get(form);
    },
  };
}
