/** A list in a sentence: "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** The regular plural: "cards", "sixes", "games with ten cards". */
const pluralOf = (noun: string): string =>
  noun.replace(/.(?= with |$)/, (lastLetter) => lastLetter + (/[sx]/.test(lastLetter) ? 'es' : 's'));

/** The noun that goes with a number: "card" with 1, "cards" with 0 and 2. */
export function plural(n: number, singular: string, pluralNoun = pluralOf(singular)): string {
  return n === 1 ? singular : pluralNoun;
}

/** "1 card", "3 cards". */
export function countNoun(n: number, singular: string, pluralNoun?: string): string {
  return `${n} ${plural(n, singular, pluralNoun)}`;
}

/** Cuts a text of any length after `maxLength` UTF-16 units, without splitting a surrogate pair. */
export function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** An outside text in quotes, cut after 40 letters. */
export function quote(text: string): string {
  return `“${truncate(text, 40)}”`;
}

/** The sentence with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sentence as part of another: "take 5♣ with 5♥", without capital and full stop. */
export function clause(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}

/** A number in digits, with a true minus sign: "−10". */
export const digits = (n: number): string => String(n).replace('-', '−');
