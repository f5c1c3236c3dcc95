import { describe, expect, test } from 'vitest';
import { readLesson, stepName } from '../../src/scenarios/lesson.ts';
import { put, TOY_HEAD, TOY_POSITION, take } from './toy-lesson.ts';

const SAY = { say: 'Look.' };
const problemOf = (data: unknown): unknown => {
  const parsed = readLesson(data);
  return 'wrong' in parsed ? `${parsed.wrong.at}: ${parsed.wrong.says}` : parsed.lesson;
};
const problemWith = (head: object): unknown => problemOf({ ...TOY_HEAD, steps: [SAY], ...head });
const problemIn = (step: unknown): unknown => problemOf({ ...TOY_HEAD, steps: [SAY, step] });

describe('the head of a lesson', () => {
  test('gets the usual values for what it leaves out', () => {
    expect(readLesson({ ...TOY_HEAD, steps: [SAY] })).toEqual({
      lesson: { ...TOY_HEAD, you: 0, minutes: 1, playOut: false, steps: [{ word: 'say', say: 'Look.' }] },
    });
  });

  test.each([
    ['a file that isn’t data', 'title; steps', 'file: This is not YAML: title; steps'],
    ['an empty title', { title: ' ' }, 'head: title: Write something here.'],
    ['a rule without its game', { teaches: ['take'] }, 'head: teaches.0: A rule is written <game>/<name>.'],
    ['a rule with more than a name', { teaches: ['toy/take/x'] }, 'head: teaches.0: A rule is written <game>/<name>.'],
    ['a rule behind other words', { teaches: ['!toy/take'] }, 'head: teaches.0: A rule is written <game>/<name>.'],
    ['no rules', { teaches: [] }, 'head: teaches: Say which rules it teaches.'],
    ['house rules in a list', { options: [] }, 'head: options: This is an object.'],
    ['no house rules at all', { options: null }, 'head: options: This is an object.'],
    ['a position in a sentence', { position: 'as dealt' }, 'head: position: This is an object.'],
    ['no steps', { steps: [] }, 'head: steps: A lesson has steps.'],
    ['nothing to remember', { remember: [] }, 'head: remember: Say what to remember.'],
    ['a word it doesn’t know', { colour: 'red' }, 'head: There is no “colour” here.'],
    [
      'neither a position nor a deal',
      { position: undefined },
      'head: A lesson starts from a position or from a deal, one of the two.',
    ],
    ['both', { deal: 3 }, 'head: A lesson starts from a position or from a deal, one of the two.'],
  ])('with %s is refused', (_, head, problem) => {
    expect(typeof head === 'string' ? problemOf(head) : problemWith(head)).toBe(problem);
  });

  test.each([
    { deal: -1, position: undefined },
    { deal: 1.5, position: undefined },
    { you: -1 },
    { you: 0.5 },
    { minutes: 0 },
  ])('with the impossible figures %j is refused', (head) => {
    expect(problemWith(head)).toMatch(/^head: (deal|you|minutes): /);
  });
});

test('only the first slip is told, of the head or of a step', () => {
  expect(problemWith({ title: '', goal: '', teaches: [] })).toBe('head: title: Write something here.');
  expect(problemIn({ move: '', solution: [] })).toBe('step 2 (move): move: Write something here.');
});

describe('a step', () => {
  test('is named by its number, and by its word where it has one', () => {
    expect([stepName(1, { word: 'say', say: 'Look.' }), stepName(1, undefined)]).toEqual(['step 2 (say)', 'step 2']);
  });

  test.each([null, 'Look.', { tell: 'Look.' }])('of %j has no word', (step) => {
    expect(problemIn(step)).toBe(
      'step 2: A step has one of the words say, break, reply, tap, legal, breaks, score, better, choose, find, move.',
    );
  });

  test.each([
    ['an empty sentence', { say: '' }, 'step 2 (say): say: Write something here.'],
    ['another word', { say: 'x', tone: 'loud' }, 'step 2 (say): There is no “tone” here.'],
    ['an empty row of cards', { say: 'x', laid: { Hand: [] } }, 'step 2 (say): laid.Hand: A row has cards.'],
    ['a table in a list', { say: 'x', position: [] }, 'step 2 (say): position: This is an object.'],
    [
      'one rule to choose from',
      { ask: 'Which?', breaks: put('2C'), among: ['toy/turn'] },
      'step 2 (breaks): among: Offer two rules or more.',
    ],
    [
      'one sentence to choose from',
      { ask: 'What?', rule: 'toy/take', choose: ['Go on'], right: 'Go on' },
      'step 2 (choose): choose: Offer two sentences or more.',
    ],
    [
      'nothing to find',
      { ask: 'Which?', laid: { Hand: ['6S'] }, find: [] },
      'step 2 (find): find: Name the cards to find.',
    ],
    [
      'consequences of a forbidden try',
      {
        move: 'Take.',
        solution: take('6S', '6H'),
        refused: [{ try: put('2C'), rule: 'toy/turn', says: 'x', when: { cites: 'toy/take' } }],
      },
      'step 2 (move): There is no “refused.0.when.cites” here.',
    ],
  ])('with %s is refused', (_, step, problem) => {
    expect(problemIn(step)).toBe(problem);
  });

  test('offers only the three verdicts, and only the answers about two hands', () => {
    expect(problemIn({ ask: 'x', legal: put('2C'), tempting: [{ answer: 'maybe', says: 'x' }] })).toMatch(
      /^step 2 \(legal\): tempting\.0\.answer: .*"legal" \| "illegal" \| "depends"/,
    );
    expect(problemIn({ ask: 'x', better: {}, tempting: [{ answer: 'both', says: 'x' }] })).toMatch(
      /^step 2 \(better\): tempting\.0\.answer: .*"first" \| "second" \| "neither"/,
    );
  });

  test('gets the usual values for what it leaves out: no remarks, side 0, no pause', () => {
    const solution = take('6S', '6H');
    const steps = [
      { move: 'Take.', solution },
      { break: 'Take the king.', rule: 'toy/kings', solution },
      { reply: 'Ann plays.', move: put('9S') },
      { ask: 'How many?', score: { hands: [] } },
    ];
    expect(problemOf({ ...TOY_HEAD, position: TOY_POSITION, steps })).toMatchObject({
      steps: [
        { word: 'move', accept: {}, missed: [], refused: [] },
        { word: 'break', missed: [], refused: [] },
        { word: 'reply', pause: false },
        { word: 'score', side: 0, tempting: [] },
      ],
    });
  });

  test('may ask for one kind of move or for several, and for conditions within conditions', () => {
    const accept = { any: [{ kind: ['take', 'put'], not: { kind: 'put', any: [{ names: ['6H'] }] } }] };
    const refused = [
      { try: put('2C'), rule: 'toy/turn', says: 'x', when: { any: [{ plays: ['2C'], not: { kind: 'take' } }] } },
    ];
    const step = { move: 'Take.', solution: take('6S', '6H'), accept, refused };
    expect(problemOf({ ...TOY_HEAD, steps: [step] })).toMatchObject({ steps: [{ accept, refused }] });
  });
});
