import type { Seat, SeatNamer } from '../seat.ts';

type Pronoun = 'he' | 'she';

/** The pronouns of the fixed names; of another name it isn't known. */
const PRONOUNS: Readonly<Record<string, Pronoun>> = { Ann: 'she', Bert: 'he', Cleo: 'she', Dora: 'she', Emil: 'he' };

/** A player as a word of a sentence. */
export interface Person {
  /** Null for "she" and "her", which the rest of the line resolves. */
  readonly seat: Seat | null;
  /** The word tells whose something is: "Ann's". */
  readonly isOwner: boolean;
  /** A name, or "he" and "she": not the player at the desk. */
  readonly isThird: boolean;
  /** The pronoun, or the one that stands for the name; left out where any may, null where none. */
  readonly pronoun?: Pronoun | null;
}

/** The players of a table in words. */
export type People = ReadonlyMap<string, Person>;

export const OWN_WORDS: readonly string[] = ['i', 'you', 'we', 'me'];
export const OWN_POSSESSIVES: readonly string[] = ['my', 'your', 'our'];
/** Pronouns as subjects and as owners. */
const THIRD_WORDS: readonly (readonly [subject: string, owner: string, pronoun?: Pronoun])[] = [
  ['he', 'his', 'he'],
  ['she', 'her', 'she'],
  ['they', 'their'],
];
/** Words before a role: "my partner". */
const ROLE_STARTS = ['', 'my ', 'your ', 'the '];
/** The partner of "him" is not "he". */
const THIRD_ROLE_STARTS = ['his ', 'her '];

/** Number of words in the longest name of a player. */
export const LONGEST_PERSON = 3;

interface Table {
  readonly seat: Seat;
  readonly seats: number;
  readonly partner: Seat | null;
  readonly nameOf: SeatNamer;
}

/** The words for the players, as the seat `seat` says them. */
export function peopleOf({ seat, seats, partner, nameOf }: Table): People {
  const people = new Map<string, Person>();
  const add = (word: string, at: Seat | null, isOwner: boolean, isThird: boolean, pronoun?: Pronoun | null): void =>
    void people.set(word, { seat: at, isOwner, isThird, ...(pronoun === undefined ? {} : { pronoun }) });
  const addNoun = (noun: string, at: Seat, pronoun: Pronoun | null | undefined = PRONOUNS[nameOf(at)]): void => {
    add(noun, at, false, true, pronoun);
    for (const owner of [`${noun}'s`, `${noun}s`, `${noun}s'`]) add(owner, at, true, true, pronoun);
  };
  for (let at = 0; at < seats; at++) if (at !== seat) addNoun(nameOf(at).toLowerCase(), at);
  const roles = [
    ...(partner === null ? [] : [['partner', partner] as const]),
    ...(seats === 2 ? (['opponent', 'other player'] as const).map((role) => [role, 1 - seat] as const) : []),
  ];
  for (const [role, at] of roles) {
    for (const start of ROLE_STARTS) addNoun(start + role, at);
    for (const start of THIRD_ROLE_STARTS) addNoun(start + role, at, null);
  }
  for (const word of OWN_WORDS) add(word, seat, false, false);
  for (const word of OWN_POSSESSIVES) add(word, seat, true, false);
  for (const [subject, owner, pronoun] of THIRD_WORDS) {
    add(subject, null, false, true, pronoun);
    add(owner, null, true, true, pronoun);
  }
  return people;
}
