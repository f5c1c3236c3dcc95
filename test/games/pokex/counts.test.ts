import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import type { PokexState } from '../../../src/games/pokex/state.ts';

/** Number of move sequences of a length from a state. */
function countSequences(state: PokexState, depth: number): number {
  if (state.turn === null) return 0;
  const seat = state.turn;
  const moves = game.play.moves(state, seat);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countSequences(game.play.play(state, seat, move).state, depth - 1), 0);
}

/** A deal played for a number of turns: at most one player bids 1, the others pass, and the first two cards are laid. */
function playTurns(houseRules: Partial<PokexOptions>, seed: number, turns: number, hasBids: boolean): PokexState {
  const options = { ...defaultOptions(game.options), ...houseRules } as PokexOptions;
  let state = game.play.deal(options, seed);
  for (let i = 0; i < turns && state.turn !== null; i++) {
    const moves = game.play.moves(state, state.turn);
    const move = ((i > 0 || !hasBids) && moves.find(({ type }) => type === 'pass')) || moves[0];
    if (move) state = game.play.play(state, state.turn, move).state;
  }
  return state;
}

/** A brute-force count: every try that the rules allow. */
function countAllowed(state: PokexState): number {
  const seat = state.turn as number;
  const keys = new Set<string>();
  for (const move of game.play.tries(state, seat))
    if (judge(game, state, seat, move).isLegal) keys.add(game.notation.key(move));
  return keys.size;
}

interface CountCase {
  readonly title: string;
  readonly houseRules?: Partial<PokexOptions>;
  readonly seed: number;
  readonly turns: number;
  readonly hasBids?: boolean;
  readonly counts: readonly number[];
}

const EXPECTED_COUNTS: readonly CountCase[] = [
  // The first player has 7 calls; then a pass leaves 7, bids of 1 to 5 leave 6, 5, 4, 3 and 2, and a 6 ends the auction: 66 pairs of twelve
  // cards.
  { title: 'the first bid', seed: 1, turns: 0, counts: [7, 93, 4829, 315_200] },
  // 6; then 5, 4, 3, 2 and 6 again, and after a 6 a hand with both jokers has 55 + 1 pairs.
  { title: 'a bid after a 1', seed: 2, turns: 1, counts: [6, 76, 4076] },
  { title: 'the fourth bid after three passes', seed: 3, turns: 3, hasBids: false, counts: [7] },
  {
    title: 'the same where the dealer must bid: no pass',
    houseRules: { allPass: 'forced' },
    seed: 3,
    turns: 3,
    hasBids: false,
    counts: [6],
  },
  // 13 ranks, then 66 pairs each.
  { title: 'naming a rank', houseRules: { wildRank: true }, seed: 4, turns: 4, counts: [13, 858] },
  { title: 'the first lead', seed: 5, turns: 4, counts: [66, 66 * 66] },
  // 66 pairs with each of six cards of the row.
  { title: 'the partner, who picks', houseRules: { centre: 'chosen' }, seed: 6, turns: 5, counts: [396, 396 * 66] },
  // Six pairs of four cards for each of the four; then the next trick has one way.
  { title: 'the fifth trick', seed: 7, turns: 20, counts: [6, 36, 216, 1296, 1296] },
  // The last two have no choice; then a player bids first in a new deal.
  { title: 'the middle of the sixth', seed: 8, turns: 26, counts: [1, 1, 7] },
];

describe('counts of move sequences from fixed deals', () => {
  test.each(EXPECTED_COUNTS)('$what', ({ houseRules = {}, seed, turns, hasBids: bids = true, counts }) => {
    const state = playTurns(houseRules, seed, turns, bids);
    expect(counts.map((_, depth) => countSequences(state, depth + 1))).toEqual(counts);
    expect(countAllowed(state)).toBe(counts[0]);
  });
});
