/** Limit of nested brackets: deeper JSON is no case, record or sheet, and takes too much stack and time. */
const MAX_DEPTH = 100;
/** Limit of lists and objects in a text; a record of 20,000 moves has half as many. */
export const MAX_PARTS = 200_000;
/** Limit of entries in one list or object; the longest list of a record has 20,000 moves. */
export const MAX_ENTRIES = 30_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING_CODES = { '[': 0x5b, '{': 0x7b };
const CLOSING_CODES = { ']': 0x5d, '}': 0x7d };

/**
 * Which limit a text of JSON exceeds, null for none. Checked before parsing, which takes a hundred times the memory of
 * the text.
 */
export function excessOf(text: string): 'deep' | 'many' | 'long' | null {
  /** Commas so far, by depth, in each list or object that is open. */
  const commas = [0];
  let depth = 0;
  let parts = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === BACKSLASH) i++;
    else if (letter === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === OPENING_CODES['['] || letter === OPENING_CODES['{']) {
      if (++depth > MAX_DEPTH) return 'deep';
      if (++parts > MAX_PARTS) return 'many';
      commas[depth] = 0;
    } else if (letter === COMMA) {
      const commaCount = commas[depth] ?? 0;
      if (commaCount + 2 > MAX_ENTRIES) return 'long';
      commas[depth] = commaCount + 1;
    } else if (letter === CLOSING_CODES[']'] || letter === CLOSING_CODES['}']) depth = Math.max(0, depth - 1);
  }
  return null;
}

/** Whether a text of JSON is nested too deeply. */
export const isDeep = (text: string): boolean => excessOf(text) === 'deep';
