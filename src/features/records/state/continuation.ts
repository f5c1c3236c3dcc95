import { STRENGTHS, type Strength } from '../../../bots/strength.ts';
import { UNKNOWN } from '../../../cards/card.ts';
import { sentence } from '../../../cards/words.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type Seat, seatsOf } from '../../../game/seat.ts';
import { seatNamerFor } from '../../../game/seat-namer.ts';
import { RECORD_VERSION } from '../../practice/saved-record.ts';
import { gameIdOf } from '../../progress/stats/note.ts';
import { findCountedGame } from '../../progress/stats/stats.ts';
import { $stats } from '../../progress/stats/stats-store.ts';
import { type RecordReplay, type ReplayStep, YOU } from './replay.ts';
import { playableAt } from './step-exports.ts';

/** Where nobody knows how strong the others were. */
const DEFAULT_STRENGTH: Strength = 'greedy';

/** As strong as the others were, where the game was played on this device. */
function strengthOf(record: JsonObject): Strength {
  const strength = findCountedGame($stats.get(), gameIdOf(record))?.strength;
  return STRENGTHS.find(({ id }) => id === strength)?.id ?? DEFAULT_STRENGTH;
}

/** A game to be played on from a step by one person at a seat, against bots, as it is sent; null where it is over. */
export function continueFrom(replay: RecordReplay, at: number, seat: Seat): JsonObject | null {
  const record = playableAt(replay, at);
  if (!record) return null;
  const { game, options, names } = replay.record;
  const strength = strengthOf(replay.json);
  const chairs = seatsOf({ seats: game.seats(options) });
  // Whoever was “You” may sit elsewhere now.
  const called = names && !names.includes(YOU) ? names : chairs.map(seatNamerFor(seat)).map(sentence);
  return {
    version: RECORD_VERSION,
    strength,
    seats: chairs.map((one) => (one === seat ? 'person' : strength)),
    record: { ...record, names: called },
  };
}

/** The same cards dealt once more, for one person at a seat; null where not every card of the deal is known. */
export function replayDealFrom(replay: RecordReplay, seat: Seat): JsonObject | null {
  const { state } = replay.steps[0] as ReplayStep;
  return replay.record.game.play.cards(state).includes(UNKNOWN) ? null : continueFrom(replay, 0, seat);
}
