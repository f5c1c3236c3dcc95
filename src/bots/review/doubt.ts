import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { hashView } from '../search/evaluation.ts';
import type { MoveValues } from '../search/move-values.ts';
import { rollOutMoves } from '../search/rollouts.ts';
import { type Sampling, sampleWorlds, type WorldSource } from '../search/worlds.ts';
import { compareMoves, type Decision, type MovePair, type ReviewGame } from './decision.ts';

/** Smallest and largest multiple of the sample size in which a doubt is measured. */
const MIN_FACTOR = 8;
const MAX_FACTOR = 32;
/** Within this many errors of a bound, more worlds are sampled. */
const NEAR_ERRORS = 1;
/** A cost counts only beyond this many times its error, so that another seed leads to the same flag. */
export const SURE_ERRORS = 2;

/** Whether more worlds could change whether the move is flagged. */
function needsMoreWorlds({ cost, error }: Decision, slip: number): boolean {
  if (cost < slip - NEAR_ERRORS * error || cost < error) return false;
  return Math.abs(cost - SURE_ERRORS * error) < NEAR_ERRORS * error || Math.abs(cost - slip) < NEAR_ERRORS * error;
}

/** A played move and a rival that looked better. */
export interface Doubt {
  readonly view: GameState;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly rival: GameMove;
  /**
   * The rival can follow the played move in the same turn. The played move is then valued together with the rival.
   */
  readonly commutes?: boolean;
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
  { seat, played, rival, commutes }: Doubt,
  worlds: WorldSource,
  many: number,
): readonly [MoveValues, MoveValues] {
  const budget = { worlds: many };
  if (!commutes) {
    const [one, other] = rollOutMoves(game, { seat, worlds, moves: [played, rival], budget });
    return [one as MoveValues, other as MoveValues];
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
export function measureDoubt(game: ReviewGame, doubt: Doubt, { worlds: many, seed }: Sampling): Decision {
  const { view, seat, played, rival } = doubt;
  const { slip } = game.search.thresholds;
  // A different seed than the one of the evaluation that chose the rival.
  const worlds = sampleWorlds(game, view, seat, hashView(view) ^ (seed + 1));
  let all: MovePair = [
    { move: played, values: [], leads: [] },
    { move: rival, values: [], leads: [] },
  ];
  for (let times = MIN_FACTOR; ; times *= 2) {
    const before = all[0].values.length;
    const more = rollOutBoth(game, doubt, (n) => worlds(before + n), times * many - before);
    all = [appendValues(all[0], more[0]), appendValues(all[1], more[1])];
    const found = compareMoves(all);
    if (times >= MAX_FACTOR || !needsMoreWorlds(found, slip)) return found;
  }
}

const appendValues = ({ move, values, leads }: MoveValues, more: MoveValues): MoveValues => ({
  move,
  values: [...values, ...more.values],
  leads: [...leads, ...more.leads],
});
