/** "a", "a and b", "a, b and c": a list as one says it. */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The regular plural: "cards", "sixes", "games with ten cards". */
const pluralOf = (noun: string): string =>
  noun.replace(/.(?= with |$)/, (last) => last + (/[sx]/.test(last) ? 'es' : 's'));

/** The noun as it goes with a number: "card" with 1, "cards" with 0 and 2. */
export function plural(n: number, one: string, many = pluralOf(one)): string {
  return n === 1 ? one : many;
}

/** "1 card", "3 cards". */
export function count(n: number, one: string, many?: string): string {
  return `${n} ${plural(n, one, many)}`;
}

/** The beginning of somebody else's text, which may be as long as a book; never half a letter. */
export function truncate(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** Somebody else's text in quotes, cut short: it may be anything. */
export function quote(text: string): string {
  return `“${truncate(text, 40)}”`;
}

/** The sentence with its first letter upper case. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence as a part of another: "take 5♣ with 5♥", without its capital and its full stop. */
export function clause(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
