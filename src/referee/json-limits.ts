/** No case, record or sheet has so many brackets in each other: looking through more takes stack and time. */
const DEEPEST = 100;
/** Nor so many lists and objects: a record of twenty thousand moves has half as many. */
export const MOST_PARTS = 200_000;
/** Entries of one list or object; the longest list of a record is its 20,000 moves. */
export const MOST_ENTRIES = 30_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPEN = { '[': 0x5b, '{': 0x7b };
const SHUT = { ']': 0x5d, '}': 0x7d };

/** What a text of JSON is too much of, seen before it is read: reading costs a hundred times its length. */
export function excessOf(text: string): 'deep' | 'many' | 'long' | null {
  /** Commas so far in each list or object that is open. */
  const commas = [0];
  let depth = 0;
  let parts = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === BACKSLASH) i++;
    else if (letter === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (letter === OPEN['['] || letter === OPEN['{']) {
      if (++depth > DEEPEST) return 'deep';
      if (++parts > MOST_PARTS) return 'many';
      commas[depth] = 0;
    } else if (letter === COMMA) {
      const before = commas[depth] ?? 0;
      if (before + 2 > MOST_ENTRIES) return 'long';
      commas[depth] = before + 1;
    } else if (letter === SHUT[']'] || letter === SHUT['}']) depth = Math.max(0, depth - 1);
  }
  return null;
}

/** Whether a text of JSON is nested deeper than anything we know. */
export const isDeep = (text: string): boolean => excessOf(text) === 'deep';
