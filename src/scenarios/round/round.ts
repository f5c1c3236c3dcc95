import type { JsonObject } from '../../game/json.ts';
import type { Seat } from '../../game/seat.ts';
import type { Round } from './read.ts';

export type { Round, RoundMove, RoundStop, WeighedRound, WeighedStop } from './read.ts';

/** The seat of the reader, from whose view a round is told. */
export const READER_SEAT: Seat = 0;

/** Converts the round to a game record. */
export function toRecord(game: string, { options, names, seed, moves }: Round): JsonObject {
  return {
    game,
    ...(options ? { options } : {}),
    names,
    start: { seed },
    moves: moves.map(({ seat, move }) => ({ seat, move })),
  };
}
