import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { hashView } from '../search/evaluation.ts';
import type { MoveValues } from '../search/move-values.ts';
import { rollOutMoves } from '../search/rollouts.ts';
import { type Sampling, sampleWorlds, type WorldSource } from '../search/worlds.ts';
import { compareMoves, type Decision, type MovePair, type ReviewGame } from './decision.ts';

/** Smallest multiple of the sample size in which a doubtful move is measured. */
const MIN_FACTOR = 8;
/** Largest multiple of the sample size, for results close to a bound. */
const MAX_FACTOR = 32;
/** Within this many margins (`margin95`) of a bound, more worlds are sampled. */
const NEAR_MARGINS = 1;
/** A cost counts only beyond this many times its margin, so that another seed leads to the same flag. */
export const SURE_MARGINS = 2;

/** Whether more worlds could change whether the move is flagged. */
function needsMoreWorlds({ cost, margin95 }: Decision, flagThreshold: number): boolean {
  if (cost < flagThreshold - NEAR_MARGINS * margin95 || cost < margin95) return false;
  return (
    Math.abs(cost - SURE_MARGINS * margin95) < NEAR_MARGINS * margin95 ||
    Math.abs(cost - flagThreshold) < NEAR_MARGINS * margin95
  );
}

/** A played move, and the rival that looked better than it. */
export interface DoubtfulMove {
  readonly view: GameState;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly rival: GameMove;
  /**
   * Whether the two can be played in either order within the turn. The played move is then valued together with
   * the rival.
   */
  readonly canCommute?: boolean;
}

/** Returns the same worlds after a move. */
const playInWorlds =
  ({ play }: ReviewGame, worlds: WorldSource, seat: Seat, move: GameMove): WorldSource =>
  (n) => {
    const { state, seed } = worlds(n);
    return { state: play.play(state, seat, move).state, seed };
  };

function rollOutBoth(
  game: ReviewGame,
  { seat, played, rival, canCommute }: DoubtfulMove,
  worlds: WorldSource,
  worldCount: number,
): readonly [MoveValues, MoveValues] {
  const budget = { worlds: worldCount };
  if (!canCommute) {
    const [playedValues, rivalValues] = rollOutMoves(game, { seat, worlds, moves: [played, rival], budget });
    return [playedValues as MoveValues, rivalValues as MoveValues];
  }
  const rollOutAlone = (move: GameMove, source: WorldSource): MoveValues =>
    rollOutMoves(game, { seat, worlds: source, moves: [move], budget })[0] as MoveValues;
  return [
    { ...rollOutAlone(rival, playInWorlds(game, worlds, seat, played)), move: played },
    rollOutAlone(rival, worlds),
  ];
}

/**
 * Measures how much better the rival is, in worlds other than those in which it was chosen: a maximum over noisy
 * values is biased upwards. Samples more worlds if the result is close to a bound.
 */
export function measureDoubt(game: ReviewGame, doubt: DoubtfulMove, { worlds: worldCount, seed }: Sampling): Decision {
  const { view, seat, played, rival } = doubt;
  const { slip } = game.search.thresholds;
  // A different seed than the one of the evaluation that chose the rival.
  const worlds = sampleWorlds(game, view, seat, hashView(view) ^ (seed + 1));
  let pair: MovePair = [
    { move: played, values: [], leads: [] },
    { move: rival, values: [], leads: [] },
  ];
  for (let factor = MIN_FACTOR; ; factor *= 2) {
    const sampledCount = pair[0].values.length;
    const addedPair = rollOutBoth(game, doubt, (n) => worlds(sampledCount + n), factor * worldCount - sampledCount);
    pair = [appendValues(pair[0], addedPair[0]), appendValues(pair[1], addedPair[1])];
    const decision = compareMoves(pair);
    if (factor >= MAX_FACTOR || !needsMoreWorlds(decision, slip)) return decision;
  }
}

const appendValues = ({ move, values, leads }: MoveValues, added: MoveValues): MoveValues => ({
  move,
  values: [...values, ...added.values],
  leads: [...leads, ...added.leads],
});
