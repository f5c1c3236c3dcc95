import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { game, typedGame as pokex } from '../../../src/games/pokex/index.ts';
import type { PokexState } from '../../../src/games/pokex/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { contentOf } from '../../../src/rulebook/content.ts';
import { readLesson, type StepOf } from '../../../src/scenarios/lesson.ts';
import { readLessonMove } from '../../../src/scenarios/question.ts';
import { advance } from '../../../src/scenarios/runner.ts';
import { startLesson } from '../../../src/scenarios/start.ts';
import { isQuick } from '../../depth.ts';

/** The positions of the bidding lesson at which the learner bids, each with the bid to make. */
function findLessonBids(): readonly (readonly [number, PokexState])[] {
  const file = contentOf('pokex').lessons?.find(({ name }) => name === '7-bidding');
  const lessonResult = readLesson(file?.data);
  if ('wrong' in lessonResult) throw new Error(lessonResult.wrong.says);
  const lessonBids: [number, PokexState][] = [];
  let run = startLesson(game, lessonResult.lesson);
  while (run.phase !== 'over') {
    const step = lessonResult.lesson.steps[run.at];
    if (step?.word === 'move' && run.phase === 'open') {
      const { solution } = step as StepOf<'move'>;
      const move = readLessonMove(game, run.state, solution) as GameMove & { tricks?: number };
      if (move.tricks !== undefined) lessonBids.push([move.tricks, run.state as PokexState]);
    }
    run = advance(game, lessonResult.lesson, run, { do: run.phase === 'done' ? 'next' : 'skip' });
  }
  return lessonBids;
}

/** Share of deals, with the unseen cards dealt anew, in which a bid is made. */
function shareMade(lessonState: PokexState, tricks: number, deals: number): number {
  const view = pokex.visibility.view(lessonState, 0);
  let madeCount = 0;
  for (let seed = 1; seed <= deals; seed++) {
    const random = createRandom(seed);
    let state = pokex.play.play(pokex.visibility.sampleWorld(view, 0, random), 0, {
      type: 'bid',
      tricks,
    }).state;
    for (let isOver = false; !isOver; ) {
      const seat = state.turn as number;
      const move =
        state.phase === 'auction' ? { type: 'pass' } : greedy(game, pokex.visibility.view(state, seat), seat, random);
      const playResult = pokex.play.play(state, seat, move as never);
      const dealOver = playResult.events.find((event) => event.kind === 'deal-over');
      if (dealOver && (dealOver.tricks[0] ?? 0) >= tricks) madeCount++;
      isOver = dealOver !== undefined;
      state = playResult.state;
    }
  }
  return madeCount / deals;
}

describe('the lesson on bidding', () => {
  test('has more than one bid to find, and each is what a Regular would bid', () => {
    expect(findLessonBids().map(([tricks]) => tricks)).toEqual([4, 3]);
    for (const [tricks, state] of findLessonBids()) {
      expect(greedy(game, game.visibility.view(state, 0), 0, createRandom(1))).toMatchObject({
        type: 'bid',
        tricks,
      });
    }
  });

  test.skipIf(isQuick)('and is right about them: made in four deals of five, and one more not in half', () => {
    for (const [tricks, state] of findLessonBids()) {
      const share = shareMade(state, tricks, 200);
      expect(share).toBeGreaterThan(0.73);
      expect(share).toBeLessThan(0.87);
      expect(shareMade(state, tricks + 1, 200)).toBeLessThan(0.5);
    }
  });
});
