import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteOptions } from '../../../src/games/spite-and-malice/options.ts';
import { rankOf } from '../../../src/games/spite-and-malice/pack.ts';
import { dealGoalPiles } from '../../../src/games/spite-and-malice/play/index.ts';
import type { SpiteMove } from '../../../src/games/spite-and-malice/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { contentOf } from '../../../src/rulebook/content.ts';
import { isQuick } from '../../depth.ts';

const options = defaultOptions(game.options) as SpiteOptions;

describe('the deal', () => {
  test('uses every card of both packs, with the goal piles from the pack without jokers', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { goal, hands, stock } = game.play.deal(options, seed);
      expect(goal.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i));
      expect([...hands.flat(), ...stock].filter((card) => card === 52)).toHaveLength(4);
      expect(new Set([...hands.flat(), ...stock]).size).toBe(53);
    }
  });

  test('never shows two equal goal cards, however small the piles', () => {
    for (let seed = 0; seed < 500; seed++) {
      for (const size of [1, 2, 26]) {
        const [firstPile, secondPile] = dealGoalPiles(size, createRandom(seed));
        expect(firstPile).toHaveLength(size);
        expect(rankOf(firstPile?.at(-1) ?? -1)).not.toBe(rankOf(secondPile?.at(-1) ?? -1));
        expect(new Set([...(firstPile ?? []), ...(secondPile ?? [])]).size).toBe(2 * size);
      }
    }
  });

  test('lets either player begin', () => {
    const first = Array.from({ length: 100 }, (_, seed) => game.play.deal(options, seed).turn);
    expect(first.filter((seat) => seat === 0).length).toBeGreaterThan(30);
    expect(first.filter((seat) => seat === 1).length).toBeGreaterThan(30);
  });
});

/** Checks the frequency that the chapter on the end states. */
describe.skipIf(isQuick)('two regulars', () => {
  function standstills(goal: number, games: number): number {
    let stuck = 0;
    for (let seed = 0; seed < games; seed++) {
      const random = createRandom(seed);
      let state = game.play.deal({ ...options, goal }, seed);
      for (let seat = state.turn; seat !== null; seat = state.turn) {
        state = game.play.play(
          state,
          seat,
          greedy(untypedGame, game.visibility.view(state, seat), seat, random) as SpiteMove,
        ).state;
      }
      if (state.idle === 2) stuck++;
    }
    return stuck / games;
  }

  test('have the same figures in the chapter and in the lesson', () => {
    const { chapters, lessons = [] } = contentOf('spite-and-malice');
    const end = chapters.find(({ id }) => id === 'end')?.body;
    const lesson = JSON.stringify(lessons.find(({ name }) => name === '8-the-reckoning')?.data);
    for (const text of [end, lesson]) {
      expect(text).toMatch(/about two games in ten.*ten cards it was about one in twenty/);
      expect(text).not.toMatch(/six games/);
    }
  });

  test('come to a standstill in about two of ten long games', () => {
    const share = standstills(26, 300);
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.28);
  });

  test('come to a standstill in about one game of twenty with ten cards', () => {
    const share = standstills(10, 300);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.07);
  });
});
