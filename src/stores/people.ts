import type { Strength } from '../bots/strengths.ts';
import { type Naming, type Seat, seatsOf } from '../game/seat.ts';
import { HUMAN, playerName } from './names.ts';

/** Who sits at a seat: a person at this device, or a bot of a strength. */
export type Sitter = 'person' | Strength;

/** What a game knows of who plays it. */
interface Sat {
  readonly strength: Strength;
  readonly seats?: readonly Sitter[];
  readonly names?: readonly string[];
  readonly eyes?: Seat;
}

/** Whether a person plays at the seat. */
export const isPerson = ({ seats }: Pick<Sat, 'seats'>, seat: Seat): boolean =>
  seats ? seats[seat] === 'person' : seat === HUMAN;

/** Whether several people share the device: then it is passed on, and hands are covered between. */
export const isShared = ({ seats }: Pick<Sat, 'seats'>): boolean =>
  (seats ?? []).filter((one) => one === 'person').length > 1;

/** Whose eyes look at the table: whoever holds the device. */
export const eyesOf = ({ seats, eyes }: Pick<Sat, 'seats' | 'eyes'>): Seat =>
  eyes ?? Math.max(0, seats?.indexOf('person') ?? HUMAN);

/** How strong the bot at a seat plays. */
export function strengthAt({ seats, strength }: Pick<Sat, 'seats' | 'strength'>, seat: Seat): Strength {
  const sitter = seats?.[seat];
  return sitter === undefined || sitter === 'person' ? strength : sitter;
}

/** How the seats are called: whoever looks is “you”. */
export function namingAt(practice: Pick<Sat, 'seats' | 'eyes' | 'names'>): Naming {
  const { names } = practice;
  if (!names) return playerName;
  const eyes = eyesOf(practice);
  return (seat) => (seat === eyes ? 'you' : (names[seat] ?? playerName(seat)));
}

/** A name for each seat, for those who said none. */
export const usualNames = (seats: number, said: readonly string[]): readonly string[] =>
  seatsOf({ seats }).map((seat) => said[seat]?.trim() || `Player ${seat + 1}`);
