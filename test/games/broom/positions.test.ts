import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game, typedGame } from '../../../src/games/broom/index.ts';
import { type BroomState, HAND_SIZE } from '../../../src/games/broom/state.ts';
import { contentOf } from '../../../src/rulebook/content.ts';
import { readLesson } from '../../../src/scenarios/lesson.ts';
import { solveSteps } from '../../../src/scenarios/solution.ts';

/**
 * Lists why a position can't occur in play: impossible hand sizes, a stock of partial rounds, a pile of
 * one card.
 */
function positionFaults({ turn, dealer, hands, stock, taken, options }: BroomState): readonly string[] {
  if (turn === null) return [];
  const { seats } = options;
  const handSizes = hands.map((hand) => hand.length);
  // The seat after the dealer plays first; players who have already played hold one card fewer.
  const place = (seat: number): number => (seat - dealer - 1 + seats) % seats;
  const fullSize = handSizes[turn] ?? 0;
  const expectedSizes = handSizes.map((_, seat) => (place(seat) < place(turn) ? fullSize - 1 : fullSize));
  return [
    ...(handSizes.join() === expectedSizes.join()
      ? []
      : [`hands of ${handSizes.join(', ')}, not ${expectedSizes.join(', ')}`]),
    ...(stock.length % (HAND_SIZE * seats) === 0 ? [] : [`a stock of ${stock.length}`]),
    ...(taken.some(({ length }) => length === 1) ? ['a pile of one card'] : []),
  ];
}

const lessons = (contentOf(game.id).lessons ?? []).map(({ name, data }) => {
  const lessonResult = readLesson(data);
  if ('wrong' in lessonResult) throw new Error(`${name}: ${lessonResult.wrong.says}`);
  return [name, lessonResult.lesson] as const;
});

describe('every table in a lesson of Broom could have come about', () => {
  test.each(lessons)('%s', (_, lesson) => {
    const faults = [...solveSteps(game, lesson)].flatMap(({ at, step, run }) =>
      at === 0 || step.position
        ? positionFaults(run.state as BroomState).map((fault) => `step ${at + 1}: ${fault}`)
        : [],
    );
    expect(faults).toEqual([]);
  });

  test('an impossible table is found', () => {
    const faultsOf = (json: Record<string, unknown>): readonly string[] => {
      const positionResult = typedGame.notation.position.read(json as never, defaultOptions(game.options) as never, 1);
      if (!positionResult.ok) throw new Error(positionResult.fault.says);
      return positionFaults(positionResult.value);
    };
    const hands = [
      ['6S', '9C'],
      ['3S', '8D'],
    ];
    expect(faultsOf({ turn: 0, dealer: 1, hands })).toEqual([]);
    expect(faultsOf({ turn: 0, dealer: 0, hands })).toEqual(['hands of 2, 2, not 2, 1']);
    expect(faultsOf({ turn: 0, dealer: 1, hands, stock: ['9?'] })).toEqual(['a stock of 9']);
    expect(faultsOf({ turn: 0, dealer: 1, hands, taken: [['5C'], []] })).toEqual(['a pile of one card']);
  });
});
