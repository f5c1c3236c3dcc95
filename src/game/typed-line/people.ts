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
  readonly pronoun?: Pronoun | null | undefined;
  /** "her partner": who that is for the player she may be. Then `seat` is so for the player at the desk. */
  readonly counterpart?: RoleOf;
}

/** Who has a role towards a seat: its partner, its opponent. */
type RoleOf = (seat: Seat) => Seat | null;

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
  /** The partner of a seat; null without partners. */
  readonly partnerOf: RoleOf;
  readonly nameOf: SeatNamer;
}

/** The words for the players, as the seat `seat` says them. */
export function peopleOf({ seat, seats, partnerOf, nameOf }: Table): People {
  const people = new Map<string, Person>();
  const add = (word: string, person: Person): void => void people.set(word, person);
  const pronounOf = (at: Seat): Partial<Person> => ({ pronoun: PRONOUNS[nameOf(at)] });
  const addNoun = (noun: string, at: Seat, more: Partial<Person>): void => {
    add(noun, { seat: at, isOwner: false, isThird: true, ...more });
    for (const owner of [`${noun}'s`, `${noun}s`, `${noun}s'`])
      add(owner, { seat: at, isOwner: true, isThird: true, ...more });
  };
  for (let at = 0; at < seats; at++) if (at !== seat) addNoun(nameOf(at).toLowerCase(), at, pronounOf(at));
  const otherOf: RoleOf = (one) => (seats === 2 ? 1 - one : null);
  for (const [role, roleOf] of [
    ['partner', partnerOf],
    ['opponent', otherOf],
    ['other player', otherOf],
  ] as const) {
    const at = roleOf(seat);
    if (at === null) continue;
    for (const start of ROLE_STARTS) addNoun(start + role, at, pronounOf(at));
    for (const start of THIRD_ROLE_STARTS) addNoun(start + role, at, { pronoun: null, counterpart: roleOf });
  }
  for (const word of OWN_WORDS) add(word, { seat, isOwner: false, isThird: false });
  for (const word of OWN_POSSESSIVES) add(word, { seat, isOwner: true, isThird: false });
  for (const [subject, owner, pronoun] of THIRD_WORDS) {
    add(subject, { seat: null, isOwner: false, isThird: true, pronoun });
    add(owner, { seat: null, isOwner: true, isThird: true, pronoun });
  }
  return people;
}
