import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/game/json.ts';
import { hintsOf } from '../../src/scenarios/hints.ts';
import { type Lesson, readLesson } from '../../src/scenarios/lesson.ts';
import type { LessonInput } from '../../src/scenarios/run.ts';
import { replayInputs } from './replay-inputs.ts';
import { toy } from './toy.ts';

const lawOf = (rule: string): string => toy.rules.rule(rule)?.law ?? '';

const parsedLesson = readLesson({
  title: 'A lesson',
  theme: 'Any.',
  goal: 'Take 6♥.',
  teaches: ['toy/take'],
  position: {
    turn: 0,
    hands: [
      ['6S', '2C'],
      ['9S', '9D'],
    ],
    table: ['KD', '6H', '4H', 'AD'],
  },
  steps: [
    { say: 'Here we go.' },
    {
      move: 'Take 6♥.',
      accept: { kind: 'take', names: ['6H'] },
      solution: { type: 'take', card: '6S', of: '6H' },
      rule: 'toy/take',
      where: 'Look for a 6.',
      refused: [
        { try: { type: 'take', card: '6S', of: '4H' }, rule: 'toy/equal', says: 'A 4.' },
        {
          try: { type: 'take', card: '2C', of: 'AD' },
          rule: 'toy/equal',
          when: { plays: ['2C'] },
          says: 'Not the 2.',
        },
      ],
    },
    { reply: 'Ann puts a 9 down.', move: { type: 'put', card: '9S' } },
    { break: 'Take the king.', rule: 'toy/kings', solution: { type: 'take', card: '2C', of: 'KD' } },
  ],
  remember: ['x'],
  playOut: true,
});
if (!('lesson' in parsedLesson)) throw new Error(parsedLesson.wrong.says);
const lesson: Lesson = parsedLesson.lesson;
const runOf = (...inputs: LessonInput[]) => replayInputs(toy, lesson, inputs);
const move = (json: JsonObject) => {
  const parsedMove = toy.notation.move.read(json, {});
  if (!parsedMove.ok) throw new Error(parsedMove.fault.says);
  return { do: 'try', move: parsedMove.value } as const;
};
const takeInput = (card: string, of: string) => move({ type: 'take', card, of });
const NEXT_INPUT = { do: 'next' } as const;
const TAKE_SIX = takeInput('6S', '6H');

/** The remark on an illegal take. */
const remarkOn = (card: string, of: string) => runOf(NEXT_INPUT, takeInput(card, of)).remark?.says;

describe('a remark on an illegal try', () => {
  test('is for exactly the try it names', () => {
    expect(remarkOn('6S', '4H')).toBe('A 4.');
    expect(remarkOn('6S', 'AD')).toBeNull();
  });

  test('is for others that break the same rule if it says which', () => {
    expect(remarkOn('2C', 'AD')).toBe('Not the 2.');
    expect(remarkOn('2C', '6H')).toBe('Not the 2.');
    expect(remarkOn('2C', 'KD')).toBeNull();
  });
});

describe('a lesson', () => {
  test('waits for the move it asks for, and then continues', () => {
    expect(runOf(NEXT_INPUT, NEXT_INPUT).at).toBe(1);
    expect(runOf(NEXT_INPUT, TAKE_SIX)).toMatchObject({ at: 1, phase: 'done' });
    expect(runOf(NEXT_INPUT, TAKE_SIX, NEXT_INPUT).at).toBe(2);
  });

  test('refuses an illegal try, says so, and lets the player try again', () => {
    const refusedRun = runOf(NEXT_INPUT, takeInput('6S', '4H'));
    expect(refusedRun).toMatchObject({ at: 1, phase: 'open', remark: { tone: 'refused' } });
    expect(refusedRun.met).toEqual([{ rule: 'toy/equal', isKept: false }]);
    expect(runOf(NEXT_INPUT, takeInput('6S', '4H'), TAKE_SIX).phase).toBe('done');
  });

  test('keeps a legal move that misses the point, or takes it back', () => {
    const putInput = move({ type: 'put', card: '2C' });
    expect(runOf(NEXT_INPUT, putInput).phase).toBe('astray');
    expect(runOf(NEXT_INPUT, putInput, { do: 'return' })).toMatchObject({ at: 1, phase: 'open', remark: null });
    expect(runOf(NEXT_INPUT, putInput, { do: 'return' }).state).toEqual(runOf(NEXT_INPUT).state);
    expect(runOf(NEXT_INPUT, putInput, { do: 'stay' })).toMatchObject({ phase: 'free', at: 4 });
  });

  test('plays the others’ scripted moves when the player presses go on', () => {
    const replied = runOf(NEXT_INPUT, TAKE_SIX, NEXT_INPUT, NEXT_INPUT);
    expect(replied).toMatchObject({ at: 2, phase: 'done' });
    expect(replied.events.map(({ kind }) => kind)).toEqual(['put']);
  });

  test('takes exactly the breach it asks for', () => {
    const inputsBefore: LessonInput[] = [NEXT_INPUT, TAKE_SIX, NEXT_INPUT, NEXT_INPUT, NEXT_INPUT];
    expect(runOf(...inputsBefore, takeInput('2C', 'KD')).phase).toBe('done');
    expect(runOf(...inputsBefore, takeInput('2C', '4H')).phase).toBe('open');
    expect(runOf(...inputsBefore, move({ type: 'put', card: '2C' }))).toMatchObject({
      phase: 'open',
      remark: { tone: 'missed' },
    });
  });

  test('hints in three steps: the rule, where to look, the move', () => {
    const hints = (n: number) =>
      hintsOf(toy, lesson, runOf(NEXT_INPUT, ...new Array<LessonInput>(n).fill({ do: 'hint' })), lawOf);
    expect(hints(0)).toEqual([]);
    expect(hints(1)).toEqual([{ kind: 'rule', says: toy.rules.rule('toy/take')?.law }]);
    expect(hints(2)[1]).toEqual({ kind: 'where', says: 'Look for a 6.' });
    expect(hints(5)[2]).toEqual({ kind: 'answer', says: 'Take 6♥ with 6♠.' });
  });

  test('goes back: to the beginning of the step, then to the step before', () => {
    expect(runOf(NEXT_INPUT, TAKE_SIX, { do: 'back' })).toMatchObject({ at: 1, phase: 'open', remark: null });
    expect(runOf(NEXT_INPUT, TAKE_SIX, { do: 'back' }, { do: 'back' }).at).toBe(0);
    expect(runOf({ do: 'back' }).at).toBe(0);
  });

  test('is played out by all players once the script is over, until the score is counted', () => {
    const skip = { do: 'skip' } as const;
    let run = runOf(skip, skip, NEXT_INPUT, skip, NEXT_INPUT, skip, NEXT_INPUT);
    expect(run.phase).toBe('free');
    const inputs: LessonInput[] = [skip, skip, NEXT_INPUT, skip, NEXT_INPUT, skip, NEXT_INPUT];
    for (let i = 0; i < 20 && run.phase === 'free'; i++) {
      const isOwnTurn = toy.play.turn(run.state) === lesson.you;
      inputs.push(isOwnTurn ? move({ type: 'put', card: '2C' }) : NEXT_INPUT);
      run = runOf(...inputs);
    }
    expect(run.phase).toBe('over');
    expect(run.events.some(({ points }) => points !== undefined)).toBe(true);
  });

  test('is the same for the same inputs, and ignores nonsense', () => {
    const inputs: LessonInput[] = [NEXT_INPUT, { do: 'answer', answer: 'legal' }, { do: 'stay' }, TAKE_SIX, NEXT_INPUT];
    expect(runOf(...inputs)).toEqual(runOf(NEXT_INPUT, TAKE_SIX, NEXT_INPUT));
  });
});
