import { STRENGTHS, type Strength } from '../../../bots/strength.ts';
import { UNKNOWN } from '../../../cards/card.ts';
import { capitalize } from '../../../cards/words.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type Seat, seatsOf } from '../../../game/seat.ts';
import { seatNamerFor } from '../../../game/seat-namer.ts';
import { $stats, findCountedGame, gameIdOf } from '../../progress/index.ts';
import { RECORD_VERSION } from '../../saved-games/index.ts';
import { OWN_NAME, type RecordReplay, type ReplayStep } from './replay.ts';
import { playableAt } from './step-exports.ts';

/** Used if the strength of the opponents is unknown. */
const DEFAULT_STRENGTH: Strength = 'greedy';

/** The strength of the opponents, if the game was played on this device. */
function strengthOf(record: JsonObject): Strength {
  const strength = findCountedGame($stats.get(), gameIdOf(record))?.strength;
  return STRENGTHS.find(({ id }) => id === strength)?.id ?? DEFAULT_STRENGTH;
}

/** A saved game that continues from a step, with one person against bots; null if the game is over. */
export function continueFrom(replay: RecordReplay, at: number, seat: Seat): JsonObject | null {
  const record = playableAt(replay, at);
  if (!record) return null;
  const { game, options, names } = replay.record;
  const strength = strengthOf(replay.json);
  const seats = seatsOf({ seats: game.seats(options) });
  // The person (“You”) may have changed seats, so default names are assigned again.
  const newNames = names && !names.includes(OWN_NAME) ? names : seats.map(seatNamerFor(seat)).map(capitalize);
  return {
    version: RECORD_VERSION,
    strength,
    seats: seats.map((one) => (one === seat ? 'person' : strength)),
    record: { ...record, names: newNames },
  };
}

/** The same deal for one person at a seat; null if a card of the deal is unknown. */
export function replayDealFrom(replay: RecordReplay, seat: Seat): JsonObject | null {
  const { state } = replay.steps[0] as ReplayStep;
  return replay.record.game.play.cards(state).includes(UNKNOWN) ? null : continueFrom(replay, 0, seat);
}
