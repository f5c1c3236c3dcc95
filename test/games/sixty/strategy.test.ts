import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/sixty/index.ts';
import type { SixtyOptions } from '../../../src/games/sixty/options.ts';
import { playedCards, type SixtyMove, type SixtyState } from '../../../src/games/sixty/state.ts';
import { createRandom, type Random } from '../../../src/random/random.ts';
import { isQuick } from '../../depth.ts';

const DEAL_COUNT = 150;

/** A player's own choice; undefined for the move of a Regular (the `greedy` bot). */
type Strategy = (view: SixtyState, seat: number) => SixtyMove | undefined;

const numberPlayed = (move: SixtyMove): number => playedCards(move)[0] as number;
const size = (move: SixtyMove): number => playedCards(move).length;
const bestMove = (moves: readonly SixtyMove[], value: (move: SixtyMove) => number): SixtyMove =>
  [...moves].sort((a, b) => value(b) - value(a))[0] as SixtyMove;

/** Attacks with the best move by a value, while there is a deck. */
const attacking =
  (value: (move: SixtyMove) => number): Strategy =>
  (view, seat) =>
    view.attack.length === 0 && view.left > 0 ? bestMove(game.play.moves(view, seat), value) : undefined;

/** Always answers in this way if both passing on and beating are possible. */
const answering =
  (chosenType: SixtyMove['type']): Strategy =>
  (view, seat) => {
    const legalMoves = game.play.moves(view, seat);
    const areBothPossible = ['pass-on', 'beat'].every((type) => legalMoves.some((move) => move.type === type));
    const chosenMoves = legalMoves.filter(({ type }) => type === chosenType);
    return areBothPossible ? bestMove(chosenMoves, (move) => game.heuristics.rate(view, seat, move)) : undefined;
  };

const STRATEGIES = {
  'all of the smallest': attacking((move) => size(move) - 100 * numberPlayed(move)),
  'most of a number': attacking((move) => 100 * size(move) - numberPlayed(move)),
  'always passes on': answering('pass-on'),
  'always beats': answering('beat'),
} satisfies Record<string, Strategy>;

function chooseMove(state: SixtyState, seat: number, random: Random, strategy: Strategy): SixtyMove {
  const view = game.visibility.view(state, seat);
  return strategy(view, seat) ?? (greedy(untypedGame, view, seat, random) as GameMove as SixtyMove);
}

/** Points of every seat in the first round, with one seat playing its own way among Regulars. */
function playRound(seats: number, seed: number, ownSeat: number, strategy: Strategy): readonly number[] {
  const options = { ...defaultOptions(game.options), seats, rounds: 2 } as SixtyOptions;
  const random = createRandom(seed);
  let state = game.play.deal(options, seed);
  while (state.round === 1 && state.turn !== null) {
    const seat = state.turn;
    const move =
      seat === ownSeat
        ? chooseMove(state, seat, random, strategy)
        : (greedy(untypedGame, game.visibility.view(state, seat), seat, random) as GameMove as SixtyMove);
    state = game.play.play(state, seat, move).state;
  }
  return state.totals;
}

/** Share of rounds won, shared ones by halves; each deal is played from every seat. */
function winShare(seats: number, strategy: keyof typeof STRATEGIES): number {
  let sum = 0;
  for (let seed = 1; seed <= DEAL_COUNT; seed++) {
    for (let ownSeat = 0; ownSeat < seats; ownSeat++) {
      const points = playRound(seats, seed, ownSeat, STRATEGIES[strategy]);
      const lowest = Math.min(...points);
      if (points[ownSeat] === lowest) sum += 1 / points.filter((n) => n === lowest).length;
    }
  }
  return sum / DEAL_COUNT / seats;
}

describe.skipIf(isQuick)('claims of the strategy page', () => {
  test('against one opponent the first attack hardly matters', () => {
    for (const strategy of ['all of the smallest', 'most of a number'] as const) {
      expect(winShare(2, strategy)).toBeGreaterThan(0.41);
      expect(winShare(2, strategy)).toBeLessThan(0.55);
    }
  });

  test('with three players always beating costs rounds, with two players neither way is better', () => {
    expect(winShare(3, 'always passes on') - winShare(3, 'always beats')).toBeGreaterThan(0.01);
    expect(Math.abs(winShare(2, 'always passes on') - winShare(2, 'always beats'))).toBeLessThan(0.08);
  });
});
