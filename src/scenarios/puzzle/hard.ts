import { beginner, greedy } from '../../bots/greedy.ts';
import { shark } from '../../bots/shark.ts';
import type { WholeGame } from '../../game/game.ts';
import type { Options } from '../../game/options.ts';
import { seeded } from '../../random/random.ts';
import { legal, nearMisses } from './judged.ts';
import { moments } from './moments.ts';
import type { Found } from './puzzle.ts';
import { moveAnswer, type Settled } from './settled.ts';

/** So many moments tell how often a rule is met; so often each bot tries a best move. */
const MOMENTS = 300;
const TIMES = 4;

/** At what share of moments something hangs on each rule. */
export type Met = ReadonlyMap<string, number>;

/** How often each rule is met in games that Regulars play: narrowly missed, or rested on. */
export function metIn(game: WholeGame, options: Options, seed: number): Met {
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
    Array.from({ length: TIMES }, (_, i) => bot(game, view, seat, seeded(i + 1))),
  );
  return tries.filter((move) => !at.right.includes(moveAnswer(at, move))).length / tries.length;
}

/**
 * In how many of a hundred cases a puzzle would be missed: a best move by what Beginner, Regular and Shark play; all
 * else by somebody who knows a rule as well as it is often met, and guesses where they don’t know it.
 */
export function hardness(game: WholeGame, { posed, rules }: Found, at: Settled, met: Met): number {
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
