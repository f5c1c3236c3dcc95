import { describe, expect, test } from 'vitest';
import { writeCase } from '../../../src/referee/case.ts';
import type { ExamCase, ExamLevel } from '../../../src/scenarios/exam/exam.ts';
import type { ExamAnswer } from '../../../src/scenarios/exam/exam-answer.ts';
import { gradeAnswer, gradeCase } from '../../../src/scenarios/exam/grade.ts';
import { type ExamTruth, findTruth, type LaidTable, layTables } from '../../../src/scenarios/exam/truth.ts';
import { cards, duelAt, duelWith, playOf } from '../duel/duel.ts';

const game = duelWith('2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H 7H 8H 9H', 3);
const STATE = duelAt(['? ?', '9S 9S 5H 3S'], { turn: 1, led: cards('8S')[0] ?? null });
const tableOf = (card: string, state = STATE, seat = 1) =>
  writeCase({ game, options: state.options, state, seat, move: playOf(card) });
const caseOf = (...tables: ExamCase['tables']): ExamCase => ({ game: 'duel', kind: 'illegal', tables, offers: [] });
const right = (level: ExamLevel, one: ExamCase, answer: ExamAnswer) => gradeCase(game, level, one, answer).grade;

describe('an answer to one table', () => {
  const revoke = caseOf(tableOf('5H'));

  test('is graded by the verdict alone at first', () => {
    expect(right(1, revoke, { answer: 'illegal' })).toEqual({
      ...{ isVerdictRight: true, isRuleRight: null, areCardsRight: null, isRight: true },
    });
    expect(right(1, revoke, { answer: 'legal' })).toEqual({
      ...{ isVerdictRight: false, isRuleRight: null, areCardsRight: null, isRight: false },
    });
    expect(right(3, caseOf(tableOf('9S')), { answer: 'legal' })).toEqual({
      ...{ isVerdictRight: true, isRuleRight: null, areCardsRight: null, isRight: true },
    });
  });

  test('is graded by the rule as well at the second level', () => {
    expect(right(2, revoke, { answer: 'illegal', rule: 'duel/follow' })).toMatchObject({
      isRuleRight: true,
      isRight: true,
    });
    expect(right(2, revoke, { answer: 'illegal', rule: 'duel/turn' })).toMatchObject({
      isRuleRight: false,
      isRight: false,
    });
    expect(right(2, revoke, { answer: 'legal', rule: 'duel/follow' })).toMatchObject({
      isRuleRight: null,
      isRight: false,
    });
    expect(right(2, revoke, { answer: 'illegal', rule: 'duel/follow', cards: ['no/where'] }).areCardsRight).toBeNull();
  });

  test('needs no cards at the third level if the rule is about none', () => {
    const answer = { answer: 'illegal', rule: 'duel/follow' } as const;
    expect(right(3, revoke, { ...answer, cards: [] }).areCardsRight).toBe(true);
    expect(right(3, revoke, answer).areCardsRight).toBe(true);
    expect(right(3, revoke, { ...answer, cards: ['hand-1/5H'] })).toMatchObject({
      areCardsRight: false,
      isRight: false,
    });
    expect(right(3, revoke, { ...answer, rule: 'duel/turn', cards: [] }).areCardsRight).toBe(false);
  });
});

describe('cards at the third level', () => {
  const tables = layTables(game, caseOf(tableOf('5H')));
  const [NINE = 0, THREE = 0] = cards('9S 3S');
  /** The rule is about the cards with which one could have followed. */
  const truth = {
    ...findTruth(game, tables),
    findings: [{ rule: 'duel/follow', cards: [NINE, THREE], cardsWouldFit: true, says: '', about: 'move' }],
  } as const satisfies ExamTruth;
  const areRight = (...named: readonly string[]) =>
    gradeAnswer(3, tables, truth, { answer: 'illegal', rule: 'duel/follow', cards: named }).areCardsRight;

  test('are all those of the rule; either of two equal cards will do', () => {
    expect(areRight('hand-1/9S', 'hand-1/3S')).toBe(true);
    expect(areRight('hand-1/9S', 'hand-1/9S-', 'hand-1/3S')).toBe(true);
    expect(areRight('hand-1/9S')).toBe(false);
    expect(areRight('hand-1/3S')).toBe(false);
    expect(areRight()).toBe(false);
    expect(areRight('hand-1/9S', 'hand-1/3S', 'hand-1/5H')).toBe(false);
  });
});

describe('the tables of a case', () => {
  test('are laid out as the trying seat sees them', () => {
    const [table] = layTables(game, caseOf(tableOf('5H'))) as readonly [LaidTable];
    expect(table).toMatchObject({
      ...{ state: STATE, seat: 1, move: playOf('5H'), seats: 2, moveText: 'Play 5♥.', turn: 1 },
      picks: [{ zone: 'hand-1', item: '5H' }],
    });
    expect(table.zones.map(({ id }) => id)).toEqual(['led', 'hand-1', 'hand-0']);
    expect(table.name(1)).toBe('you');
  });

  test('must be readable and have a try', () => {
    const { move: _, ...untried } = tableOf('5H');
    expect(() => layTables(game, caseOf(untried))).toThrow('There is no move here.');
    expect(() => layTables(game, caseOf({}))).toThrow(RangeError);
  });

  test('of a record are judged by the illegal one, whatever its place', () => {
    const truthOf = (...codes: readonly string[]) =>
      findTruth(game, layTables(game, caseOf(...codes.map((code) => tableOf(code)))));
    expect(truthOf('9S', '3S', '5H')).toMatchObject({ at: 2, verdict: 'illegal', rules: ['duel/follow'] });
    expect(truthOf('5H', '3S', '9S')).toMatchObject({ at: 0, verdict: 'illegal' });
    expect(truthOf('9S', '3S')).toMatchObject({ at: 0, verdict: 'legal', rules: ['duel/play'], findings: [] });
    const one = caseOf(tableOf('9S'), tableOf('3S'), tableOf('5H'));
    expect(right(2, one, { answer: 2, rule: 'duel/follow' }).isRight).toBe(true);
    expect(right(2, one, { answer: 1, rule: 'duel/follow' }).isRight).toBe(false);
    expect(right(1, one, { answer: 'illegal' }).isRight).toBe(false);
  });

  test('may depend on unseen cards, by the rule that may be broken', () => {
    const kind = duelAt(['9S 5H', '? ?'], { options: { follow: true, kind: true } });
    const one = caseOf(tableOf('9S', kind, 0));
    expect(findTruth(game, layTables(game, one))).toEqual({
      at: 0,
      verdict: 'depends',
      findings: [],
      rules: ['duel/kind'],
    });
    expect(right(3, one, { answer: 'depends' }).isRight).toBe(true);
  });
});
