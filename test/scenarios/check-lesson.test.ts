import { describe, expect, test } from 'vitest';
import type { GameState } from '../../src/game/play.ts';
import { checkLesson } from '../../src/scenarios/check.ts';
import { readLessonMove } from '../../src/scenarios/question.ts';
import { solveStep, solveSteps } from '../../src/scenarios/solution.ts';
import { startLesson } from '../../src/scenarios/start.ts';
import { toy } from './toy.ts';
import { put, TOY_HEAD, TOY_POSITION, take, toyLesson } from './toy-lesson.ts';

const say = { say: 'Here we go.', look: ['6H', 'hand-0', 'hand-1'] };
const refusedFour = { try: take('6S', '4H'), rule: 'toy/equal', says: 'A 4.' };
const missedTwo = { try: put('2C'), says: 'A pity.' };
const move = {
  move: 'Take 6♥.',
  accept: { kind: 'take', names: ['6H'] },
  solution: take('6S', '6H'),
  missed: [missedTwo],
  refused: [refusedFour],
};
const reply = { reply: 'Ann puts a 9 down.', move: put('9S') };
const breakKing = { break: 'Take the king.', rule: 'toy/kings', solution: take('2C', 'KD') };

/** The problems of a lesson, each as one line. */
const problemsOf = (steps: readonly object[], head: object = {}, game = toy): readonly string[] =>
  checkLesson(game, { ...TOY_HEAD, ...head, steps }).problems.map(({ at, says }) => `${at}: ${says}`);
const problemsOfMove = (change: object): readonly string[] => problemsOf([say, { ...move, ...change }]);
const problemsOfQuestion = (step: object, game = toy): readonly string[] =>
  problemsOf([say, move, { ask: 'Which?', position: { ...TOY_POSITION, turn: 0 }, ...step }], {}, game);

test('a lesson without a slip is returned as it was read, with all its steps', () => {
  const { lesson, problems } = checkLesson(toy, { ...TOY_HEAD, steps: [say, move, reply, breakKing] });
  expect(problems).toEqual([]);
  expect(lesson).toEqual(toyLesson([say, move, reply, breakKing]));
});

test('a lesson that can’t be read, or has a slip, isn’t returned at all', () => {
  expect(checkLesson(toy, 'title; steps')).toEqual({
    lesson: null,
    problems: [{ at: 'file', says: 'This is not YAML: title; steps' }],
  });
  expect(checkLesson(toy, { ...TOY_HEAD, steps: [{ ...say, look: ['QS'] }] }).lesson).toBeNull();
});

test('every unknown rule is named where it stands', () => {
  const steps = [
    { ...say, rule: 'toy/say' },
    { ...move, rule: 'toy/move', refused: [{ ...refusedFour, rule: 'toy/refused' }] },
    { ask: 'Which?', breaks: take('6S', '4H'), among: ['toy/equal', 'toy/among'] },
  ];
  const unknownText = (id: string): string => `No rule has the id ${id}. Correct the spelling.`;
  expect(problemsOf(steps, { teaches: ['toy/take', 'toy/taught'] })).toEqual([
    `teaches: ${unknownText('toy/taught')}`,
    `step 1 (say): ${unknownText('toy/say')}`,
    `step 2 (move): ${unknownText('toy/move')}`,
    `step 2 (move): ${unknownText('toy/refused')}`,
    `step 3 (breaks): ${unknownText('toy/among')}`,
  ]);
});

describe('a table', () => {
  const sevenCards = { ...TOY_POSITION, table: ['KD', '6H', '4H'] };
  const missing = '7 cards are on this table, and 8 were dealt: say where the others are.';

  test('must be possible', () => {
    expect(problemsOf([say], { position: { ...TOY_POSITION, stock: [] } })).toEqual([
      'position: position.stock: That is none of it.',
    ]);
  });

  test('must hold all cards, at the start and wherever a new one is laid', () => {
    expect(problemsOf([say, move], { position: sevenCards })).toEqual([`step 1 (say): ${missing}`]);
    expect(problemsOf([say, move, { say: 'Anew.', position: sevenCards }])).toEqual([`step 3 (say): ${missing}`]);
  });

  test('is laid anew only to show a change; at the very start there is nothing before it', () => {
    expect(problemsOf([say, { ...move, position: TOY_POSITION }])).toEqual([
      'step 2 (move): This is the table as it lay. Lay it no second time.',
    ]);
    expect(problemsOf([{ ...move, position: TOY_POSITION }])).toEqual([]);
    expect(problemsOf([say, { ...move, position: { ...TOY_POSITION, table: ['AD', '6H', '4H', 'KD'] } }])).toEqual([]);
  });

  test('shows what the text points at: a card, a zone, or a card laid beside it', () => {
    expect(problemsOf([{ ...say, look: ['QS', 'hand-2', '6H'] }, move])).toEqual([
      'step 1 (say): It points at QS, which isn’t visible.',
      'step 1 (say): It points at hand-2, which isn’t visible.',
    ]);
    expect(problemsOf([{ ...say, look: ['QS', '6H', '10h'] }, move])).toHaveLength(2);
    expect(problemsOf([{ ...say, look: ['QS', '6♥'], laid: { Queens: ['QS', 'QD'] } }, move])).toEqual([]);
  });

  test('has no cards beside it that aren’t in the pack', () => {
    expect(problemsOf([{ ...say, laid: { Wrong: ['1S', '6H'], More: ['Joker'] } }, move])).toEqual([
      'step 1 (say): The pack has no 1S, Joker.',
    ]);
  });
});

describe('a reply', () => {
  test('comes at another player’s turn', () => {
    expect(problemsOf([reply, move])).toEqual(['step 1 (reply): It is not another player’s turn.']);
    const afterTheEnd = { ...TOY_POSITION, turn: null };
    expect(problemsOf([reply, move], { position: afterTheEnd })).toEqual([
      'step 1 (reply): It is not another player’s turn.',
    ]);
  });

  test('is a legal move', () => {
    expect(problemsOf([say, move, { ...reply, move: take('9S', '4H') }])).toEqual([
      'step 3 (reply): The reply breaks toy/equal.',
    ]);
    const { reply: says } = reply;
    expect(problemsOf([say, move, { reply: says }])).toEqual([]);
    const notEqualAndNotFree = { ...toy, play: { ...toy.play, turn: () => 1 } };
    expect(problemsOf([{ ...reply, move: take('9S', '4H') }], {}, notEqualAndNotFree)).toEqual([
      'step 1 (reply): The reply breaks toy/turn, toy/equal.',
    ]);
  });

  test('is written in the notation', () => {
    expect(problemsOf([say, move, { ...reply, move: put('1Z') }])).toEqual([
      'step 3 (reply): {"type":"put","card":"1Z"}: There is no such card.',
    ]);
  });
});

describe('a solution', () => {
  test('is legal', () => {
    expect(problemsOfMove({ solution: take('6S', '4H') })).toEqual(['step 2 (move): The solution breaks toy/equal.']);
  });

  test('that breaks several rules has all of them named, as has a refused try', () => {
    const outOfTurn = { position: { ...TOY_POSITION, turn: 1 } };
    expect(problemsOf([say, { ...move, solution: take('6S', '4H'), missed: [], refused: [] }], outOfTurn)).toEqual([
      'step 2 (move): The solution breaks toy/turn, toy/equal.',
    ]);
    const refused = [{ ...refusedFour, rule: 'toy/kings' }];
    expect(problemsOf([say, { ...move, missed: [], refused }], outOfTurn)).toEqual([
      'step 2 (move): The solution breaks toy/turn.',
      `step 2 (move): ${JSON.stringify(take('6S', '4H'))} breaks toy/turn, toy/equal, not toy/kings.`,
    ]);
  });

  test('is what the step accepts; if it isn’t, the remark it gets is quoted', () => {
    const putDown = { solution: put('2C') };
    expect(problemsOfMove(putDown)).toEqual(['step 2 (move): The solution is legal but not accepted (“A pity.”).']);
    expect(problemsOfMove({ ...putDown, missed: [] })).toEqual([
      'step 2 (move): The solution is legal but not accepted.',
    ]);
  });

  test('can be entered at the table', () => {
    const numbTable = { ...toy, table: { ...toy.table, propose: () => [] } };
    const proposals = [{ label: 'put', detail: '', move: readLessonMove(toy, toy.play.deal({}, 0), put('6S')) }];
    const otherTable = { ...toy, table: { ...toy.table, propose: () => proposals } };
    for (const game of [numbTable, otherTable])
      expect(problemsOf([say, move], {}, game)).toEqual([
        'step 2 (move): No picks propose the solution: Take 6♥ with 6♠.',
      ]);
  });

  test('of a step that asks for a breach breaks that rule', () => {
    expect(problemsOf([say, move, reply, { ...breakKing, solution: put('2C') }])).toEqual([
      'step 4 (break): The solution is legal but not accepted.',
    ]);
    expect(problemsOf([say, move, reply, { ...breakKing, solution: take('2C', '4H') }])).toEqual([
      'step 4 (break): The solution breaks toy/equal.',
    ]);
  });
});

describe('a wrong turn', () => {
  const six = JSON.stringify(take('6S', '6H'));
  const two = JSON.stringify(put('2C'));
  const four = JSON.stringify(take('6S', '4H'));

  test('called missed is legal and beside the point', () => {
    const missedSix = [{ try: take('6S', '6H'), says: 'A pity.' }];
    expect(problemsOfMove({ missed: missedSix })).toEqual([
      `step 2 (move): ${six} does not get its remark: it is right.`,
    ]);
    expect(problemsOfMove({ missed: [{ try: take('6S', '4H'), says: 'A pity.' }] })).toEqual([
      `step 2 (move): ${four} does not get its remark: it is refused.`,
    ]);
  });

  test('in a step that asks for a breach is legal, and gets its own remark', () => {
    const missedKing = { ...breakKing, missed: [{ try: take('2C', 'KD'), says: 'x' }] };
    expect(problemsOf([say, move, reply, missedKing])).toEqual([
      `step 4 (break): ${JSON.stringify(take('2C', 'KD'))} does not get its remark: it is right.`,
    ]);
    expect(problemsOf([say, move, reply, { ...breakKing, missed: [{ try: put('2C'), says: 'x' }] }])).toEqual([]);
    const refusedKing = { ...breakKing, refused: [{ try: take('2C', 'KD'), rule: 'toy/kings', says: 'x' }] };
    expect(problemsOf([say, move, reply, refusedKing])).toEqual([
      `step 4 (break): ${JSON.stringify(take('2C', 'KD'))} does not get its remark.`,
    ]);
  });

  test('isn’t saved by words that are also said when it is right', () => {
    const asRight = { done: 'A pity.', missed: [{ try: take('6S', '6H'), says: 'A pity.' }] };
    expect(problemsOfMove(asRight)).toEqual([`step 2 (move): ${six} does not get its remark: it is right.`]);
    const king = JSON.stringify(take('2C', 'KD'));
    const asBreach = { ...breakKing, done: 'x', refused: [{ try: take('2C', 'KD'), rule: 'toy/kings', says: 'x' }] };
    expect(problemsOf([say, move, reply, asBreach])).toEqual([`step 4 (break): ${king} does not get its remark.`]);
  });

  test('gets its own remark, not that of the same try before', () => {
    expect(problemsOfMove({ missed: [missedTwo, { ...missedTwo, says: 'No.' }] })).toEqual([
      `step 2 (move): ${two} does not get its remark: it is missed.`,
    ]);
    expect(problemsOfMove({ refused: [refusedFour, { ...refusedFour, says: 'No.' }] })).toEqual([
      `step 2 (move): ${four} does not get its remark.`,
    ]);
  });

  test('called refused breaks the rule it names', () => {
    expect(problemsOfMove({ refused: [{ ...refusedFour, rule: 'toy/kings' }] })).toEqual([
      `step 2 (move): ${four} breaks toy/equal, not toy/kings.`,
    ]);
    expect(problemsOfMove({ refused: [{ ...refusedFour, try: put('2C') }] })).toEqual([
      `step 2 (move): ${two} breaks nothing, not toy/equal.`,
    ]);
  });

  test('is one of those it says it stands for', () => {
    expect(problemsOfMove({ refused: [{ ...refusedFour, when: { plays: ['2C'] } }] })).toEqual([
      `step 2 (move): ${four} does not match its “when”.`,
    ]);
    expect(problemsOfMove({ refused: [{ ...refusedFour, when: { plays: ['6S'] } }] })).toEqual([]);
  });
});

describe('a question', () => {
  const anew = { ...TOY_POSITION, table: ['6H', 'KD', '4H', 'AD'] };

  test('has an answer', () => {
    const noKing = { tap: 'table', that: { names: ['KD'] } };
    expect(problemsOfQuestion(noKing)).toEqual(['step 3 (tap): The answer is empty.']);
    const noneOffered = { breaks: take('6S', '4H'), among: ['toy/kings', 'toy/turn'] };
    expect(problemsOfQuestion(noneOffered)).toEqual(['step 3 (breaks): The try breaks none of the rules in “among”.']);
  });

  test('asks only for cards that are laid out', () => {
    expect(problemsOfQuestion({ laid: { Some: ['KD'], More: ['6H'] }, find: ['KD', 'KS', 'KC', '6H'] })).toEqual([
      'step 3 (find): It asks for KS, KC, which isn’t laid out.',
    ]);
    expect(problemsOfQuestion({ laid: { Some: ['KD'], More: ['6H'] }, find: ['KD', '6H'] })).toEqual([]);
  });

  test('about a score can be counted', () => {
    expect(problemsOfQuestion({ score: { hands: 2 } })).toEqual(['step 3 (score): Hands are a list.']);
    const { score: _, ...notation } = toy.notation;
    expect(problemsOfQuestion({ score: { hands: [['6S']] } }, { ...toy, notation })).toEqual([
      'step 3 (score): The game has no score form.',
    ]);
  });

  test('about a try has one in the notation', () => {
    expect(problemsOfQuestion({ legal: put('1Z') })).toEqual(['step 3 (legal): There is no such card.']);
  });

  test('never calls the right answer a trap', () => {
    const tempting = (answer: unknown) => ({ tempting: [{ answer, says: 'x' }] });
    const isListed = (answer: unknown): string =>
      `${JSON.stringify(answer)} is listed as tempting but is the right answer.`;
    expect(problemsOfQuestion({ legal: take('6S', '6H'), position: anew, ...tempting('legal') })).toEqual([
      `step 3 (legal): ${isListed('legal')}`,
    ]);
    expect(problemsOfQuestion({ tap: 'table', that: { kind: 'take' }, ...tempting(['6H']) })).toEqual([
      `step 3 (tap): ${isListed(['6H'])}`,
    ]);
    expect(problemsOfQuestion({ legal: take('6S', '6H'), ...tempting('illegal') })).toEqual([]);
  });
});

describe('a rule that a lesson teaches', () => {
  const lastCards = {
    ...TOY_POSITION,
    turn: 0,
    hands: [['6S'], []],
    table: ['6H', 'KD', '4H', 'AD', '9S', '9D', '2C'],
  };
  const lastTake = { move: 'Take.', solution: take('6S', '6H') };
  const question = (step: object) => [{ ask: 'What?', ...step }];

  test.each([
    ['the rule of a sentence', 'toy/count', [{ say: 'x', rule: 'toy/count' }]],
    ['what happens at a reply', 'toy/put', [{ ...lastTake, position: TOY_POSITION }, reply]],
    ['what permits the solution', 'toy/take', [lastTake]],
    ['what the solution leads to', 'toy/count', [lastTake]],
    ['what the solution of a breach breaks', 'toy/kings', [{ ...breakKing, solution: take('6S', 'KD') }]],
    [
      'what permits a move beside the point',
      'toy/put',
      [{ ...lastTake, accept: { kind: 'take' }, missed: [{ try: put('6S'), says: 'x' }] }],
    ],
    ['what a refused try breaks', 'toy/equal', [{ ...lastTake, refused: [refusedFour] }]],
    ['a line of a score', 'toy/kings', question({ score: { hands: [['KD']] } })],
    ['a line that compares two hands', 'toy/count', question({ better: { hands: [['KD'], []] } })],
    ['what a try in question breaks', 'toy/equal', question({ legal: take('6S', '4H') })],
    ['what permits a try in question', 'toy/put', question({ legal: put('6S') })],
    [
      'the other rule that a try in question breaks',
      'toy/equal',
      [{ ask: 'Which?', breaks: take('6S', '4H'), among: ['toy/equal', 'toy/kings'] }],
    ],
  ])('comes up as %s', (_, rule, steps) => {
    expect(problemsOf(steps, { teaches: [rule], position: lastCards })).toEqual([]);
    expect(problemsOf([{ say: 'x' }], { teaches: [rule], position: lastCards })).toEqual([
      `teaches: ${rule} never comes up. Play it, ask about it, or remove it from “teaches”.`,
    ]);
  });

  test('is only named if it doesn’t come up', () => {
    expect(problemsOf([say, move], { teaches: ['toy/turn', 'toy/take', 'toy/kings'] })).toEqual([
      'teaches: toy/turn never comes up. Play it, ask about it, or remove it from “teaches”.',
      'teaches: toy/kings never comes up. Play it, ask about it, or remove it from “teaches”.',
    ]);
  });
});

test('the first step with a slip ends the check: what follows may depend on it', () => {
  expect(problemsOf([say, { ...move, solution: take('6S', '4H') }, { ...say, look: ['QS'] }])).toHaveLength(1);
});

test('a lesson that shows things without end is found', () => {
  const events = Array.from({ length: 120 }, () => ({ kind: 'put', rule: 'toy/put', seat: 1, cards: [] }));
  const endless = { ...toy, play: { ...toy.play, play: (state: GameState) => ({ state, events }) } };
  const lesson = {
    steps: [{ ...reply, pause: true }, say],
    head: { position: { ...TOY_POSITION, turn: 1 }, teaches: ['toy/put'] },
  };
  expect(problemsOf(lesson.steps, lesson.head, endless)).toEqual([
    'step 1 (reply): The lesson does not go on from here.',
  ]);
});

describe('the way along the solutions', () => {
  test('passes every step, each from its first state', () => {
    const lesson = toyLesson([say, move, reply, breakKing]);
    const passed = [...solveSteps(toy, lesson)].map(({ at, step, run }) => [at, step.word, run.at, run.phase]);
    expect(passed).toEqual([
      [0, 'say', 0, 'open'],
      [1, 'move', 1, 'open'],
      [2, 'reply', 2, 'open'],
      [3, 'break', 3, 'open'],
    ]);
  });

  test('shows all that happens in a step before it goes on', () => {
    const lesson = toyLesson([{ ...reply, pause: true }, say], { position: { ...TOY_POSITION, turn: 1 } });
    const [left, entered] = solveStep(toy, lesson, startLesson(toy, lesson), lesson.steps[0] as never);
    expect([left.at, left.phase, left.shown, entered.at]).toEqual([0, 'done', 1, 1]);
  });

  test('ends with an error where a solution leads nowhere', () => {
    const lesson = toyLesson([{ ...breakKing, solution: put('2C') }]);
    expect(() => [...solveSteps(toy, lesson)]).toThrow('The lesson does not go on from here.');
  });
});
