/** No case, record or sheet has so many brackets in each other: looking through more takes stack and time. */
const DEEPEST = 100;
/** Nor so many lists and objects: a record of twenty thousand moves has half as many. */
export const MOST_PARTS = 200_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPEN = { '[': 0x5b, '{': 0x7b };
const SHUT = { ']': 0x5d, '}': 0x7d };

/** What a text of JSON is too much of, seen before it is read: reading costs a hundred times its length. */
export function excessOf(text: string): 'deep' | 'many' | null {
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
    } else if (letter === SHUT[']'] || letter === SHUT['}']) depth--;
  }
  return null;
}

/** Whether a text of JSON is nested deeper than anything we know. */
export const isDeep = (text: string): boolean => excessOf(text) === 'deep';
