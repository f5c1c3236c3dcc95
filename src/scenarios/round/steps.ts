import { ok, type Result } from '../../game/fault.ts';
import type { TableGame } from '../../game/game.ts';
import { begin } from '../../game/match.ts';
import type { GameEvent, GameMove, GameState } from '../../game/play.ts';
import type { Seat, SeatNamer } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import { readHouseRules, readMove } from '../../referee/case.ts';
import { READER_SEAT, type Round } from './round.ts';

/** A state of a round: after the deal (`playedTurn` is null) or after a move. */
export interface RoundStep {
  readonly playedTurn: { readonly seat: Seat; readonly move: GameMove; readonly stateBefore: GameState } | null;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Returns the events up to the last one with points, without the next deal. */
function takeUntilCount(events: readonly GameEvent[]): readonly GameEvent[] {
  const lastPointsAt = events.findLastIndex(({ points }) => points !== undefined);
  return lastPointsAt < 0 ? events : events.slice(0, lastPointsAt + 1);
}

/**
 * Returns all states of a round, the deal first. The last one is the table before the count. Moves are parsed and
 * played, but not judged.
 */
export function playRoundSteps(game: TableGame, round: Round): Result<readonly RoundStep[]> {
  const options = readHouseRules(game, round.options);
  if (!options.ok) return options;
  const start = begin(game, options.value, round.seed);
  const steps: RoundStep[] = [{ ...start, playedTurn: null }];
  let stateBefore = start.state;
  for (const [i, { seat, move: moveJson }] of round.moves.entries()) {
    const parsedMove = readMove(game, moveJson, options.value, seat);
    if (!parsedMove.ok) return parsedMove;
    const move = parsedMove.value;
    const { state, events } = game.play.play(stateBefore, seat, move);
    const isLast = i === round.moves.length - 1;
    const closingState = isLast ? game.play.closing?.(stateBefore, seat, move) : undefined;
    steps.push({
      playedTurn: { seat, move, stateBefore },
      state: closingState ?? state,
      events: isLast ? takeUntilCount(events) : events,
    });
    stateBefore = state;
  }
  return ok(steps);
}

/** Returns the zones as the reader sees them. */
export function listReaderZones(
  game: TableGame,
  { state, events }: Pick<RoundStep, 'state' | 'events'>,
  name: SeatNamer,
): readonly Zone[] {
  return game.table.zones(game.visibility.view(state, READER_SEAT), READER_SEAT, name, events);
}

/** Returns the step whose state precedes move `at`, counted from 1. */
export const tableBefore = (steps: readonly RoundStep[], at: number): RoundStep => steps[at - 1] as RoundStep;
