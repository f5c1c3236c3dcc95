import { describe, expect, test } from 'vitest';
import { hintsOf } from '../../src/scenarios/hints.ts';
import { readLesson } from '../../src/scenarios/lesson.ts';
import type { LessonInput } from '../../src/scenarios/run.ts';
import { replayInputs } from './replay-inputs.ts';
import { toy } from './toy.ts';

const lawOf = (rule: string): string => toy.rules.rule(rule)?.law ?? '';

/** Tests the questions that no move answers: what to do, and which of some laid-out cards. */

const findStep = {
  find: ['KD', 'KS'],
  ask: 'Which of them are kings?',
  laid: { 'Some cards': ['KD', '6H', 'KS'] },
  rule: 'toy/kings',
  where: 'Look for a K.',
};
const chooseStep = {
  choose: ['Turn it down again', 'Deal anew'],
  right: 'Deal anew',
  ask: 'A card lies face up. What now?',
  rule: 'toy/take',
  tempting: [{ answer: 'Turn it down again', says: 'Everybody has seen it.' }],
  done: 'A new deal it is.',
};
const head = {
  title: 'The box',
  theme: 'Any.',
  goal: 'Deal.',
  teaches: ['toy/take'],
  position: { turn: 0, hands: [['6S', '2C'], ['9S']], table: ['KD', '6H'] },
  remember: ['x'],
};
const read = (...steps: readonly object[]) => readLesson({ ...head, steps });

function runOf(...inputs: readonly LessonInput[]) {
  const parsed = read(findStep, chooseStep);
  if (!('lesson' in parsed)) throw new Error(parsed.wrong.says);
  return { lesson: parsed.lesson, run: replayInputs(toy, parsed.lesson, inputs) };
}
const answer = (given: string | readonly string[]) => ({ do: 'answer', answer: given }) as const;
const KINGS = answer(['KS', 'KD']);

describe('cards to find', () => {
  test('may be named in any order', () => {
    expect(runOf(KINGS).run.phase).toBe('done');
  });

  test('stay when others are wrong, and the wrong ones are named', () => {
    const { run } = runOf(answer(['KD', '6H']));
    expect(run.phase).toBe('open');
    expect(run.remark?.says).toBe('6♥ isn’t one of them. Look for a K. K♦: right, and still chosen.');
  });

  test('are hinted at in three steps', () => {
    const { lesson, run } = runOf({ do: 'hint' }, { do: 'hint' }, { do: 'hint' });
    expect(hintsOf(toy, lesson, run, lawOf).at(-1)?.says).toBe('It is K♦, K♠.');
  });
});

describe('a choice of sentences', () => {
  test('explains a wrong one and stays open', () => {
    const { run } = runOf(KINGS, { do: 'next' }, answer('Turn it down again'));
    expect([run.phase, run.remark?.says]).toEqual(['open', 'Everybody has seen it.']);
  });

  test('is done with the right one, and its rule counts as met', () => {
    const { run } = runOf(KINGS, { do: 'next' }, answer('Deal anew'));
    expect([run.phase, run.remark?.says]).toEqual(['done', 'A new deal it is.']);
    expect(run.met).toContainEqual({ rule: 'toy/take', isKept: true });
  });

  test.each([
    ['a wrong one without a remark', { ...chooseStep, tempting: [] }],
    ['a right one that isn’t offered', { ...chooseStep, right: 'Go home' }],
    ['a remark on what isn’t offered', { ...chooseStep, choose: ['Deal anew', 'Go home'] }],
  ])('is no lesson with %s', (_, step) => {
    expect(read(step)).toEqual({
      wrong: { at: 'step 1 (choose)', says: 'Each sentence is either “right” or has a remark under “tempting”.' },
    });
  });
});
