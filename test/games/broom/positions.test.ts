import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game, typedGame } from '../../../src/games/broom/index.ts';
import { type BroomState, HAND_SIZE } from '../../../src/games/broom/state.ts';
import { contentOf } from '../../../src/rulebook/content.ts';
import { readLesson } from '../../../src/scenarios/lesson.ts';
import { solveSteps } from '../../../src/scenarios/solution.ts';

/** Evidence that a table can't have come about: hands that no turn leaves, a stock that isn't whole rounds, a pile of one card. */
function faults({ turn, dealer, hands, stock, taken, options }: BroomState): readonly string[] {
  if (turn === null) return [];
  const { seats } = options;
  const held = hands.map((hand) => hand.length);
  // The seat after the dealer plays first; those who have played hold one card fewer.
  const place = (seat: number): number => (seat - dealer - 1 + seats) % seats;
  const most = held[turn] ?? 0;
  const should = held.map((_, seat) => (place(seat) < place(turn) ? most - 1 : most));
  return [
    ...(held.join() === should.join() ? [] : [`hands of ${held.join(', ')}, not ${should.join(', ')}`]),
    ...(stock.length % (HAND_SIZE * seats) === 0 ? [] : [`a stock of ${stock.length}`]),
    ...(taken.some(({ length }) => length === 1) ? ['a pile of one card'] : []),
  ];
}

const lessons = (contentOf(game.id).lessons ?? []).map(({ name, data }) => {
  const read = readLesson(data);
  if ('wrong' in read) throw new Error(`${name}: ${read.wrong.says}`);
  return [name, read.lesson] as const;
});

describe('every table in a lesson of Broom could have come about', () => {
  test.each(lessons)('%s', (_, lesson) => {
    const found = [...solveSteps(game, lesson)].flatMap(({ at, step, run }) =>
      at === 0 || step.position
        ? faults(run.state as BroomState).map((fault) => `step ${at + 1}: ${fault}`)
        : [],
    );
    expect(found).toEqual([]);
  });

  test('an impossible table is found', () => {
    const laid = (json: Record<string, unknown>): readonly string[] => {
      const read = typedGame.notation.position.read(json as never, defaultOptions(game.options) as never, 1);
      if (!read.ok) throw new Error(read.fault.says);
      return faults(read.value);
    };
    const hands = [
      ['6S', '9C'],
      ['3S', '8D'],
    ];
    expect(laid({ turn: 0, dealer: 1, hands })).toEqual([]);
    expect(laid({ turn: 0, dealer: 0, hands })).toEqual(['hands of 2, 2, not 2, 1']);
    expect(laid({ turn: 0, dealer: 1, hands, stock: ['9?'] })).toEqual(['a stock of 9']);
    expect(laid({ turn: 0, dealer: 1, hands, taken: [['5C'], []] })).toEqual(['a pile of one card']);
  });
});
