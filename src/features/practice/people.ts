import type { Strength } from '../../bots/strength.ts';
import { list, sentence } from '../../cards/words.ts';
import { type Seat, type SeatNamer, seatsOf } from '../../game/seat.ts';
import { seatNamerFor } from '../../game/seat-namer.ts';
import { HUMAN } from '../house-rules/names.ts';

/** Who sits at a seat: a person at this device, or a bot of a strength. */
export type Sitter = 'person' | Strength;

/** What a game knows of who plays it. */
interface SeatedPlayers {
  readonly strength: Strength;
  readonly seats?: readonly Sitter[];
  readonly names?: readonly string[];
  readonly viewer?: Seat;
}

/** Whether a person plays at the seat. */
export const isPerson = ({ seats }: Pick<SeatedPlayers, 'seats'>, seat: Seat): boolean =>
  seats ? seats[seat] === 'person' : seat === HUMAN;

/** Whether several people share the device: then it is passed on, and hands are covered between. */
export const isShared = ({ seats }: Pick<SeatedPlayers, 'seats'>): boolean =>
  (seats ?? []).filter((one) => one === 'person').length > 1;

/** Whose eyes look at the table: whoever holds the device. */
export const viewerOf = ({ seats, viewer }: Pick<SeatedPlayers, 'seats' | 'viewer'>): Seat =>
  viewer ?? Math.max(0, seats?.indexOf('person') ?? HUMAN);

/** How strong the bot at a seat plays. */
export function strengthAt(
  { seats, strength }: Pick<SeatedPlayers, 'seats' | 'strength'>,
  seat: Seat,
): Strength {
  const sitter = seats?.[seat];
  return sitter === undefined || sitter === 'person' ? strength : sitter;
}

/** Where the one person sits who plays against bots that are all of one strength, and that strength. */
export interface SoloPlayer {
  readonly seat: Seat;
  readonly strength: Strength;
}

/**
 * Whose game it is, and against whom: what is counted of how somebody plays. Null where several people share the
 * device, and where bots of several strengths sit there: such a game says nothing of any one of them.
 */
export function soloPlayerOf({
  seats,
  strength,
}: Pick<SeatedPlayers, 'seats' | 'strength'>): SoloPlayer | null {
  if (!seats) return { seat: HUMAN, strength };
  const bots = seats.filter((one) => one !== 'person');
  const [first] = bots;
  if (first === undefined || bots.length !== seats.length - 1 || bots.some((one) => one !== first))
    return null;
  return { seat: seats.indexOf('person'), strength: first };
}

/** How the seats are called: whoever looks is “you”. */
export function namingAt(practice: Pick<SeatedPlayers, 'seats' | 'viewer' | 'names'>): SeatNamer {
  const around = seatNamerFor(viewerOf(practice));
  return (seat) => (around(seat) === 'you' ? 'you' : (practice.names?.[seat] ?? around(seat)));
}

/** A side by its players, where there are fewer totals than seats: "You and Bert". */
export const sideName = (side: number, sides: number, seats: number, name: SeatNamer): string =>
  sentence(
    list(
      seatsOf({ seats })
        .filter((seat) => seat % sides === side)
        .map(name),
    ),
  );

/** A name for each seat, for those who said none. */
export const fillNames = (seats: number, said: readonly string[]): readonly string[] =>
  seatsOf({ seats }).map((seat) => said[seat]?.trim() || `Player ${seat + 1}`);
