import type { Strength } from '../../bots/strength.ts';
import { capitalize, joinWords } from '../../cards/words.ts';
import { type Seat, type SeatNamer, seatsOf } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import { HUMAN } from '../house-rules/index.ts';
import { WORDS } from './words.ts';

/** A person at this device, or a bot of a strength. */
export type Sitter = 'person' | Strength;

/** The players of a game. */
interface SeatedPlayers {
  readonly strength: Strength;
  readonly seats?: readonly Sitter[];
  readonly names?: readonly string[];
  readonly viewer?: Seat;
}

export const isPerson = ({ seats }: Pick<SeatedPlayers, 'seats'>, seat: Seat): boolean =>
  seats ? seats[seat] === 'person' : seat === HUMAN;

/** Whether several people share the device, so that hands are covered while it is passed on. */
export const isShared = ({ seats }: Pick<SeatedPlayers, 'seats'>): boolean =>
  (seats ?? []).filter((one) => one === 'person').length > 1;

/** The seat whose view is shown: the holder of the device. */
export const viewerOf = ({ seats, viewer }: Pick<SeatedPlayers, 'seats' | 'viewer'>): Seat =>
  viewer ?? Math.max(0, seats?.indexOf('person') ?? HUMAN);

/** The strength of the bot at a seat; for a person, that of the game's bots. */
export function strengthAt({ seats, strength }: Pick<SeatedPlayers, 'seats' | 'strength'>, seat: Seat): Strength {
  const sitter = seats?.[seat];
  return sitter === undefined || sitter === 'person' ? strength : sitter;
}

/** The only person in a game, and the strength of all bots. */
export interface SoloPlayer {
  readonly seat: Seat;
  readonly strength: Strength;
}

/**
 * Returns the player whose statistics a game counts for. Null if several people share the device or the bots differ
 * in strength.
 */
export function soloPlayerOf({ seats, strength }: Pick<SeatedPlayers, 'seats' | 'strength'>): SoloPlayer | null {
  if (!seats) return { seat: HUMAN, strength };
  const bots = seats.filter((one) => one !== 'person');
  const [first] = bots;
  if (first === undefined || bots.length !== seats.length - 1 || bots.some((one) => one !== first)) return null;
  return { seat: seats.indexOf('person'), strength: first };
}

/** Names the seats; the viewer is “you”. */
export function namingAt(practice: Pick<SeatedPlayers, 'seats' | 'viewer' | 'names'>): SeatNamer {
  const nameSeat = seatNamerFor(viewerOf(practice));
  return (seat) => (nameSeat(seat) === 'you' ? 'you' : (practice.names?.[seat] ?? nameSeat(seat)));
}

/** Names a side by its players: "You and Bert". */
export const sideName = (side: number, sides: number, seats: number, name: SeatNamer): string =>
  capitalize(
    joinWords(
      seatsOf({ seats })
        .filter((seat) => seat % sides === side)
        .map(name),
    ),
  );

/** Fills in "Player 1" and so on for missing names. */
export const fillNames = (seats: number, names: readonly string[]): readonly string[] =>
  seatsOf({ seats }).map((seat) => names[seat]?.trim() || WORDS.player(seat));
