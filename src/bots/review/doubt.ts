import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { hashView } from '../search/evaluation.ts';
import type { MoveValues } from '../search/move-values.ts';
import { rollOutMoves } from '../search/rollouts.ts';
import { sampleWorlds, type WorldSource } from '../search/worlds.ts';
import { compareMoves, type Decision, type MovePair, type ReviewGame, type Sampling } from './decision.ts';

/** Times the worlds of a review in which a doubt is measured, at first and at most. */
const MIN_FACTOR = 8;
const MAX_FACTOR = 32;
/** As near to a bound as so many errors, a few worlds more may decide. */
const NEAR_ERRORS = 1;
/** A cost is told where it is more than so many times its error: another seed is to find the same. */
export const SURE_ERRORS = 2;

/** Whether a few worlds more may make it another thing: flagged or not. */
function needsMoreWorlds({ cost, error }: Decision, slip: number): boolean {
  if (cost < slip - NEAR_ERRORS * error || cost < error) return false;
  return (
    Math.abs(cost - SURE_ERRORS * error) < NEAR_ERRORS * error || Math.abs(cost - slip) < NEAR_ERRORS * error
  );
}

/** What is asked: what was played, and what looked better. */
export interface Doubt {
  readonly view: GameState;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly rival: GameMove;
  /** The rival can still be played after it in the same turn: then both together are held against it. */
  readonly commutes?: boolean;
}

/** The same worlds a move later. */
const playInWorlds =
  ({ play }: ReviewGame, worlds: WorldSource, seat: Seat, move: GameMove): WorldSource =>
  (n) => {
    const { state, seed } = worlds(n);
    return { state: play.play(state, seat, move).state, seed };
  };

/** The move that was played and its rival, in the same worlds. */
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
  const alone = (move: GameMove, ways: WorldSource): MoveValues =>
    rollOutMoves(game, { seat, worlds: ways, moves: [move], budget })[0] as MoveValues;
  return [{ ...alone(rival, playInWorlds(game, worlds, seat, played)), move: played }, alone(rival, worlds)];
}

/**
 * Measures in worlds of their own by how much a move is better than the one that was played: whichever was chosen for
 * having done well in some worlds does less well in others, and a review must not blame anybody for that. Near a bound
 * more worlds are looked at.
 */
export function measureDoubt(game: ReviewGame, doubt: Doubt, { worlds: many, seed }: Sampling): Decision {
  const { view, seat, played, rival } = doubt;
  const { slip } = game.search.thresholds;
  // Not those in which it was chosen.
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
