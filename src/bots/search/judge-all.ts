import type { BotEngine } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { hashOf } from '../../random/hash.ts';
import { createRandom } from '../../random/random.ts';
import type { Budget } from '../bot.ts';
import { ranked } from '../greedy.ts';
import { mean } from '../mean.ts';
import { onlyWorld, weighExactly } from './exact.ts';
import { clears, type Gain, gain } from './gate.ts';
import type { Weighed } from './move-values.ts';
import { weigh } from './weigh.ts';
import { type Worlds, worldsOf } from './worlds.ts';

/** Candidate moves: those that look best at once. */
const WIDTH = 6;
/** Worlds that are looked at before two moves can be called level, and at most. */
const LEAST = 64;
export const MOST = 1_024;
/** Standard errors behind the best at which a move is given up; one that is nearer is level with it. */
export const SURE = 2;

/** A game that is searched, and that may know a move however it was written. */
export type KnownGame = BotEngine & { readonly wire?: { readonly key: (move: GameMove) => string } };

/** How much is looked at. */
export interface Look {
  /** Moves that are judged in any case: what was played, what a hint said. */
  readonly also?: readonly GameMove[];
  readonly budget?: Budget;
  /** Only this one of them is asked about: no more is looked at than tells whether it is as good as the best. */
  readonly about?: GameMove;
  /** Ways the cards can lie; default: what the view allows, by a chance that is the view’s own. */
  readonly worlds?: Worlds;
}

/** The moves of a decision, and what they came to. */
export interface Judgement {
  /** What a regular would play first; each at least once, those that come to the same once. */
  readonly all: readonly Weighed[];
  /**
   * `exact`: nothing is hidden, and the best play of all seats was found: one value a move. `line`: nothing is hidden,
   * but there was too much to look at, and one way to go on proves little.
   */
  readonly by: 'worlds' | 'exact' | 'line';
}

/** A number that is the same for everybody who sees the same. */
export const seedOf = (view: GameState): number => hashOf(JSON.stringify(view));

/** Whether two moves come to the same, by what this view shows. */
export function isSame(
  { play, wire }: KnownGame,
  view: GameState,
  seat: Seat,
  one: GameMove,
  other: GameMove,
): boolean {
  const key = wire?.key ?? JSON.stringify;
  if (key(one) === key(other)) return true;
  const same = play.equivalenceKey?.(view, seat, one);
  return same !== undefined && same === play.equivalenceKey?.(view, seat, other);
}

/** The moves to be looked at, a regular's first: those that come to the same are looked at once. */
export function shortlist(
  game: KnownGame,
  view: GameState,
  seat: Seat,
  { also = [], width = WIDTH }: { readonly also?: readonly GameMove[]; readonly width?: number } = {},
): readonly GameMove[] {
  const list: GameMove[] = [];
  const isNew = (move: GameMove): boolean => !list.some((one) => isSame(game, view, seat, one, move));
  for (const move of ranked(game, view, seat, createRandom(seedOf(view)))) {
    if (list.length === width) break;
    if (isNew(move)) list.push(move);
  }
  for (const move of also) if (isNew(move)) list.push(move);
  return list;
}

/**
 * Evaluates the candidate moves of a decision by what its seat can know. Hint, Shark, coach and review all ask this.
 * Candidates and worlds depend on the view alone, so the same question has the same answer. More worlds are looked at
 * until the best move is clear, or level with what is left.
 */
export function judgeAll(
  game: KnownGame,
  view: GameState,
  seat: Seat,
  {
    also = [],
    about,
    budget = { worlds: MOST },
    worlds = worldsOf(game, view, seat, seedOf(view)),
  }: Look = {},
): Judgement {
  const moves = shortlist(game, view, seat, { also });
  if (moves.length < 2) return { all: moves.map((move) => ({ move, values: [], leads: [] })), by: 'worlds' };
  const only = onlyWorld(worlds);
  const exact = only && weighExactly(game, only, seat, moves);
  if (exact) return { all: exact, by: 'exact' };
  const enough = {
    least: Math.min(LEAST, budget.worlds),
    drop: SURE,
    level: game.search.thresholds.slip / 2,
    ...(about && { about: moves.find((move) => isSame(game, view, seat, move, about)) as GameMove }),
  };
  return { all: weigh(game, { seat, moves, worlds, budget, enough }), by: only ? 'line' : 'worlds' };
}

/** By how much a move is ahead of another, in the worlds both were tried in; exact values have no error. */
export function ahead({ by }: Judgement, one: Weighed, other: Weighed): Gain {
  const found = gain(one.values, other.values);
  return by === 'exact' ? { ...found, error: 0 } : found;
}

/** Of the moves that were looked at longest the one that came to most. */
export function topOf({ all }: Judgement): Weighed {
  const deep = Math.max(...all.map(({ values }) => values.length));
  return all
    .filter(({ values }) => values.length === deep)
    .reduce((one, other) => (mean(other.values) > mean(one.values) ? other : one));
}

/**
 * The best of a judgement: what a regular would play, unless something is surely better. Playouts see less than
 * experience does: where they can’t tell, experience decides.
 */
export function bestOf(judgement: Judgement): Weighed {
  const [usual] = judgement.all as readonly [Weighed];
  const top = topOf(judgement);
  const wasGivenUp = usual.values.length < top.values.length;
  return wasGivenUp || clears(ahead(judgement, top, usual), SURE) ? top : usual;
}

/** The moves that are level with the best, likeliest first. */
export function levelWith(judgement: Judgement, best: Weighed): readonly Weighed[] {
  return judgement.all
    .filter((one) => one !== best && !clears(ahead(judgement, best, one), SURE))
    .toSorted((a, b) => ahead(judgement, b, a).mean);
}

/** Whether a move is surely behind the best by a slip or more. */
export function isClearlyWorse(
  game: KnownGame,
  { view, seat, move }: { readonly view: GameState; readonly seat: Seat; readonly move: GameMove },
  budget?: Budget,
): boolean {
  const judgement = judgeAll(game, view, seat, { also: [move], ...(budget && { budget }) });
  const mine = judgement.all.find((one) => isSame(game, view, seat, one.move, move));
  if (!mine || judgement.all.length < 2 || judgement.by === 'line') return false;
  const by = ahead(judgement, bestOf(judgement), mine);
  return clears(by, SURE) && by.mean >= game.search.thresholds.slip;
}
