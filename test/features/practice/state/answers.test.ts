import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { ANSWER_OF_KEY } from '../../../../src/features/practice/state/answers.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import { games } from '../../../../src/games/index.ts';
import { freshGame, randomStages } from './test-table.ts';

/** Counts words, without cards, numbers and symbols. */
const countWords = (text: string): number =>
  text.split(/[\s,;:.]+/).filter((word) => /^[a-z’-]{2,}$/i.test(word)).length;

describe.each(games.map((game) => [game.name, game] as const))('keyboard questions at a table of %s', (_, game) => {
  test('each have an answer under twelve words, at every turn of a game', () => {
    for (const practice of randomStages(freshGame(game, 3), 80)) {
      for (const [key, answer] of Object.entries(ANSWER_OF_KEY)) {
        const text = answer(practice);
        expect(text, key).toMatch(/^[A-Z0-9].*\.$/);
        expect(countWords(text), text).toBeLessThan(12);
      }
    }
  });

  test('are answered truly', () => {
    for (const practice of randomStages(freshGame(game, 5), 40)) {
      const state = stateOf(practice);
      const { h, w, s, m } = ANSWER_OF_KEY as Record<'h' | 'w' | 's' | 'm', (of: Practice) => string>;
      const ownView = game.visibility.view(state, HUMAN);
      const turn = game.play.turn(ownView);
      expect(w(practice).startsWith('It is your turn')).toBe(turn === HUMAN);
      const total = game.play.scores(state).reduce((sum, points) => sum + points, 0);
      const numbers = (text: string): readonly number[] => (text.match(/-?\d+/g) ?? []).map(Number);
      expect(numbers(s(practice)).reduce((sum, points) => sum + points, 0)).toBe(total);
      expect(numbers(h(practice))).toHaveLength(game.seats(practice.match.options));
      if (turn !== HUMAN) continue;
      const moves = game.play.moves(ownView, HUMAN).length;
      expect(numbers(m(practice))[0]).toBe(Math.min(30, moves));
    }
  });
});
