/** No case, record or sheet has so many brackets in each other: looking through more takes stack and time. */
const DEEPEST = 100;

/** Whether a text of JSON is nested deeper than anything we know: seen before it is read. */
export function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length && depth <= DEEPEST; i++) {
    const letter = text[i] as string;
    if (letter === '\\') i++;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && '[{'.includes(letter)) depth++;
    else if (!quoted && ']}'.includes(letter)) depth--;
  }
  return depth > DEEPEST;
}
