import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { Budget } from './budget.ts';
import { findNearestMoves, type NearbyMove } from './nearest-moves.ts';
import { type Reading, ruleWithReadings } from './readings.ts';
import { type ReasonedVerdict, type RulingOptions, seatNumberName, verdictOf } from './verdict.ts';

/** The referee's whole answer to a try. Rules are given by their ids; `cite` has their texts. */
export interface Ruling extends ReasonedVerdict {
  /** The tried move, in the imperative. */
  readonly tried: string;
  /** Legal moves close to a try that isn't legal for certain; empty for a legal one. */
  readonly nearest: readonly NearbyMove[];
  /** The house rules that the ruling depends on. */
  readonly readings: readonly Reading[];
}

/**
 * Rules on a try.
 * @throws TooMuch if the budget is spent
 */
export function ruleOnTry(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  { name = seatNumberName, budget = new Budget() }: RulingOptions = {},
): Ruling {
  const reasonedVerdict = ruleWithReadings(game, state, seat, move, { name, budget });
  const nearest =
    reasonedVerdict.verdict === 'legal' ? [] : findNearestMoves(game, state, seat, move, { isForPeople: true });
  return { ...reasonedVerdict, tried: game.texts.describeMove(move), nearest };
}

/** A ruling for the wire format, without its readings. */
export type WireRuling = Omit<Ruling, 'tried' | 'readings'>;

/**
 * Rules on one try of many, without its readings.
 * @throws TooMuch if the budget is spent
 */
export function ruleWithoutReadings(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  options: RulingOptions = {},
): WireRuling {
  const reasonedVerdict = verdictOf(game, state, seat, move, options);
  return {
    ...reasonedVerdict,
    nearest: reasonedVerdict.verdict === 'legal' ? [] : findNearestMoves(game, state, seat, move),
  };
}

/** Writes a ruling in the wire format. */
export function writeRuling(game: Game, ruling: WireRuling): JsonObject {
  return {
    verdict: ruling.verdict,
    findings: ruling.findings.map(({ rule: id, says }) => ({ rule: id, says })),
    permits: ruling.permits,
    depends: ruling.depends,
    nearest: ruling.nearest.map(({ move, says }) => ({ move: game.notation.move.write(move), says })),
  };
}
