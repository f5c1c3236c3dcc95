/** "a", "a and b", "a, b and c": a list as one says it. */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

const NUMERALS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
  ...['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** A number in words up to twenty: "no", "two", "21". */
export function numeral(n: number): string {
  return NUMERALS[n] ?? String(n);
}

/** The regular plural: "cards", "sixes", "copies", "games with ten cards". */
function pluralOf(noun: string): string {
  const [, head = noun, tail = ''] = /^(.*?)( (?:of|with) .*)?$/.exec(noun) ?? [];
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${tail}`;
  return `${head}${/(?:s|x|z|ch|sh)$/.test(head) ? 'es' : 's'}${tail}`;
}

/** The noun as it goes with a number: "card" with 1, "cards" with 0 and 2. */
export function plural(n: number, one: string, many = pluralOf(one)): string {
  return n === 1 ? one : many;
}

/** "1 card", "3 cards". */
export function count(n: number, one: string, many?: string): string {
  return `${n} ${plural(n, one, many)}`;
}

/** "it" for one thing, "them" for several. */
export function them(n: number): string {
  return n === 1 ? 'it' : 'them';
}

/** Every one of `n` things: "it", "both", "all three". */
export function allOf(n: number): string {
  return n === 1 ? 'it' : n === 2 ? 'both' : `all ${numeral(n)}`;
}

const PLURAL = /^(?:you|we|they)$| and /i;
const OWN_FORMS: Readonly<Record<string, string>> = { have: 'has', be: 'is' };

/** Who or what does something: a name, several of them, or a number of things. */
type Subject = string | number | readonly unknown[];

/** The form of a verb that goes with its subject: "you are", "Ann is", "Ann and Bert are", "1 card is". */
export function agree(subject: Subject, many: string, one: string): string {
  if (typeof subject === 'string') return PLURAL.test(subject) ? many : one;
  if (typeof subject === 'number') return subject === 1 ? one : many;
  const [only] = subject;
  return subject.length === 1 && only !== 'you' ? one : many;
}

/** Who does something, with the verb in its form: "you deal", "Ann deals", "Ann and Cleo deal". */
export function does(who: string, verb: string): string {
  const one = OWN_FORMS[verb] ?? pluralOf(verb);
  return `${who} ${agree(who, verb === 'be' ? 'are' : verb, one)}`;
}

/** The noun with its article: "an ace", "a 7", "an 8". */
export function an(noun: string | number): string {
  return `${/^(?:[aei]|o(?!ne\b)|u(?!nit|se)|8|1[18]\b)/i.test(String(noun)) ? 'an' : 'a'} ${noun}`;
}

/** The beginning of somebody else's text, which may be as long as a book; never half a letter. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** Somebody else's text in quotes, cut short: it may be anything. */
export function quote(text: string): string {
  return `“${cut(text, 40)}”`;
}

/** The sentence with its first letter upper case. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whose something is: "your", "Ann’s", "Chris’s", "the Smiths’". */
export function possessive(who: string): string {
  if (/^you$/i.test(who)) return `${who}r`;
  return /^(?:the|our) .*s$/i.test(who) ? `${who}’` : `${who}’s`;
}

/** A sentence as a part of another: "take 5♣ with 5♥", without its capital and its full stop. */
export function clause(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
