import type { SearchedGame } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Random } from '../random/random.ts';
import type { Bot, Budget } from './bot.ts';
import { ranked } from './greedy.ts';
import { clears, type Gain, gain } from './search/gate.ts';
import { weigh } from './search/weigh.ts';
import { type Worlds, worldsOf } from './search/worlds.ts';

/** So many of the moves that look best at once are looked at again. */
const WIDTH = 5;
/** What looks best at once is left only for something better by so many standard errors. */
const SURE = 2;
/** What falls so many standard errors behind is given up early. */
const GIVEN_UP = 2;
/** As much as it thinks where nobody says how much: the same on every device. */
export const usual = ({ search: { worlds } }: SearchedGame): Budget => ({ worlds });

/** A move, and, where it isn't what a regular would play, by how much it does better. */
export interface Choice {
  readonly move: GameMove;
  readonly instead: GameMove | null;
  readonly gain: Gain | null;
}

/** Why a move is better than what looked best: in so many of the worlds tried it did better, in so many worse. */
export interface Proof extends Pick<Gain, 'better' | 'worse' | 'worlds'> {
  readonly instead: GameMove;
}

/** What a choice rests on; null where it is what looked best at once. */
export function proofOf({ instead, gain: by }: Choice): Proof | null {
  return instead && by && { instead, better: by.better, worse: by.worse, worlds: by.worlds };
}

/** The moves to be looked at twice, the regular's first: those that come to the same are looked at once. */
export function shortlist(
  game: SearchedGame,
  view: GameState,
  seat: Seat,
  random: Random,
  width = WIDTH,
): readonly GameMove[] {
  const seen = new Set<string>();
  const list: GameMove[] = [];
  for (const move of ranked(game, view, seat, random)) {
    const key = game.play.alike?.(view, seat, move);
    if (key !== undefined && seen.has(key)) continue;
    if (key !== undefined) seen.add(key);
    list.push(move);
    if (list.length === width) break;
  }
  return list;
}

/** Chooses among moves by playing each of them on in worlds; the first is what is played if none is surely better. */
export function chosen(
  game: SearchedGame,
  seat: Seat,
  moves: readonly GameMove[],
  worlds: Worlds,
  budget: Budget,
): Choice {
  const [usual, ...others] = weigh(game, { seat, moves, worlds, budget, drop: GIVEN_UP });
  const first = usual as NonNullable<typeof usual>;
  let best: Choice = { move: first.move, instead: null, gain: null };
  for (const { move, values } of others) {
    const by = gain(values, first.values);
    if (clears(by, SURE) && by.mean > (best.gain?.mean ?? 0)) best = { move, instead: first.move, gain: by };
  }
  return best;
}

/** What the strongest bot chooses, and why. */
export function think(...[game, view, seat, random, budget = usual(game)]: Parameters<Bot>): Choice {
  const moves = shortlist(game, view, seat, random);
  return chosen(game, seat, moves, worldsOf(game, view, seat, random.below(2 ** 30)), budget);
}

/**
 * Looks again at the moves that look best: it plays each of them on in many worlds that its seat can't rule out, the
 * same for all, and leaves what a regular would play only for what is surely better there.
 */
export const shark: Bot = (...args) => think(...args).move;
