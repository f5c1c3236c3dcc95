import { sentence } from '../cards/words.ts';
import {
  areThings,
  type CardPlace,
  type ChoicePlace,
  entry,
  field,
  isSeat,
  isWhole,
  type NumberPlace,
  type Slot,
} from './desk.ts';
import { handZone } from './hand-zones.ts';
import { type Naming, type Seat, whose } from './seat.ts';

/** Places that the desks of several games have. */

type Choices = ChoicePlace['choices'];

/** A choice for each of these seats: "You", "Ann". */
export function seatChoices(
  seats: readonly Seat[],
  name: Naming,
): readonly { readonly value: Seat; readonly label: string }[] {
  return seats.map((value) => ({ value, label: sentence(name(value)) }));
}

interface HandSpec {
  readonly at: Seat;
  /** The seat that tries: what the others hold matters seldom. */
  readonly seat: Seat;
  readonly seats: number;
  readonly name: Naming;
  /** Cards of a full hand: nobody showed them, unless it is said. */
  readonly size: number;
  /** "Four cards nobody showed" */
  readonly unsaid: string;
  /** Left out where a hand may grow without end. */
  readonly most?: number;
}

/** A hand, by default as many cards nobody showed as one is dealt. */
export function handPlace({ at, seat, seats, name, size, unsaid, most }: HandSpec): CardPlace {
  const usual: readonly string[] = [`${size}?`];
  return {
    id: handZone(at),
    label: whose(name(at), 'hand'),
    kind: 'set',
    paths: [`position.hands[${at}]`],
    unsaid,
    usual,
    unseen: true,
    ...(most === undefined ? {} : { most }),
    ...(at === seat ? {} : { rare: true }),
    ...entry('hands', at, seats, areThings, usual),
  };
}

/** A pile nobody looks into; unsaid, it is what the pack still has. */
export function stockPlace(id: string, label: string, unsaid: string): CardPlace {
  const paths = [`position.${id}`];
  return { id, label, kind: 'pile', paths, unsaid, unseen: true, rare: true, ...field(id, areThings) };
}

/** Who decides next, or that the game is over. */
export function turnPlace(named: Choices): ChoicePlace {
  return {
    id: 'turn',
    label: 'On turn',
    kind: 'choice',
    paths: ['position.turn'],
    choices: [...named, { value: null, label: 'Game over' }],
    ...field('turn', isSeat, 0),
  };
}

/** A field of its own that holds a seat; what comes first among the choices holds unless it is said. */
export function seatPlace(key: string, label: string, choices: Choices): ChoicePlace {
  const usual = choices[0]?.value === null ? null : 0;
  return {
    id: key,
    label,
    kind: 'choice',
    paths: [`position.${key}`],
    choices,
    ...field(key, isSeat, usual),
  };
}

/** What a number counts, and from where to where it goes; `min` holds unless something else is said. */
interface AmountSpec {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly min: number;
  readonly max: number;
}

/** A number that seldom matters. */
export function amountPlace(spec: AmountSpec, slot: Slot<number>): NumberPlace {
  const { id, label, path, min, max } = spec;
  return { id, label, kind: 'number', paths: [path], rare: true, min, max, usual: min, ...slot };
}

/** The same where it is a field of its own, from 0. */
export function countPlace(key: string, label: string, max: number, min = 0): NumberPlace {
  return amountPlace({ id: key, label, path: `position.${key}`, min, max }, field(key, isWhole, min));
}
