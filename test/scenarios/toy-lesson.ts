import type { JsonObject } from '../../src/game/json.ts';
import { type Lesson, readLesson } from '../../src/scenarios/lesson.ts';
import { readLessonMove } from '../../src/scenarios/question.ts';
import type { LessonInput, LessonRun } from '../../src/scenarios/run.ts';
import { replayInputs } from './replay-inputs.ts';
import { toy } from './toy.ts';

/** You hold a 6 and a 2, Ann two 9s: your 6 takes 6♥, nothing takes the king. */
export const TOY_POSITION = {
  turn: 0,
  hands: [
    ['6S', '2C'],
    ['9S', '9D'],
  ],
  table: ['KD', '6H', '4H', 'AD'],
};

export const TOY_HEAD = {
  title: 'A lesson',
  theme: 'Any.',
  goal: 'Take 6♥.',
  teaches: ['toy/take'],
  position: TOY_POSITION,
  remember: ['x'],
};

export const take = (card: string, of: string) => ({ type: 'take', card, of });
export const put = (card: string) => ({ type: 'put', card });

/** A lesson about the toy game. */
export function toyLesson(steps: readonly object[], head: object = {}): Lesson {
  const parsed = readLesson({ ...TOY_HEAD, ...head, steps });
  if ('wrong' in parsed) throw new Error(`${parsed.wrong.at}: ${parsed.wrong.says}`);
  return parsed.lesson;
}

export const toyRun = (lesson: Lesson, ...inputs: readonly LessonInput[]): LessonRun =>
  replayInputs(toy, lesson, inputs);

export const NEXT: LessonInput = { do: 'next' };
export const HINT: LessonInput = { do: 'hint' };
export const SKIP: LessonInput = { do: 'skip' };
export const answerWith = (answer: string | number | readonly string[]): LessonInput => ({ do: 'answer', answer });
export const tryMove = (json: JsonObject): LessonInput => ({
  do: 'try',
  move: readLessonMove(toy, toy.play.deal({}, 0), json),
});
