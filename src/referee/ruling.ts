import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { Budget } from './budget.ts';
import { findNearestMoves, type NearbyMove } from './nearest-moves.ts';
import { type Reading, ruleWithReadings } from './readings.ts';
import { type ReasonedVerdict, type RulingOptions, seatNumberName, verdictOf } from './verdict.ts';

/** The referee's whole answer to a try. Rules stand in it by their ids: `cite` has the words. */
export interface Ruling extends ReasonedVerdict {
  /** What was tried, in the imperative. */
  readonly tried: string;
  /** Legal moves close to a try that isn't plainly legal. */
  readonly nearest: readonly NearbyMove[];
  /** House rules the ruling rests on. */
  readonly readings: readonly Reading[];
}

/**
 * The whole ruling.
 * @throws TooMuch
 */
export function ruleTry(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  { name = seatNumberName, budget = new Budget() }: RulingOptions = {},
): Ruling {
  const weighed = ruleWithReadings(game, state, seat, move, { name, budget });
  const near =
    weighed.verdict === 'legal' ? [] : findNearestMoves(game, state, seat, move, { forPeople: true });
  return { ...weighed, tried: game.texts.describeMove(move), nearest: near };
}

/** What a line of the wire format asks of a ruling: house rules stand in none. */
export type LineRuling = Omit<Ruling, 'tried' | 'readings'>;

/**
 * The same for a line of many, without the house rules it rests on.
 * @throws TooMuch
 */
export function ruleLine(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  asked: RulingOptions = {},
): LineRuling {
  const reasoned = verdictOf(game, state, seat, move, asked);
  return {
    ...reasoned,
    nearest: reasoned.verdict === 'legal' ? [] : findNearestMoves(game, state, seat, move),
  };
}

/** The ruling in the wire format. */
export function writeRuling(game: Game, ruling: LineRuling): JsonObject {
  return {
    verdict: ruling.verdict,
    findings: ruling.findings.map(({ rule: id, says }) => ({ rule: id, says })),
    permits: ruling.permits,
    depends: ruling.depends,
    nearest: ruling.nearest.map(({ move, says }) => ({ move: game.notation.move.write(move), says })),
  };
}
