import { describe, expect, test } from 'vitest';
import { loadGames } from '../../../src/cli/games.ts';
import type { CoachedGame } from '../../../src/game/game.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { answer } from '../../../src/referee/answer.ts';
import {
  EXAM_LEVELS,
  type ExamCase,
  type ExamLevel,
  OFFERED_RULES,
  PAPER_LENGTH,
  RECORD_MOVES,
} from '../../../src/scenarios/exam/exam.ts';
import type { ExamAnswer } from '../../../src/scenarios/exam/exam-answer.ts';
import { gradeAnswer, refKey } from '../../../src/scenarios/exam/grade.ts';
import { createPaper } from '../../../src/scenarios/exam/paper.ts';
import {
  type ExamTruth,
  findTruth,
  itemsNamedBy,
  type LaidTable,
  layTables,
} from '../../../src/scenarios/exam/truth.ts';
import { playMoments } from '../../../src/scenarios/puzzle/moments.ts';
import { baseSeed, isDeep, isQuick } from '../../depth.ts';

const games = await loadGames();
/** Number of papers per game; the deep check makes 10,000 in all. */
const PAPER_COUNT = isDeep ? 2_000 : isQuick ? 1 : 5;
/** Number of papers whose cases are also judged through the command line; the deep check judges all. */
const AS_LINES = 1;
/** Number of papers between two progress lines. */
const REPORT_INTERVAL = 500;

const gameOf = ({ game }: ExamCase): CoachedGame => games.get(game) as CoachedGame;

interface Marking {
  readonly one: ExamCase;
  readonly tables: readonly LaidTable[];
  readonly truth: ExamTruth;
}

const markingOf = (one: ExamCase): Marking => {
  const tables = layTables(gameOf(one), one);
  return { one, tables, truth: findTruth(gameOf(one), tables) };
};

/** Returns the answers of a perfect player. */
function answerPerfectly({ one, tables, truth }: Marking): ExamAnswer {
  const isRecord = one.kind === 'record';
  if (truth.verdict !== 'illegal') return { answer: truth.verdict };
  const finding = truth.findings.find(({ rule }) => one.offers.includes(rule));
  if (!finding) return { answer: 'illegal' };
  const cards = itemsNamedBy(tables[truth.at] as LaidTable, finding).map(refKey);
  return { answer: isRecord ? truth.at : 'illegal', rule: finding.rule, cards };
}

/** Answers with one error, by the first level that asks for it; lower levels ignore it. */
function wrongAnswers(marking: Marking): Readonly<Record<ExamLevel, readonly ExamAnswer[]>> {
  const { one, truth } = marking;
  const rightAnswer = answerPerfectly(marking);
  const brokenRules = truth.findings.map(({ rule }) => rule);
  const unbrokenOffers = one.offers.filter((rule) => !brokenRules.includes(rule));
  const verdicts: readonly ExamAnswer['answer'][] =
    one.kind === 'record' ? one.tables.map((_, i) => i) : ['legal', 'illegal', 'depends'];
  const isIllegal = truth.verdict === 'illegal';
  return {
    1: verdicts
      .filter((verdict) => verdict !== rightAnswer.answer)
      .map((verdict) => ({ ...rightAnswer, answer: verdict })),
    2: isIllegal ? unbrokenOffers.map((rule) => ({ ...rightAnswer, rule })) : [],
    3: [
      ...(isIllegal ? [{ ...rightAnswer, cards: [...(rightAnswer.cards ?? []), 'nowhere/nothing'] }] : []),
      ...(rightAnswer.cards && rightAnswer.cards.length > 0 ? [{ ...rightAnswer, cards: [] }] : []),
    ],
  };
}

/** Counts the moments at which each rule forbids something, in games played as usual. */
function countForbidding(game: CoachedGame, momentCount: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { state, seat } of playMoments(game, defaultOptions(game.options), 77).take(momentCount)) {
    const rulesOfMoment = new Set<string>();
    for (const move of Iterator.from(game.play.tries(state, seat)).take(200)) {
      for (const { rule } of judge(game, state, seat, move).findings) rulesOfMoment.add(rule);
    }
    for (const rule of rulesOfMoment) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}

/** Checks that a paper has 18 cases, a record at the end of each third, and no table twice. */
function checkShape(one: readonly ExamCase[]): void {
  expect(one).toHaveLength(PAPER_LENGTH);
  expect(one.map(({ kind }) => kind === 'record')).toEqual(one.map((_, i) => i % 6 === 5));
  const tables = one.flatMap((examCase) => examCase.tables);
  expect(tables).toHaveLength(PAPER_LENGTH - 3 + 3 * RECORD_MOVES);
  expect(new Set(tables.map((json) => JSON.stringify(json))).size).toBe(tables.length);
}

/** Checks that at every level the referee's answer is the only right one in the parts that level asks for. */
function checkGrades(marking: Marking): void {
  const { one, tables, truth } = marking;
  const answers = wrongAnswers(marking);
  for (const level of EXAM_LEVELS) {
    const isRight = (answered: ExamAnswer): boolean => gradeAnswer(level, tables, truth, answered).isRight;
    if (!isRight(answerPerfectly(marking))) throw new Error(`refused at level ${level}: ${JSON.stringify(one)}`);
    for (const errorLevel of EXAM_LEVELS) {
      const otherAnswer = answers[errorLevel].find((answered) => isRight(answered) !== errorLevel > level);
      if (otherAnswer) throw new Error(`graded otherwise at level ${level}: ${JSON.stringify([one, otherAnswer])}`);
    }
  }
}

/** Checks that the command line gives the graded rulings. */
function checkLines({ one, truth }: Marking): void {
  const rulings = one.tables.map((json) => answer('judge', JSON.stringify(json), (id) => games.get(id)));
  const verdicts = rulings.map((ruling) => ruling['verdict']);
  expect(verdicts[truth.at]).toBe(truth.verdict);
  const findings = rulings[truth.at]?.['findings'] as readonly JsonObject[];
  expect(findings.map(({ rule }) => rule)).toEqual(truth.findings.map(({ rule }) => rule));
  if (one.kind === 'record') expect(verdicts.toSorted()).toEqual(['illegal', ...Array(RECORD_MOVES - 1).fill('legal')]);
}

/** Checks that the rules to choose from are restrictions of the game. */
function checkOffers({ offers }: ExamCase, knownRules: ReadonlySet<string>): void {
  expect(new Set(offers).size).toBe(OFFERED_RULES);
  expect(offers.filter((rule) => !knownRules.has(rule))).toEqual([]);
}

describe.each([...games])('%s: papers', (id, game) => {
  const restrictions = new Set(game.rules.restrictions.map((rule) => rule.id));
  const askedRules = new Set<string>();
  /** All right verdicts by kind of case. */
  const verdicts = new Map<string, Set<string>>();

  test(`${PAPER_COUNT} are valid: no table twice, the referee’s answer is the right one, and its lines agree`, () => {
    for (let paperIndex = 0; paperIndex < PAPER_COUNT; paperIndex++) {
      const one = createPaper([game], baseSeed + paperIndex);
      checkShape(one);
      for (const examCase of one) {
        const marking = markingOf(examCase);
        checkOffers(examCase, restrictions);
        checkGrades(marking);
        if (isDeep || paperIndex < AS_LINES) checkLines(marking);
        for (const { rule } of marking.truth.findings) askedRules.add(rule);
        const knownVerdicts = verdicts.get(examCase.kind) ?? new Set();
        verdicts.set(examCase.kind, knownVerdicts.add(marking.truth.verdict));
      }
      if ((paperIndex + 1) % REPORT_INTERVAL === 0) process.stdout.write(`${id}: ${paperIndex + 1} papers\n`);
    }
  });

  test.skipIf(isQuick)('every verdict is asked for, and no kind of case reveals it', () => {
    expect(verdicts.get('unseen')).toContain('depends');
    expect(verdicts.get('unseen')?.size).toBeGreaterThan(1);
    expect(verdicts.get('house')?.size).toBeGreaterThan(1);
  });

  test.skipIf(isQuick)(
    isDeep ? 'every law that forbids is asked about' : 'every law that forbids something now and then is asked about',
    () => {
      // Outside the deep check only frequently broken rules are expected.
      const frequentRules = [...countForbidding(game, 150)].filter(([, n]) => n >= 4).map(([rule]) => rule);
      const expectedRules = isDeep ? [...restrictions] : frequentRules;
      expect(expectedRules.length).toBeGreaterThan(5);
      expect(expectedRules.filter((rule) => !askedRules.has(rule))).toEqual([]);
    },
  );

  test('the same seed gives the same paper, another seed another one', () => {
    const one = createPaper([game], baseSeed);
    expect(createPaper([game], baseSeed)).toEqual(one);
    expect(createPaper([game], baseSeed + 1)).not.toEqual(one);
  });
});

test('a paper of all games asks about each of them, in whatever order they are named', () => {
  const allGames = [...games.values()];
  const one = createPaper(allGames, 5);
  expect(new Set(one.map(({ game }) => game))).toEqual(new Set(games.keys()));
  expect(createPaper(allGames.toReversed(), 5)).toEqual(one);
  for (const examCase of one) {
    const marking = markingOf(examCase);
    expect(gradeAnswer(3, marking.tables, marking.truth, answerPerfectly(marking)).isRight).toBe(true);
  }
});
