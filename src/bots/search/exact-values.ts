import type { BotEngine } from '../../game/game.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { MoveValues } from './move-values.ts';
import { createSolver, isLeftToChance } from './solver.ts';
import type { WorldSource } from './worlds.ts';

/** If this many sampled worlds are identical, nothing relevant is hidden. */
const ALIKE_WORLDS = 4;
/** Most positions the solver visits per decision; beyond this there is no exact value. */
export const MAX_POSITIONS = 40_000;

/**
 * Returns the state if the unseen cards can be arranged in only one way, else null. The order of a hand is ignored,
 * that of a stock is not.
 */
export function findOnlyWorld(worlds: WorldSource): GameState | null {
  const serializeWorld = (n: number): string => {
    const { state } = worlds(n);
    const hands = handsOf(state).map((hand) => hand.toSorted((a, b) => a - b));
    return JSON.stringify({ ...state, chance: [], hands });
  };
  const firstWorld = serializeWorld(0);
  for (let n = 1; n < ALIKE_WORLDS; n++) if (serializeWorld(n) !== firstWorld) return null;
  return worlds(0).state;
}

type SolvedEnds = readonly GameState[] | null;

/** Returns the final states after each move with two sides, by alpha-beta search. */
function solveByAlphaBeta(
  game: BotEngine,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
  maxPositions: number,
): SolvedEnds {
  const { play } = game;
  const solve = createSolver(game, state, maxPositions, null);
  const ends: GameState[] = [];
  for (const move of moves) {
    let current = play.play(state, seat, move).state;
    for (let best = solve(current); ; best = solve(current)) {
      if (!best) return null;
      if (best.move === null) break;
      current = play.play(current, play.turn(current) as Seat, best.move).state;
    }
    ends.push(current);
  }
  return ends;
}

/** Returns the final states with more than two sides, each playing for itself. Max-n search has no cut-offs. */
function solveByMaxN(
  { play, search }: BotEngine,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
  maxPositions: number,
): SolvedEnds {
  const deal = search.dealOf(state);
  const endByKey = new Map<string, GameState>();
  /** Returns the final state under best play; null if the limit is reached or chance is involved. */
  const findEnd = (from: GameState): GameState | null => {
    const turn = play.turn(from);
    if (turn === null || search.dealOf(from) !== deal) return from;
    const key = JSON.stringify(from);
    const cachedEnd = endByKey.get(key);
    if (cachedEnd) return cachedEnd;
    if (endByKey.size >= maxPositions || isLeftToChance({ play, search }, state, from)) return null;
    let [bestEnd, bestValue]: [GameState, number] = [from, Number.NEGATIVE_INFINITY];
    for (const move of play.moves(from, turn)) {
      const moveEnd = findEnd(play.play(from, turn, move).state);
      if (!moveEnd) return null;
      const value = search.evaluate(moveEnd, turn);
      if (value > bestValue) [bestEnd, bestValue] = [moveEnd, value];
    }
    endByKey.set(key, bestEnd);
    return bestEnd;
  };
  const ends: GameState[] = [];
  for (const move of moves) {
    const moveEnd = findEnd(play.play(state, seat, move).state);
    if (!moveEnd) return null;
    ends.push(moveEnd);
  }
  return ends;
}

/**
 * Returns the final state after each move if all cards are known and every side plays its best, or null if chance is
 * involved or the search is too large.
 */
export function solveEnds(
  game: BotEngine,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
  maxPositions = MAX_POSITIONS,
): SolvedEnds {
  const search = game.play.scores(state).length === 2 ? solveByAlphaBeta : solveByMaxN;
  return search(game, state, seat, moves, maxPositions);
}

/** Returns one exact value and lead per move, or null like `solveEnds`. */
export function evaluateExactly(
  game: BotEngine,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): readonly MoveValues[] | null {
  const { evaluate, lead } = game.search;
  const ends = solveEnds(game, state, seat, moves);
  return (
    ends?.map((end, i) => ({
      move: moves[i] as GameMove,
      values: [evaluate(end, seat)],
      leads: [lead(end, seat)],
    })) ?? null
  );
}

/** Returns the exact value of each move for the seat, or null like `solveEnds`. */
export const solveValues = (
  game: BotEngine,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): readonly number[] | null =>
  evaluateExactly(game, state, seat, moves)?.map(({ values }) => values[0] as number) ?? null;
