/** "it" for one thing, "them" for several. */
export function pronounFor(n: number): string {
  return n === 1 ? 'it' : 'them';
}

const PLURAL_SUBJECT = /^(?:you|we|they)$| and /i;
const OWN_FORMS: Readonly<Record<string, string>> = { have: 'has', be: 'is' };

/** A name, several names joined by "and", a number of things, or a list of subjects. */
type Subject = string | number | readonly unknown[];

/** The verb form that agrees with its subject: "you are", "Ann is", "Ann and Bert are", "1 card is". */
export function agree(subject: Subject, pluralVerb: string, singularVerb: string): string {
  if (typeof subject === 'string') return PLURAL_SUBJECT.test(subject) ? pluralVerb : singularVerb;
  if (typeof subject === 'number') return subject === 1 ? singularVerb : pluralVerb;
  const [firstSubject] = subject;
  return subject.length === 1 && firstSubject !== 'you' ? singularVerb : pluralVerb;
}

/** The subject with its verb: "you deal", "Ann deals", "Ann and Cleo deal". */
export function withVerb(subject: string, verb: string): string {
  const one = OWN_FORMS[verb] ?? `${verb}${/(?:s|x|ch|sh)$/.test(verb) ? 'es' : 's'}`;
  return `${subject} ${agree(subject, verb === 'be' ? 'are' : verb, one)}`;
}

/** The noun with its article: "an ace", "a 7", "an 8". */
export function an(noun: string | number): string {
  return `${/^(?:[aei]|o(?!ne\b)|u(?!nit|se)|8|1[18]\b)/i.test(String(noun)) ? 'an' : 'a'} ${noun}`;
}

/** The possessive form: "your", "Ann's", "Chris's", "the Smiths’". */
export function possessive(owner: string): string {
  if (/^you$/i.test(owner)) return `${owner}r`;
  return /^(?:the|our) .*s$/i.test(owner) ? `${owner}’` : `${owner}’s`;
}
