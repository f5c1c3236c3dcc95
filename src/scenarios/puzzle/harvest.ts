import { beginner, greedy } from '../../bots/greedy.ts';
import { shark } from '../../bots/shark.ts';
import type { WholeGame } from '../../game/game.ts';
import { defaultOptions, type Options } from '../../game/options.ts';
import { createRandom } from '../../random/random.ts';
import { actionOf } from './every.ts';
import { legal, nearMisses } from './judged.ts';
import type { PuzzleKind } from './kinds.ts';
import { moments } from './moments.ts';
import type { Stored } from './posed.ts';
import { faultOf } from './prove.ts';
import type { Found } from './puzzle.ts';
import { finds } from './puzzles.ts';
import { moveAnswer, type Settled, settle } from './settled.ts';

/** So many moments tell how often a rule is met; so often each bot tries a best move. */
const MOMENTS = 300;
const TIMES = 4;

/** At what share of moments something hangs on each rule. */
type Met = ReadonlyMap<string, number>;

/** How often each rule is met in games that Regulars play: narrowly missed, or rested on. */
function metIn(game: WholeGame, options: Options, seed: number): Met {
  const times = new Map<string, number>();
  let left = MOMENTS;
  for (const moment of moments(game, options, seed)) {
    if (left-- === 0) break;
    const rules = [...nearMisses(game, moment).keys(), ...legal(game, moment).flatMap((one) => one.rules)];
    for (const rule of new Set(rules)) times.set(rule, (times.get(rule) ?? 0) + 1);
  }
  return new Map([...times].map(([rule, n]) => [rule, n / MOMENTS]));
}

/** So many answers there are for whoever guesses. */
const CHOICES = { legal: 2, pair: 2, all: 2, who: 3, rule: 4, score: 10 } as const;

/** How often the three strengths miss a best move. */
function missed(game: WholeGame, at: Settled): number {
  const { view, seat } = at;
  const tries = [beginner, greedy, shark].flatMap((bot) =>
    Array.from({ length: TIMES }, (_, i) => bot(game, view, seat, createRandom(i + 1))),
  );
  return tries.filter((move) => !at.right.includes(moveAnswer(at, move))).length / tries.length;
}

/**
 * In how many of a hundred cases a puzzle would be missed: a best move by what Beginner, Regular and Shark play; all
 * else by somebody who knows a rule as well as it is often met, and guesses where they don’t know it.
 */
function hardness(game: WholeGame, { posed, rules }: Found, at: Settled, met: Met): number {
  if (posed.kind === 'move') return Math.round(100 * missed(game, at));
  const guessed = 1 / CHOICES[posed.kind];
  const adds = posed.kind === 'all' || posed.kind === 'score';
  const asked = new Set(adds ? rules : rules.slice(0, 1));
  const right = [...asked].reduce((share, rule) => {
    const known = met.get(rule) ?? 0;
    return share * (known + (1 - known) * guessed);
  }, 1);
  return Math.round(100 * (1 - right));
}

/** What is harvested, and from what. */
export interface Harvest {
  readonly game: WholeGame;
  readonly kind: PuzzleKind;
  readonly count: number;
  readonly seed: number;
}

/** So many are found for each that is kept, at most. */
const LOOKED = 6;
/** No best move is the answer to more than such a share of them. */
const SAME = 0.14;
/** A best move is proven more strictly than it has to be, so that it holds in other worlds too. */
const SURE = 4;

/** What is counted out lies open. */
function isCountable({ game, state, seat, tries }: Settled, whole: WholeGame): boolean {
  const [move] = tries;
  if (!move) return false;
  const { state: after, events } = game.play.play(state, seat, move);
  const piles = whole.count.piles(game.play.closing?.(state, seat, move) ?? after, events);
  const cards = piles.flatMap((pile) => pile.cards);
  return cards.length > 0 && cards.every((card) => card >= 0);
}

/** Whether one could come by it at a table: what is tried can be touched, what is counted lies open. */
function isFair(game: WholeGame, at: Settled): boolean {
  const { posed, view, seat, tries } = at;
  if (posed.kind === 'score') return isCountable(at, game);
  return tries.every((move) => actionOf(game, view, seat, move) !== undefined);
}

/** Puzzles worth keeping, each proven and rated: the same seed, the same puzzles. */
export function* harvest({ game, kind, count, seed }: Harvest): Generator<Stored> {
  const options = defaultOptions(game.options);
  const met = metIn(game, options, seed);
  const answers = new Map<string, number>();
  const most = Math.ceil(SAME * count);
  let left = count;
  const wanted = { game, options, kind, count: count * LOOKED, seed, sure: SURE, rules: [] };
  for (const found of finds(wanted)) {
    const at = settle(game, found.posed);
    if (!at || !isFair(game, at) || faultOf(game, found.posed) !== null) continue;
    const answer = found.posed.kind === 'move' ? at.right.join(' ') : null;
    if (answer !== null) {
      const times = answers.get(answer) ?? 0;
      if (times >= most) continue;
      answers.set(answer, times + 1);
    }
    yield { ...found.posed, hard: hardness(game, found, at, met) };
    if (--left === 0) return;
  }
}
