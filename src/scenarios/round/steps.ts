import { ok, type Result } from '../../game/fault.ts';
import type { Game } from '../../game/game.ts';
import type { GameEvent, GameMove, GameState } from '../../game/play.ts';
import type { Seat, SeatNamer } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import { startOf } from '../../referee/judged-entries.ts';
import { readRecord } from '../../referee/record.ts';
import { READER, type Round, toRecord } from './round.ts';

/** A state of a round: after the deal (`playedTurn` is null) or after a move. */
export interface RoundStep {
  readonly playedTurn: { readonly seat: Seat; readonly move: GameMove; readonly before: GameState } | null;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Returns the events up to the last one with points, without the next deal. */
function takeUntilCount(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.findLastIndex(({ points }) => points !== undefined);
  return last < 0 ? events : events.slice(0, last + 1);
}

/** Returns all states of a round, the deal first. The last one is the table before the count. */
export function playRoundSteps(game: Game, round: Round): Result<readonly RoundStep[]> {
  const parsed = readRecord(toRecord(game.id, round), (id) => (id === game.id ? game : undefined));
  if (!parsed.ok) return parsed;
  const { entries } = parsed.value;
  const start = startOf(parsed.value);
  const steps: RoundStep[] = [{ ...start, playedTurn: null }];
  let before = start.state;
  for (const [i, { seat, move }] of entries.entries()) {
    const { state, events } = game.play.play(before, seat, move);
    const isLast = i === entries.length - 1;
    const closingState = isLast ? game.play.closing?.(before, seat, move) : undefined;
    steps.push({
      playedTurn: { seat, move, before },
      state: closingState ?? state,
      events: isLast ? takeUntilCount(events) : events,
    });
    before = state;
  }
  return ok(steps);
}

/** Returns the zones as the reader sees them. */
export function listReaderZones(
  game: Game,
  { state, events }: Pick<RoundStep, 'state' | 'events'>,
  name: SeatNamer,
): readonly Zone[] {
  return game.table.zones(game.visibility.view(state, READER), READER, name, events);
}

/** Returns the state before a move; `at` is its number from 1. */
export const tableBefore = (steps: readonly RoundStep[], at: number): RoundStep => steps[at - 1] as RoundStep;
