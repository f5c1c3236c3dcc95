const PLURAL_NOUN = '(?:cards|points|tricks|jokers|dice|rounds|games|twos|aces|kings|nines)';
const SINGULAR_NOUN = '(?:card|point|trick|die|round|game|ace|king)';

/** Slips of language in generated sentences, with patterns that find them. */
const SLIP_PATTERNS: readonly (readonly [slip: string, seen: RegExp])[] = [
  ['a word twice', /\b([a-z]{2,}) \1\b/i],
  ['a space or a stop too many', / {2}|[,;:.] ?[,;:.](?!\.)| [,;:.]/],
  ['one of several', new RegExp(`(?<![-−.])\\b(?:1|[Oo]ne) ${PLURAL_NOUN}\\b`)],
  ['several of one', new RegExp(`\\b(?:0|[2-9]|\\d\\d+|two|three|four|five|six) ${SINGULAR_NOUN}\\b(?! in | more )`)],
  [
    'one with the verb of several',
    new RegExp(`\\b(?:1|[Oo]ne) ${SINGULAR_NOUN}(?: of (?:the|your) [a-z]+)? (?:are|were|have|don’t)\\b`),
  ],
  [
    'several with the verb of one',
    new RegExp(`(?<!nothing in [^.:;]*)\\b(?:[02-9]|\\d\\d+) ${PLURAL_NOUN} (?:is|was|has|lies)\\b`),
  ],
  ['you with the verb of another', /(?<!stopped )\b[Yy]ou (?:is|was|has|doesn’t|holds?s|goes|begins)\b/],
  ['another with the verb of you', /(?<!and )(?<!, )\bChris (?:are|were|have|hold|don’t|begin|win)\b/],
  ['several names with the verb of one', /\b[A-Zy][a-z]+ and Chris (?:is|was|has|holds|doesn’t)\b/],
  ['a before a vowel', /(?:\ba|^A) (?!or |and )(?:[aeio](?!ne\b)|8\b|1[18]\b|A[♠♥♦♣])/],
  ['an before a consonant', /\ban (?:[b-df-gj-np-tv-z]|[2-79]\b|10\b)/i],
  ['you’s, or an s too many', /\byou’s\b|s’s’/i],
  ['what code leaves', /undefined|null|NaN|\[object/],
];

/** The slips of a sentence; empty if there are none. */
export function slipsOf(sentence: string): readonly string[] {
  return SLIP_PATTERNS.flatMap(([slip, pattern]) => (pattern.test(sentence) ? [slip] : []));
}
