import { describe, expect, test } from 'vitest';
import { TooMuch } from '../../../src/game/fault.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import type { GameState } from '../../../src/game/play.ts';
import { createRandom } from '../../../src/random/random.ts';
import { readCase } from '../../../src/referee/case.ts';
import { verdictOf } from '../../../src/referee/verdict.ts';
import { askSlip, findBrokenRules, SLIP_ROW_LENGTH } from '../../../src/scenarios/drill/ask.ts';
import type { DrillKind } from '../../../src/scenarios/drill/kinds.ts';
import { isDrillMode } from '../../../src/scenarios/drill/kinds.ts';
import { askFromBook, makeQuestions } from '../../../src/scenarios/drill/questions.ts';
import { readLessonMove } from '../../../src/scenarios/question.ts';
import { setUpTable } from '../../../src/scenarios/start.ts';
import { toy } from '../toy.ts';
import { put, TOY_POSITION, take, toyLesson } from '../toy-lesson.ts';

const bookCase = (rule: string, move: JsonObject, position: object = TOY_POSITION) => ({
  ...{ rule, house: ['With kings.'] },
  json: { position: { ...position }, seat: 0, move } as JsonObject,
});
const ask = (kind: DrillKind, rule: string, move: JsonObject, position?: object) =>
  askFromBook(toy, kind, bookCase(rule, move, position), createRandom(1));
const verdictOfTry = (json: JsonObject): string => {
  const parsed = readCase({ ...json, game: toy.id }, () => toy, 'move');
  if (!parsed.ok || !parsed.value.move) throw new Error('No try.');
  return verdictOf(toy, parsed.value.state, parsed.value.seat, parsed.value.move).verdict;
};
const movesOf = (tries: readonly JsonObject[] | undefined) => (tries ?? []).map(({ move }) => move);

describe('a question from the rulebook', () => {
  test('asks whether its example is legal, under its house rules', () => {
    const question = ask('legal', 'toy/kings', take('6S', 'KD'));
    expect(question).toMatchObject({ kind: 'legal', rule: 'toy/kings', house: ['With kings.'], offers: [] });
    expect(movesOf(question?.tries)).toEqual([take('6S', 'KD')]);
  });

  test('asks which rule an illegal example breaks, among others that it doesn’t break', () => {
    const question = ask('rule', 'toy/kings', take('6S', 'KD'));
    expect(question).toMatchObject({ kind: 'rule', rule: 'toy/kings', house: ['With kings.'] });
    expect(new Set(question?.offers)).toEqual(new Set(['toy/kings', 'toy/equal', 'toy/turn']));
    expect(ask('rule', 'toy/kings', put('2C'))).toBeUndefined();
    expect(ask('rule', 'toy/kings', take('6S', '4H'))).toBeUndefined();
  });

  test('asks for the smallest change that mends it: one legal move, and up to two that are illegal still', () => {
    const question = ask('mend', 'toy/equal', take('6S', '4H'));
    const [wrong, ...offered] = question?.tries ?? [];
    expect(question).toMatchObject({ kind: 'mend', rule: 'toy/equal', house: ['With kings.'], offers: [] });
    expect(movesOf(wrong && [wrong])).toEqual([take('6S', '4H')]);
    expect(movesOf(offered.filter((json) => verdictOfTry(json) === 'legal'))).toEqual([take('6S', '6H')]);
    const others = movesOf(offered.filter((json) => verdictOfTry(json) === 'illegal')) as JsonObject[];
    expect(others).toHaveLength(2);
    // One card differs.
    for (const other of others) expect(other['card'] === '6S' || other['of'] === '4H').toBe(true);
    expect(new Set(offered.map((json) => JSON.stringify(json))).size).toBe(3);
  });

  test('prefers a move of the same kind to mend it, else takes one card fewer', () => {
    const noSix = { ...TOY_POSITION, table: ['KD', '4H', 'AD'] };
    const legalOf = (move: JsonObject) =>
      movesOf(ask('mend', 'toy/equal', move, noSix)?.tries.filter((json) => verdictOfTry(json) === 'legal'));
    expect(legalOf(take('6S', '4H'))).toEqual([put('6S')]);
  });

  test('has nothing to mend in a legal example, and none to offer beside the only try', () => {
    expect(ask('mend', 'toy/equal', take('6S', '6H'))).toBeUndefined();
    expect(ask('mend', 'toy/kings', take('6S', '4H'))).toBeUndefined();
    expect(ask('mend', 'toy/kings', take('6S', 'KD'), { turn: 0, hands: [['6S'], []], table: ['KD'] })).toBeUndefined();
  });

  test('is none for a row of moves, nor for an example without a try or that can’t be read', () => {
    expect(ask('slip', 'toy/kings', take('6S', 'KD'))).toBeUndefined();
    expect(ask('legal', 'toy/kings', put('1Z'))).toBeUndefined();
    const { move: _, ...untried } = bookCase('toy/kings', put('2C')).json;
    expect(askFromBook(toy, 'legal', { rule: 'toy/kings', house: [], json: untried }, createRandom(1))).toBeUndefined();
  });
});

describe('a row of moves', () => {
  const state = setUpTable(toy, toyLesson([{ say: 'x' }]));
  const tryOf = (json: JsonObject, seat = 0) => ({ state, seat, move: readLessonMove(toy, state, json) });
  const row = Array.from({ length: SLIP_ROW_LENGTH }, () => tryOf(put('2C'))).with(2, tryOf(take('6S', 'KD')));

  test('has six moves, one of which breaks the rule in question', () => {
    const question = askSlip(toy, row, 2, 'toy/kings', createRandom(1));
    expect(question).toMatchObject({ kind: 'slip', rule: 'toy/kings', house: [] });
    expect(question?.tries.map(verdictOfTry)).toEqual(['legal', 'legal', 'illegal', 'legal', 'legal', 'legal']);
    expect(question?.offers).toContain('toy/kings');
    expect(question?.offers).toHaveLength(3);
  });

  test('is none if it is shorter, or if the move breaks no rule or another one', () => {
    expect(askSlip(toy, row.slice(0, 5), 2, 'toy/kings', createRandom(1))).toBeUndefined();
    expect(askSlip(toy, row, 1, 'toy/kings', createRandom(1))).toBeUndefined();
    expect(askSlip(toy, row, 2, 'toy/equal', createRandom(1))).toBeUndefined();
    expect(askSlip(toy, row, 9, 'toy/kings', createRandom(1))).toBeUndefined();
  });

  test('is asked about with all hands open, and only if seat 0 sees the slip as well', () => {
    // Ann's put is out of turn for those to whom it is seat 0's turn.
    const annsRow = row.with(2, tryOf(put('9S'), 1));
    const askWith = (publicTurn: number, openTurn: number) => {
      const view = (from: GameState, seat: number) => ({ ...from, ...{ turn: seat === 0 ? publicTurn : openTurn } });
      const game = { ...toy, visibility: { ...toy.visibility, view } };
      return askSlip(game, annsRow, 2, 'toy/turn', createRandom(1))?.kind;
    };
    expect([askWith(0, 0), askWith(1, 0), askWith(0, 1)]).toEqual(['slip', undefined, undefined]);
    // If that takes too long to judge, it isn't asked.
    let rulings = 0;
    const unseen = (): never[] => {
      if (rulings++ === 0) throw new TooMuch('hands', 'Too many cards.');
      return [];
    };
    const onceTooMuch = { ...toy, visibility: { ...toy.visibility, unseen } };
    expect(askSlip(onceTooMuch, annsRow, 2, 'toy/turn', createRandom(1))).toBeUndefined();
  });

  test('knows what a try breaks, and that a legal one breaks nothing', () => {
    expect([findBrokenRules(toy, tryOf(take('6S', 'KD'))), findBrokenRules(toy, tryOf(put('2C')))]).toEqual([
      ['toy/kings'],
      [],
    ]);
  });
});

describe('a drill', () => {
  const cases = ['toy/equal', 'toy/kings', 'toy/turn', 'toy/take'].map((rule) => ({ rule, house: [], json: {} }));

  test('asks about each rule, in their order; one that can’t be broken is asked about by a legal move', () => {
    const questions = makeQuestions(toy, { mode: 'mixed', cases, seed: 2 });
    expect(questions.map(({ rule }) => rule)).toEqual(cases.map(({ rule }) => rule));
    const last = questions.at(-1);
    expect(last?.kind).toBe('legal');
    expect(last?.tries.map(verdictOfTry)).toEqual(['legal']);
    expect(movesOf(last?.tries)).toEqual([expect.objectContaining({ type: 'take' })]);
  });

  test('of one kind asks that kind of question only', () => {
    for (const mode of ['legal', 'rule', 'mend', 'slip'] as const) {
      const questions = makeQuestions(toy, { mode, cases: cases.slice(0, 2), seed: 5 });
      expect(questions.map(({ kind, rule }) => [kind, rule])).toEqual([
        [mode, 'toy/equal'],
        [mode, 'toy/kings'],
      ]);
      // These games are played by the usual rules; rules are offered only where one is asked for.
      for (const { house, offers } of questions)
        expect([house, offers.length]).toEqual([[], mode === 'rule' || mode === 'slip' ? 3 : 0]);
    }
  });

  test('asks about legal and illegal tries about equally often', () => {
    const verdicts = Array.from({ length: 60 }, (_, seed) => {
      const [question] = makeQuestions(toy, { mode: 'legal', cases: cases.slice(0, 1), seed });
      return question?.tries.map(verdictOfTry)[0];
    });
    const legal = verdicts.filter((verdict) => verdict === 'legal').length;
    expect(legal).toBeGreaterThan(15);
    expect(legal).toBeLessThan(45);
  });

  test('hides a slip at any place of a row of six', () => {
    const places = Array.from({ length: 30 }, (_, seed) => {
      const [question] = makeQuestions(toy, { mode: 'slip', cases: cases.slice(0, 1), seed });
      expect(question?.tries).toHaveLength(6);
      return question?.tries.map(verdictOfTry).indexOf('illegal');
    });
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('asks no spare question twice about a rule', () => {
    const unknown = ['toy/put', 'toy/count', 'toy/none'].map((rule) => ({ rule, house: [], json: {} }));
    const rules = makeQuestions(toy, { mode: 'rule', cases: unknown, seed: 1 }, { moments: 60 }).map(
      ({ rule }) => rule,
    );
    expect(rules.length).toBeGreaterThan(1);
    expect(new Set(rules).size).toBe(rules.length);
  });

  test('asks about another rule where a rule never comes up, and stops when the time is up', () => {
    const unknown = [{ rule: 'toy/put', house: [], json: {} }];
    const [instead] = makeQuestions(toy, { mode: 'rule', cases: unknown, seed: 1 }, { moments: 20 });
    expect(instead?.kind).toBe('rule');
    expect(['toy/equal', 'toy/kings', 'toy/turn']).toContain(instead?.rule);
    expect(makeQuestions(toy, { mode: 'rule', cases, seed: 1 }, { isTimeUp: () => true })).toEqual([]);
    expect(makeQuestions(toy, { mode: 'rule', cases, seed: 1 }, { moments: 0 })).toEqual([]);
  });

  test('comes from the book where games don’t supply it', () => {
    const book = [bookCase('toy/kings', take('6S', 'KD'))];
    const [question] = makeQuestions(toy, { mode: 'rule', cases: book, seed: 1 }, { moments: 0 });
    expect(question).toMatchObject({ kind: 'rule', rule: 'toy/kings', house: ['With kings.'] });
  });

  test('has one of five modes', () => {
    expect(['mixed', 'legal', 'rule', 'slip', 'mend', 'other', null].map(isDrillMode)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
