import { describe, expect, test } from 'vitest';
import { greedy } from '../../../../src/bots/greedy.ts';
import { HUMAN, playerName } from '../../../../src/features/house-rules/names.ts';
import { createRecap } from '../../../../src/features/practice/state/recap.ts';
import { addTurn, stateOf } from '../../../../src/features/practice/state/state.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { freshGame } from './test-table.ts';

describe.each(games.map((game) => [game.name, game] as const))(
  'the report on the others’ moves in %s',
  (_, game) => {
    test('is listed completely and in order, with who won the cards on the table', () => {
      let practice = freshGame(game, 3);
      let [others, won] = [0, 0];
      for (let i = 0; i < 160; i++) {
        const state = stateOf(practice);
        const seat = game.play.turn(state);
        if (seat === null) break;
        const told = createRecap(practice, []);
        expect(told.map(({ step }) => step)).toEqual(told.map(({ step }) => step).toSorted((a, b) => a - b));
        const last = practice.steps.at(-1)?.events ?? [];
        const by = practice.match.turns.at(-1)?.seat;
        const counted = last.some(({ points }) => points !== undefined);
        const [first] = last;
        if (first && by !== undefined && by !== HUMAN) {
          others += 1;
          const says = game.texts.describeEvent(first, playerName);
          expect(
            told.filter(({ step }) => step === practice.steps.length - 1).map((one) => one.says),
          ).toContain(says);
        }
        // Including the player who laid the last card of it.
        const again = game.table.last?.findLast(last, HUMAN, playerName)?.says;
        if (first && again && !counted && !game.table.last?.findLast([first], HUMAN, playerName)) {
          won += 1;
          expect(told.map(({ says }) => says)).toContain(again);
        }
        const move = greedy(game, game.visibility.view(state, seat), seat, createRandom(i));
        practice = addTurn(practice, { seat, move });
      }
      expect(others).toBeGreaterThan(10);
      if (game.table.last && game.table.last.label === 'Last trick') expect(won).toBeGreaterThan(5);
    });
  },
);
