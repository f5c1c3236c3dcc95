import type { Seat, SeatNamer } from '../seat.ts';

/** A player as a word of a sentence. */
export interface Person {
  /** Null for "she" and "her", who are told by the rest of the line. */
  readonly seat: Seat | null;
  /** The word tells whose something is: "Ann's". */
  readonly isOwner: boolean;
  /** A name, or "he" and "she": not the player at the desk. */
  readonly isThird: boolean;
}

/** The players of a table in words. */
export type People = ReadonlyMap<string, Person>;

const OWN_WORDS = ['i', 'you', 'we', 'me'];
const OWN_POSSESSIVES = ['my', 'your', 'our'];
const THIRD_WORDS = ['he', 'she', 'they'];
const THIRD_POSSESSIVES = ['his', 'her', 'their'];
/** Words before a role: "my partner". */
const ROLE_STARTS = ['', 'my ', 'your ', 'the '];

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
  const add = (word: string, at: Seat | null, isOwner: boolean, isThird: boolean): void =>
    void people.set(word, { seat: at, isOwner, isThird });
  const addNoun = (noun: string, at: Seat): void => {
    add(noun, at, false, true);
    for (const owner of [`${noun}'s`, `${noun}s`, `${noun}s'`]) add(owner, at, true, true);
  };
  for (let at = 0; at < seats; at++) if (at !== seat) addNoun(nameOf(at).toLowerCase(), at);
  const roles = [
    ...(partner === null ? [] : [['partner', partner] as const]),
    ...(seats === 2 ? (['opponent', 'other player'] as const).map((role) => [role, 1 - seat] as const) : []),
  ];
  for (const [role, at] of roles) for (const start of ROLE_STARTS) addNoun(start + role, at);
  for (const word of OWN_WORDS) add(word, seat, false, false);
  for (const word of OWN_POSSESSIVES) add(word, seat, true, false);
  for (const word of THIRD_WORDS) add(word, null, false, true);
  for (const word of THIRD_POSSESSIVES) add(word, null, true, true);
  return people;
}
