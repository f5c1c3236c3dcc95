import { handZone } from '../hand-zones.ts';
import type { Seat } from '../seat.ts';
import type { ParseContext } from './context.ts';
import { OWN_POSSESSIVES, OWN_WORDS, type Person } from './people.ts';
import type { Token } from './tokens.ts';

/** No player at the table. */
const NO_SEAT: Seat = -1;

/** Finds out which players the words of a line mean, if one seat has tried. */
export class PersonReader<S> {
  readonly #tokens: readonly Token[];
  readonly #context: ParseContext<S>;
  /** Whether "her" and "their" mean the player who tries: one is named, or there are more than two. */
  readonly #isThirdTheMover: boolean;
  /** Whether the line names the player who tries, other than as "his partner". */
  readonly #isMoverNamed: boolean;
  /** Whether the line says "I" or "my", so that "she" is another player. */
  readonly #isOwnNamed: boolean;

  constructor(tokens: readonly Token[], context: ParseContext<S>) {
    this.#tokens = tokens;
    this.#context = context;
    const isThirdNamed = tokens.some(({ person }) => person?.isThird && !person.isOwner);
    this.#isOwnNamed = tokens.some(({ word }) => OWN_WORDS.includes(word) || OWN_POSSESSIVES.includes(word));
    this.#isMoverNamed = tokens.some(({ person }) => person?.seat === context.seat && !person.counterpart);
    this.#isThirdTheMover = isThirdNamed || context.place(handZone(2)) !== undefined;
  }

  /** Fillers can be skipped, but "my" only in a sentence about me. */
  canSkip({ small, person }: Token): boolean {
    return small && (!person || (person.isOwner && person.seat === this.#context.seat));
  }

  /** The seat of a player; −1 if it can't be told. */
  seatOf(person: Person): Seat {
    const { seat, isOwner } = person;
    const { seat: mover, isYou } = this.#context;
    const isAnother = this.#isOwnNamed && person.isThird && !isOwner;
    if (seat === null && (isYou ? isAnother || this.#isNamed(person) : this.#isOther(person))) return NO_SEAT;
    // Where nobody else tries, "his partner" is the partner of the player at the desk.
    if (person.counterpart && this.#isMoverNamed) return person.counterpart(mover) ?? NO_SEAT;
    return seat ?? (isOwner && !this.#isThirdTheMover ? 1 - mover : mover);
  }

  /** Whether "she" may be a player whom the line names. */
  #isNamed({ pronoun }: Person): boolean {
    return this.#tokens.some(
      ({ person }) =>
        person?.isThird &&
        person.seat !== null &&
        person.pronoun !== null &&
        (!pronoun || !person.pronoun || person.pronoun === pronoun),
    );
  }

  /** Whether "he" can't be the player who tries. */
  #isOther({ pronoun, isOwner }: Person): boolean {
    const { seat: mover } = this.#context;
    const mine = this.#tokens.find(({ person }) => person?.seat === mover)?.person?.pronoun;
    return !isOwner && Boolean(pronoun && mine && pronoun !== mine);
  }
}
