import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { seeded } from '../../random/random.ts';
import { mean, SURE } from '../mean.ts';
import { onlyWorld, solved } from '../search/exact.ts';
import { gain } from '../search/gate.ts';
import { cameTo } from '../search/playout.ts';
import { type Weighed, weigh } from '../search/weigh.ts';
import { type Worlds, worldsOf } from '../search/worlds.ts';
import { shortlist } from '../shark.ts';
import { confirmed, type Doubt } from './confirm.ts';
import { type Decision, fine, type Reviewed, type Valued, valued, type Work } from './decision.ts';

/** What was played is looked at beside so many others. */
const OTHERS = 5;
/** All of them are looked at in so many times the worlds, unless they look hopeless before. */
const AT_ONCE = 4;
const GIVEN_UP = 2;
/** So many of them that may be better, by a standard error or so, are measured. */
const RIVALS = 2;
const HOPE = 0.5;

/** What was played, and the moves that look best beside it; the one a regular would play, where that is another. */
interface Looked {
  readonly moves: readonly GameMove[];
  readonly usual: GameMove | null;
}

function looked(game: Reviewed, view: GameState, seat: Seat, played: GameMove, seed: number): Looked {
  const own = game.wire.key(played);
  const same = game.play.alike?.(view, seat, played);
  const isOther = (move: GameMove): boolean =>
    game.wire.key(move) !== own && (same === undefined || game.play.alike?.(view, seat, move) !== same);
  const list = shortlist(game, view, seat, seeded(seed), OTHERS + 1);
  const [first] = list;
  const moves = [played, ...list.filter(isOther).slice(0, OTHERS)];
  return { moves, usual: first && isOther(first) ? first : null };
}

/** A decision at a table at which nothing is hidden, by everybody’s best play; null where that can’t be found. */
function judgedExactly(
  game: Reviewed,
  state: GameState,
  seat: Seat,
  moves: readonly GameMove[],
): Decision | null {
  const values = solved(game, state, seat, moves);
  if (!values) return null;
  const at = values.indexOf(Math.max(...values));
  const valuedAt = (i: number): Valued => ({ move: moves[i] as GameMove, value: values[i] as number });
  const [played, best] = [valuedAt(0), valuedAt(at)];
  return { played, best, cost: best.value - played.value, error: 0, worlds: 1, better: 1, by: 'exact' };
}

/**
 * A decision judged in worlds. What looks better is chosen in some and measured in others: whoever is chosen for
 * having done well does less well again, and a review must not blame anybody for that.
 */
function judgedInWorlds(
  game: Reviewed,
  { view, seat, many }: Pick<Doubt, 'view' | 'seat' | 'many'>,
  { moves, usual }: Looked,
  worlds: Worlds,
): Decision {
  const budget = { worlds: AT_ONCE * many };
  const [own, ...rest] = weigh(game, { seat, worlds, moves, budget, drop: GIVEN_UP });
  const base = own as Weighed;
  const gains = rest.map((one) => ({ one, by: gain(one.values, base.values) }));
  const rivals = gains
    .filter(({ by }) => by.mean + HOPE * by.error > 0)
    .sort((a, b) => b.by.mean - a.by.mean)
    .slice(0, RIVALS)
    .map(({ one }) => one.move);
  if (rivals.length > 0 && many > 1) {
    return confirmed(game, { view, seat, played: base.move, rivals, many });
  }
  const closest = Math.max(...gains.map(({ by }) => by.mean));
  const error = gains.find(({ by }) => by.mean === closest)?.by.error ?? 0;
  const over = gains.find(({ one }) => one.move === usual);
  return {
    ...fine(valued(base), base.values.length, many < 2 ? 0 : SURE * error),
    ...(over && { over: { move: over.one.move, gain: -over.by.mean, error: SURE * over.by.error } }),
  };
}

/** Judges a decision by the view of its seat alone. */
export function judged(
  game: Reviewed,
  view: GameState,
  seat: Seat,
  move: GameMove,
  { worlds: many, seed }: Work,
): Decision {
  const found = looked(game, view, seat, move, seed);
  const { moves } = found;
  const worlds = worldsOf(game, view, seat, seed);
  if (moves.length < 2) {
    const values = Array.from({ length: many }, (_, n) => cameTo(game, worlds(n), seat, move));
    return fine({ move, value: mean(values) }, many, 0);
  }
  const only = onlyWorld(worlds);
  const exact = only && judgedExactly(game, only, seat, moves);
  if (exact) return exact;
  const decision = judgedInWorlds(game, { view, seat, many }, found, worlds);
  return only ? { ...decision, by: 'line' } : decision;
}
