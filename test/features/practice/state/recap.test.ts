import { describe, expect, test } from 'vitest';
import { greedy } from '../../../../src/bots/greedy.ts';
import { HUMAN, playerName } from '../../../../src/features/house-rules/names.ts';
import { createRecap } from '../../../../src/features/practice/state/recap.ts';
import { addTurn, stateOf } from '../../../../src/features/practice/state/state.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { freshGame } from './test-table.ts';

describe.each(games.map((game) => [game.name, game] as const))('the report on the others’ moves in %s', (_, game) => {
  test('is listed completely and in order, with who won the cards on the table', () => {
    let practice = freshGame(game, 3);
    let [otherMoves, takeCount] = [0, 0];
    for (let i = 0; i < 160; i++) {
      const state = stateOf(practice);
      const seat = game.play.turn(state);
      if (seat === null) break;
      const recap = createRecap(practice, []);
      expect(recap.map(({ step }) => step)).toEqual(recap.map(({ step }) => step).toSorted((a, b) => a - b));
      const lastEvents = practice.steps.at(-1)?.events ?? [];
      const by = practice.match.turns.at(-1)?.seat;
      const isCounted = lastEvents.some(({ points }) => points !== undefined);
      const [firstEvent] = lastEvents;
      if (firstEvent && by !== undefined && by !== HUMAN) {
        otherMoves += 1;
        const sentence = game.texts.describeEvent(firstEvent, playerName);
        expect(recap.filter(({ step }) => step === practice.steps.length - 1).map((one) => one.says)).toContain(
          sentence,
        );
      }
      // The sentence also names a winner who played the last card of the trick.
      const takeText = game.table.last?.findLast(lastEvents, HUMAN, playerName)?.says;
      if (firstEvent && takeText && !isCounted && !game.table.last?.findLast([firstEvent], HUMAN, playerName)) {
        takeCount += 1;
        expect(recap.map(({ says }) => says)).toContain(takeText);
      }
      const move = greedy(game, game.visibility.view(state, seat), seat, createRandom(i));
      practice = addTurn(practice, { seat, move });
    }
    expect(otherMoves).toBeGreaterThan(10);
    if (game.table.last && game.table.last.label === 'Last trick') expect(takeCount).toBeGreaterThan(5);
  });
});
