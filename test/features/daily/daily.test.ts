import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { isAnswerShown } from '../../../src/exercise/run.ts';
import { findSubjectRule } from '../../../src/features/daily/answer-subject.ts';
import {
  $session,
  $touched,
  addThinkingTime,
  answer,
  answerTouched,
  currentPuzzle,
  type DailySession,
  isDone,
  nextPuzzle,
  openSession,
  playMove,
  results,
  touch,
} from '../../../src/features/daily/daily.ts';
import { $daily } from '../../../src/features/daily/daily-store.ts';
import { type LaidPuzzle, layPuzzle } from '../../../src/features/daily/laid-puzzle.ts';
import { compareAnswer, findExplainingTry, valueMoves } from '../../../src/features/daily/PuzzleResult.tsx';
import type { PuzzleDay } from '../../../src/features/daily/puzzle-day.ts';
import { $progress } from '../../../src/features/progress/progress.ts';
import { gameById, games } from '../../../src/games/index.ts';
import { PUZZLES_A_DAY } from '../../../src/scenarios/puzzle/daily-puzzles.ts';
import type { PuzzleKind } from '../../../src/scenarios/puzzle/kinds.ts';
import { unpackStock } from '../../../src/scenarios/puzzle/stock.ts';
import { forgetAll } from '../../../src/ui/device/forget.ts';

const TODAY = '2026-11-23';

/** A puzzle of a kind, in the first game that has it. */
function puzzle(kind: PuzzleKind, n = 0): LaidPuzzle {
  for (const game of games) {
    const storedPuzzle = unpackStock(readFileSync(`content/${game.id}/puzzles.json`, 'utf8'))[kind]?.[n];
    const laidPuzzle = storedPuzzle && layPuzzle(game, storedPuzzle, gameById(game.id)?.count);
    if (laidPuzzle) return laidPuzzle;
  }
  throw new Error(`there is no ${kind}`);
}

const day = (...puzzles: readonly LaidPuzzle[]): PuzzleDay => ({
  date: TODAY,
  size: puzzles.length,
  puzzles,
  of: 'these',
});
const currentSession = (): DailySession => $session.get() as DailySession;
const rightAnswer = (one: LaidPuzzle): string => one.settled.rightAnswers[0] as string;

beforeEach(() => {
  forgetAll();
  $daily.set({ version: 1, days: 0, last: null, sittings: {} });
});

test('each puzzle takes one answer; a visit resumes where it stopped, and the rules are noted', () => {
  const [one, otherPuzzle] = [puzzle('legal'), puzzle('rule')];
  openSession(day(one, otherPuzzle), TODAY);
  answer(rightAnswer(one));
  answer('depends');
  expect([isAnswerShown(currentSession().sitting), results(currentSession())]).toEqual([true, [true]]);
  expect($progress.get().rules[findSubjectRule(one.settled, true) as string]).toEqual([1, 0, 0, 1]);
  openSession(day(one, otherPuzzle), TODAY);
  expect([isAnswerShown(currentSession().sitting), currentPuzzle(currentSession())]).toEqual([true, one]);
  nextPuzzle();
  nextPuzzle();
  expect(currentPuzzle(currentSession())).toBe(otherPuzzle);
  answer('none such');
  expect(results(currentSession())).toEqual([true, false]);
  expect($progress.get().rules[rightAnswer(otherPuzzle)]?.[1]).toBe(1);
});

test('answers to the puzzles of another edition aren’t taken for answers to these', () => {
  const one = puzzle('legal');
  openSession(day(one), TODAY);
  answer(rightAnswer(one));
  openSession({ ...day(one), of: 'others' }, TODAY);
  expect([isAnswerShown(currentSession().sitting), results(currentSession())]).toEqual([false, []]);
});

test('the day counts once all six puzzles are done, and the times are added up', () => {
  const six = Array.from({ length: PUZZLES_A_DAY }, (_, i) => puzzle('legal', i));
  openSession(day(...six), TODAY);
  for (const one of six) {
    addThinkingTime(500);
    answer(rightAnswer(one));
    nextPuzzle();
  }
  expect([isDone(currentSession()), currentPuzzle(currentSession())]).toEqual([true, undefined]);
  expect(currentSession().sitting.spent).toBe(3000);
  expect([$daily.get().days, $daily.get().last]).toEqual([1, TODAY]);
});

test('the cards are touched in any order; wrong and missing ones are named, and a try shows them', () => {
  const one = puzzle('all');
  const { posed } = one.settled;
  if (posed.kind !== 'all') throw new Error('another kind');
  const ids = rightAnswer(one).split(' ');
  openSession(day(one), TODAY);
  for (const item of ids.toReversed()) touch({ zone: posed.zone, item });
  answerTouched();
  expect(results(currentSession())).toEqual([true]);
  const zone = one.tries[0]?.zones.find(({ id }) => id === posed.zone);
  const wrongItem = zone?.items.find(({ id }) => !ids.includes(id))?.id as string;
  const difference = compareAnswer(one.settled, [...ids.slice(1), wrongItem].join(' '));
  expect(difference).toEqual({ wrong: [wrongItem], missed: [ids[0]] });
  const explainingTry = findExplainingTry(one.settled, difference);
  expect(
    explainingTry && one.settled.game.table.picksOf(one.settled.view, one.settled.seat, explainingTry),
  ).toContainEqual({
    zone: posed.zone,
    item: wrongItem,
  });
});

test('the best move is the answer; any other is worse in figures; an illegal move gets a ruling and doesn’t count', async () => {
  const one = puzzle('move');
  const { game, state, view, seat, posed } = one.settled;
  const illegal = [...game.play.tries(state, seat)].find(
    (move) => !game.play.moves(view, seat).some((legal) => game.notation.key(legal) === game.notation.key(move)),
  );
  const bestMove =
    posed.kind === 'move' && posed.best[0] ? game.notation.move.read(posed.best[0], state.options) : null;
  if (!illegal || !bestMove?.ok) throw new Error('nothing to try');
  openSession(day(one), TODAY);
  await playMove(illegal);
  expect([isAnswerShown(currentSession().sitting), currentSession().refusedTry?.ruling.verdict]).toEqual([
    false,
    'illegal',
  ]);
  await playMove(bestMove.value);
  expect([results(currentSession()), $touched.get().length > 0]).toEqual([[true], true]);
  const valuedMoves = valueMoves(one.settled, rightAnswer(one));
  expect(valuedMoves.filter(({ mine }) => mine).length).toBeGreaterThan(0);
  for (const each of valuedMoves) expect(each.behind > 0 || each.right).toBe(true);
});

test('the cards to count are face up for every player', () => {
  const one = puzzle('score');
  expect(one.isCount).toBe(true);
  expect(one.tries[0]?.zones.flatMap(({ items }) => items.flatMap(({ cards }) => cards)).length).toBeGreaterThan(3);
  expect(
    one.tries[0]?.zones.flatMap(({ items }) => items.flatMap(({ cards }) => cards)).every((card) => card >= 0),
  ).toBe(true);
});
