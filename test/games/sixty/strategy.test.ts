import { expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { game as erased, typed as game } from '../../../src/games/sixty/index.ts';
import type { SixtyOptions } from '../../../src/games/sixty/options.ts';
import { playedBy, type SixtyMove, type SixtyState } from '../../../src/games/sixty/state.ts';
import { type Random, seeded } from '../../../src/random/random.ts';

const DEALS = 150;

/** What somebody attacks with while there is a deck. */
type Attacks = (all: readonly SixtyMove[]) => SixtyMove;

const number = (move: SixtyMove): number => playedBy(move)[0] as number;
const size = (move: SixtyMove): number => playedBy(move).length;
const best = (all: readonly SixtyMove[], value: (move: SixtyMove) => number): SixtyMove =>
  [...all].sort((a, b) => value(b) - value(a))[0] as SixtyMove;

const WAYS = {
  'all of the smallest': (all) => best(all, (move) => size(move) - 100 * number(move)),
  'one of the smallest': (all) => best(all, (move) => -size(move) - 100 * number(move)),
  'most of a number': (all) => best(all, (move) => 100 * size(move) - number(move)),
} satisfies Record<string, Attacks>;

function chosen(state: SixtyState, seat: number, random: Random, attacks: Attacks): SixtyMove {
  const view = game.seen.view(state, seat);
  if (view.attack.length === 0 && view.left > 0) return attacks(game.play.moves(view, seat));
  return greedy(erased, view, seat, random) as GameMove as SixtyMove;
}

/** Points of every seat in the first round, in which one seat attacks in its own way and the rest are Regulars. */
function round(seats: number, seed: number, me: number, attacks: Attacks): readonly number[] {
  const options = { ...defaultOptions(game.options), seats, rounds: 2 } as SixtyOptions;
  const random = seeded(seed);
  let state = game.play.deal(options, seed);
  while (state.round === 1 && state.turn !== null) {
    const seat = state.turn;
    const move =
      seat === me
        ? chosen(state, seat, random, attacks)
        : (greedy(erased, game.seen.view(state, seat), seat, random) as GameMove as SixtyMove);
    state = game.play.play(state, seat, move).state;
  }
  return state.totals;
}

/** The share of rounds won, shared ones by halves: each deal is played from every seat. */
function wins(seats: number, way: keyof typeof WAYS): number {
  let sum = 0;
  for (let seed = 1; seed <= DEALS; seed++) {
    for (let me = 0; me < seats; me++) {
      const points = round(seats, seed, me, WAYS[way]);
      const low = Math.min(...points);
      if (points[me] === low) sum += 1 / points.filter((n) => n === low).length;
    }
  }
  return sum / DEALS / seats;
}

/** The page on playing well says what to throw first: what it says is measured here. */
test('small cards first: better all at once, and with two players no better than what one holds most of', () => {
  const all = wins(2, 'all of the smallest');
  expect(all).toBeLessThan(0.5);
  expect(all - wins(2, 'one of the smallest')).toBeGreaterThan(0.05);
  const most = wins(2, 'most of a number');
  expect(most).toBeGreaterThan(all);
  expect(most).toBeLessThan(0.55);
});
