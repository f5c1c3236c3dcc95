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
function playTurns(house: Partial<PokexOptions>, seed: number, turns: number, hasBids: boolean): PokexState {
  const options = { ...defaultOptions(game.options), ...house } as PokexOptions;
  let state = game.play.deal(options, seed);
  for (let i = 0; i < turns && state.turn !== null; i++) {
    const moves = game.play.moves(state, state.turn);
    const move = ((i > 0 || !hasBids) && moves.find(({ type }) => type === 'pass')) || moves[0];
    if (move) state = game.play.play(state, state.turn, move).state;
  }
  return state;
}

/** A brute-force count: every attempt that the rules allow. */
function countAllowed(state: PokexState): number {
  const seat = state.turn as number;
  const keys = new Set<string>();
  for (const move of game.play.tries(state, seat))
    if (judge(game, state, seat, move).isLegal) keys.add(game.notation.key(move));
  return keys.size;
}

interface Row {
  readonly what: string;
  readonly house?: Partial<PokexOptions>;
  readonly seed: number;
  readonly turns: number;
  readonly hasBids?: boolean;
  readonly counts: readonly number[];
}

const EXPECTED_COUNTS: readonly Row[] = [
  // 7; then a pass leaves 7, bids of 1 to 5 leave 6, 5, 4, 3 and 2, and a 6 ends the auction: 66 pairs of twelve
  // cards.
  { what: 'the first word', seed: 1, turns: 0, counts: [7, 93, 4829, 315_200] },
  // 6; then 5, 4, 3, 2 and 6 again, and after a 6 a hand with both jokers has 55 + 1 pairs.
  { what: 'a word after a 1', seed: 2, turns: 1, counts: [6, 76, 4076] },
  { what: 'the fourth word after three passes', seed: 3, turns: 3, hasBids: false, counts: [7] },
  {
    what: 'the same where the dealer must bid: no pass',
    house: { allPass: 'forced' },
    seed: 3,
    turns: 3,
    hasBids: false,
    counts: [6],
  },
  // 13 ranks, then 66 pairs each.
  { what: 'naming a rank', house: { wildRank: true }, seed: 4, turns: 4, counts: [13, 858] },
  { what: 'the first lead', seed: 5, turns: 4, counts: [66, 66 * 66] },
  // 66 pairs with each of six cards of the row.
  { what: 'the partner, who picks', house: { centre: 'chosen' }, seed: 6, turns: 5, counts: [396, 396 * 66] },
  // Six pairs of four cards for each of the four; then the next trick has one way.
  { what: 'the fifth trick', seed: 7, turns: 20, counts: [6, 36, 216, 1296, 1296] },
  // The last two have no choice; then a player bids first in a new deal.
  { what: 'the middle of the sixth', seed: 8, turns: 26, counts: [1, 1, 7] },
];

describe('counts of move sequences from fixed deals', () => {
  test.each(EXPECTED_COUNTS)('$what', ({ house = {}, seed, turns, hasBids: bids = true, counts }) => {
    const state = playTurns(house, seed, turns, bids);
    expect(counts.map((_, depth) => countSequences(state, depth + 1))).toEqual(counts);
    expect(countAllowed(state)).toBe(counts[0]);
  });
});
