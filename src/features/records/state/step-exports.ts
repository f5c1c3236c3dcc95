import { UNKNOWN } from '../../../cards/card.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { Seat } from '../../../game/seat.ts';
import { createRandom } from '../../../random/random.ts';
import { writeCase } from '../../../referee/case.ts';
import { writeRecord } from '../../../referee/record.ts';
import { type RecordReplay, type ReplayStep, type Viewpoint, viewFrom } from './replay.ts';

/**
 * A record to continue from a step; null if the game is over. Keeps the history if the deal has a seed and no
 * irregularity stood; otherwise starts at this position, with unseen cards dealt at random.
 */
export function playableAt({ record, steps }: RecordReplay, at: number): JsonObject | null {
  const { game, options, start, entries } = record;
  const { state } = steps[at] as ReplayStep;
  const turn = game.play.turn(state);
  if (turn === null) return null;
  const hasStoodTry = steps
    .slice(0, at + 1)
    .some(({ judgedEntry }) => judgedEntry?.irregular && judgedEntry.irregular.response !== 'taken-back');
  if ('seed' in start && !hasStoodTry) return writeRecord({ ...record, entries: entries.slice(0, at) });
  const isSeen = !game.play.cards(state).includes(UNKNOWN);
  const fullState = isSeen ? state : game.visibility.sampleWorld(state, turn, createRandom(1));
  const position = game.notation.position.write(fullState);
  return writeRecord({
    game,
    options,
    names: record.names,
    start: { position, state: fullState },
    entries: [],
  });
}

/** The table at a step as the seat to move sees it, as a case without a move; null if the game is over. */
export function puzzleAt({ record, steps }: RecordReplay, at: number): { seat: Seat; caseJson: JsonObject } | null {
  const { game, options } = record;
  const { state } = steps[at] as ReplayStep;
  const seat = game.play.turn(state);
  if (seat === null) return null;
  const view = game.visibility.view(state, seat);
  return { seat, caseJson: writeCase({ game, options, state: view, seat, move: null }) };
}

/** The table at a step as a case for the referee, with the move if it was irregular. */
export function caseAt(replay: RecordReplay, at: number, viewpoint: Viewpoint): JsonObject {
  const { game, options } = replay.record;
  const { state, judgedEntry } = replay.steps[at] as ReplayStep;
  const irregularEntry = judgedEntry?.irregular ? judgedEntry : null;
  const seat = irregularEntry?.entry.seat ?? game.play.turn(state) ?? 0;
  const view = viewFrom(replay, irregularEntry?.before ?? state, viewpoint === 'all' ? seat : viewpoint);
  return writeCase({ game, options, state: view, seat, move: irregularEntry?.entry.move ?? null });
}
