import { expect, test } from 'vitest';
import type { WholeGame } from '../../../src/game/game.ts';
import { game as lucky } from '../../../src/games/lucky-number/index.ts';
import { readLesson } from '../../../src/scenarios/lesson.ts';
import { readLessonMove } from '../../../src/scenarios/question.ts';
import { advance } from '../../../src/scenarios/runner.ts';
import { startLesson } from '../../../src/scenarios/start.ts';
import { tableOf } from './ask.ts';

const game = lucky as unknown as WholeGame;

/** A hand to play out: you lay 7♥, and Bert holds its twin among these cards. */
function afterSeven(bert: string) {
  const parsedLesson = readLesson({
    title: 'A seven',
    theme: 'Who holds the twin?',
    goal: 'Lay it.',
    teaches: ['lucky-number/seven'],
    position: tableOf(`7H 4S 5S | 3C 6C | ${bert}`, '9H', { stock: ['20?'] }),
    steps: [{ say: 'Go on.' }],
    remember: ['Twins.'],
    playOut: true,
  });
  if ('wrong' in parsedLesson) throw new Error(parsedLesson.wrong.says);
  const start = advance(game, parsedLesson.lesson, startLesson(game, parsedLesson.lesson), { do: 'next' });
  const move = readLessonMove(game, start.state, { type: 'lay', cards: ['7H'] });
  return advance(game, parsedLesson.lesson, start, { do: 'try', move });
}

test('in a hand that is played out, a player who declines a jump-in is skipped without a step', () => {
  // If the twin is a 7 and Bert's last card, he had better keep it, and it is your turn again at once.
  const { state, events } = afterSeven('7H');
  expect(game.play.turn(state)).toBe(0);
  expect(events[0]?.kind).toBe('laid');
});

test('in a hand that is played out, a player who jumps in does so in a step of their own', () => {
  expect(game.play.turn(afterSeven('7H 7S QD').state)).toBe(2);
});
