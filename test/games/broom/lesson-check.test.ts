import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import { checkLesson } from '../../../src/scenarios/check.ts';

const six = { type: 'take', cards: ['6S'], groups: [['6H']] };
const goodLesson = {
  title: 'Equals',
  theme: 'A card takes its equal.',
  goal: 'Take 6♥.',
  teaches: ['broom/take-equal'],
  position: {
    turn: 0,
    hands: [
      ['6S', '2C'],
      ['3S', '8D'],
    ],
    table: ['KD', '6H', '4H', 'AD'],
  },
  steps: [
    { say: 'Look here.', look: ['6H', 'hand-0'] },
    {
      move: 'Take 6♥.',
      accept: { kind: 'take', names: ['6H'] },
      solution: six,
      missed: [{ try: { type: 'place', cards: ['2C'] }, says: 'A pity.' }],
      refused: [{ try: { type: 'take', cards: ['6S'], groups: [['4H', 'AD']] }, rule: 'broom/take-sum', says: 'No.' }],
    },
  ],
  remember: ['A card takes its equal.'],
};
const [say, move] = goodLesson.steps;

const problemsWith = (change: object) => checkLesson(game, { ...goodLesson, ...change }).problems;
const stepProblems = (change: object) => problemsWith({ steps: [say, { ...move, ...change }] });

describe('a lesson that is right', () => {
  test('has no problems', () => {
    expect(checkLesson(game, goodLesson).problems).toEqual([]);
  });
});

describe('a lesson with an error is refused with step and reason', () => {
  test('a rule that doesn’t exist', () => {
    expect(problemsWith({ teaches: ['broom/take-equals'] })).toEqual([
      { at: 'teaches', says: 'No rule has the id broom/take-equals. Correct the spelling.' },
    ]);
    expect(stepProblems({ rule: 'broom/nope' })[0]).toMatchObject({ at: 'step 2 (move)' });
  });

  test('a position that can’t be', () => {
    expect(problemsWith({ position: { hands: [['6S', '6S'], ['4?']], table: [] } })[0]?.at).toBe('position');
    expect(problemsWith({ position: { hands: [['6S'], ['1?']], table: ['6S'] } })[0]?.says).toMatch(/6♠|6S/);
  });

  test('a solution that is illegal or misses the point', () => {
    expect(stepProblems({ solution: { type: 'take', cards: ['6S'], groups: [['4H']] } })).toEqual([
      { at: 'step 2 (move)', says: 'The solution breaks broom/take-sum.' },
    ]);
    expect(stepProblems({ solution: { type: 'place', cards: ['6S'] }, missed: [] })[0]?.says).toMatch(
      /The solution is legal but not accepted/,
    );
  });

  test('a wrong turn that is right, or that breaks another rule than it names', () => {
    expect(stepProblems({ missed: [{ try: six, says: 'A pity.' }], accept: {} })[0]?.says).toMatch(
      /does not get its remark: it is right/,
    );
    const refusedTries = [{ try: { type: 'place', cards: ['9S'] }, rule: 'broom/take-sum', says: 'No.' }];
    expect(stepProblems({ refused: refusedTries })[0]?.says).toMatch(/breaks broom\/from-hand, not broom\/take-sum/);
    const otherMoveTries = [{ ...move?.refused?.[0], when: { plays: ['2C'] } }];
    expect(stepProblems({ refused: otherMoveTries })[0]?.says).toMatch(/does not match its “when”/);
    const staleTries = [{ ...move?.refused?.[0], when: { after: { turn: 1 } } }];
    expect(stepProblems({ refused: staleTries })[0]?.says).toMatch(/There is no “.*after” here/);
  });

  test('words outside the vocabulary, and a step without words', () => {
    expect(stepProblems({ acccept: {} })[0]).toEqual({
      at: 'step 2 (move)',
      says: 'There is no “acccept” here.',
    });
    expect(problemsWith({ steps: [{ tell: 'x' }] })[0]?.at).toBe('step 1');
    expect(problemsWith({ colour: 'red' })[0]).toEqual({ at: 'head', says: 'There is no “colour” here.' });
  });

  test('a question without an answer, or a tempting answer that is right', () => {
    const ask = { ask: 'Which?', tap: 'table', that: { kind: 'sweep' } };
    expect(problemsWith({ steps: [say, move, ask] })[0]).toEqual({
      at: 'step 3 (tap)',
      says: 'The answer is empty.',
    });
    const legal = {
      ask: 'May you?',
      position: goodLesson.position,
      legal: six,
      tempting: [{ answer: 'legal', says: '?' }],
    };
    expect(problemsWith({ steps: [say, move, legal] })[0]?.says).toMatch(/listed as tempting/);
  });

  test('a rule it claims to teach and never uses', () => {
    expect(problemsWith({ teaches: ['broom/take-equal', 'broom/sweep'] })).toEqual([
      {
        at: 'teaches',
        says: 'broom/sweep never comes up. Play it, ask about it, or remove it from “teaches”.',
      },
    ]);
  });

  test('a highlighted card that the player can’t see', () => {
    expect(problemsWith({ steps: [{ say: 'Look.', look: ['QS'] }, move] })[0]?.says).toMatch(/points at QS/);
  });

  test('a file that isn’t data', () => {
    expect(checkLesson(game, 'bad indentation').problems[0]?.at).toBe('file');
    expect(checkLesson(game, null).problems[0]?.at).toBe('head');
  });
});
