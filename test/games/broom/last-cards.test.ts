import { describe, expect, test } from 'vitest';
import { findOnlyWorld, solveValues } from '../../../src/bots/search/exact-values.ts';
import { sampleWorlds } from '../../../src/bots/search/worlds.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameState } from '../../../src/game/play.ts';
import type { Seat } from '../../../src/game/seat.ts';
import { gameById } from '../../../src/games/index.ts';
import { decisionsOf, wholeGame } from '../../contract/random-game.ts';
import { scaledCount } from '../../depth.ts';

const broom = gameById('broom');
if (!broom) throw new Error('no Broom');
const game: WholeGame = broom;

/** Minimax without cache, pruning or move ordering, to compare with. */
function plainMinimax(state: GameState, deal: number, seat: Seat): number {
  const turn = game.play.turn(state);
  if (turn === null || game.search.dealOf(state) !== deal) return game.search.evaluate(state, seat);
  const values = game.play
    .moves(state, turn)
    .map((move) => plainMinimax(game.play.play(state, turn, move).state, deal, seat));
  return turn === seat ? Math.max(...values) : Math.min(...values);
}

/** Decisions with the last cards of two players, with a maximum of cards in hand. */
function* lastCards(maxCards: number) {
  for (let seed = 1; seed <= scaledCount(60); seed++) {
    const randomGame = wholeGame(game, seed);
    if (randomGame.options['seats'] !== 2) continue;
    for (const { state, seat } of decisionsOf(game, randomGame)) {
      const { stock, hands } = state as GameState & { stock: readonly number[]; hands: readonly number[][] };
      if (stock.length === 0 && hands.flat().length <= maxCards) yield { state, seat };
    }
  }
}

describe('the last cards of Broom between two players', () => {
  test('are known to both by counting, in any order of a hand', () => {
    let count = 0;
    for (const { state, seat } of lastCards(8)) {
      const view = game.visibility.view(state, seat);
      expect(findOnlyWorld(sampleWorlds(game, view, seat, 1))).not.toBeNull();
      count++;
    }
    expect(count).toBeGreaterThan(20);
  });

  test('have the value that a plain minimax finds', () => {
    let count = 0;
    for (const { state, seat } of lastCards(4)) {
      const moves = game.play.moves(state, seat);
      const deal = game.search.dealOf(state);
      const plainValues = moves.map((move) => plainMinimax(game.play.play(state, seat, move).state, deal, seat));
      const values = solveValues(game, state, seat, moves);
      expect(values?.map((value) => value.toFixed(6))).toEqual(plainValues.map((value) => value.toFixed(6)));
      count++;
    }
    expect(count).toBeGreaterThan(20);
  });
});

test('aren’t called known while cards are still to come', () => {
  const options = { ...wholeGame(game, 1).options, seats: 2, partners: false };
  const state = game.play.deal(options, 5);
  const seat = game.play.turn(state) ?? 0;
  expect(findOnlyWorld(sampleWorlds(game, game.visibility.view(state, seat), seat, 1))).toBeNull();
});
