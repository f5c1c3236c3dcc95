import { atom } from 'nanostores';
import { addAnswer, advanceRun, gradeAnswers, isAnswerShown, isRight } from '../../exercise/run.ts';
import { notifyRefereeMissing } from '../../exercise/start.ts';
import type { GameMove } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { TryResult } from '../../referee/try-result.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import { writeItemsAnswer, writeMoveAnswer } from '../../scenarios/puzzle/settled-puzzle.ts';
import { createTouchStore } from '../../table/touch-store.ts';
import { noteRule } from '../progress/progress.ts';
import { findSubjectRule } from './answer-subject.ts';
import { type DailySitting, withSitting } from './daily-record.ts';
import { $daily } from './daily-store.ts';
import type { LaidPuzzle } from './laid-puzzle.ts';
import type { PuzzleDay } from './puzzle-day.ts';

/** Somebody at the puzzles of a day. */
export interface DailySession {
  readonly day: PuzzleDay;
  /** What day it is today. */
  readonly today: DayDate;
  readonly sitting: DailySitting;
  /** A move that broke a rule, where the best one is asked for: it is ruled on, and another may be tried. */
  readonly refused: TryResult | null;
}

export const $session = atom<DailySession | null>(null);
/** Things of the table that are touched. */
export const $touched = atom<readonly ItemRef[]>([]);
/** What touches them. */
export const { touch, drop, press } = createTouchStore({
  $touched,
  getTable() {
    const sat = $session.get();
    const puzzle = sat && currentPuzzle(sat);
    return puzzle ? { at: puzzle.kind === 'move' ? puzzle.at : null } : null;
  },
  tryMove: (move) => void playMove(move),
});

/** The puzzle on the table; undefined once all are done, or while its game is on its way. */
export const currentPuzzle = ({ day, sitting }: DailySession): LaidPuzzle | undefined =>
  day.puzzles[sitting.at];

/** Whether midnight has come since one sat down: these are the puzzles of a day that is over. */
export const isPastDay = ({ day, today }: DailySession): boolean => day.date !== today;

/** Takes note of what day it is by now. @returns whether that day’s puzzles can come: nothing is lost of those that lie here */
export function updateDate(today: DayDate): boolean {
  const sat = $session.get();
  if (!sat || sat.today === today) return false;
  $session.set({ ...sat, today });
  return sat.sitting.said.length === 0 && sat.refused === null && $touched.get().length === 0;
}

export const isDone = ({ day, sitting }: DailySession): boolean => sitting.at >= day.size;

/** The others lie there, too. */
export function addPuzzles(day: PuzzleDay): void {
  const sat = $session.get();
  if (sat?.day.of === day.of) $session.set({ ...sat, day });
}

/** How far one was with a day: so many answers. */
export function countAnswers({ date, of }: Pick<PuzzleDay, 'date' | 'of'>): number {
  const kept = $daily.get().sittings[date];
  return kept?.of === of ? kept.said.length : 0;
}

/** Sits down at the puzzles of a day, where they were left. */
export function openSession(day: PuzzleDay, today: DayDate): void {
  const kept = $daily.get().sittings[day.date];
  const fresh: DailySitting = { of: day.of, at: 0, said: [], spent: 0 };
  $touched.set([]);
  $session.set({ day, today, sitting: kept?.of === day.of ? kept : fresh, refused: null });
}

function saveSession(sat: DailySession): void {
  $session.set(sat);
  $daily.set(withSitting($daily.get(), sat.day.date, sat.sitting, sat.today));
}

/** Of each answer that was given whether it was right, in order. */
export const results = ({ day, sitting }: DailySession): readonly boolean[] =>
  gradeAnswers(day.puzzles, sitting.said);

/** Answers the puzzle on the table; what it was about feeds what is known of whoever answers. */
export function answer(given: string): void {
  const sat = $session.get();
  const puzzle = sat && currentPuzzle(sat);
  if (!sat || !puzzle || isAnswerShown(sat.sitting)) return;
  saveSession({ ...sat, sitting: addAnswer(sat.sitting, given), refused: null });
  const right = isRight(puzzle, given);
  const rule = findSubjectRule(puzzle.at, right);
  if (rule !== undefined) noteRule(rule, right ? 'kept' : 'stumbled');
}

/** On to the next one. */
export function nextPuzzle(): void {
  const sat = $session.get();
  if (!sat || !isAnswerShown(sat.sitting)) return;
  $touched.set([]);
  saveSession({ ...sat, sitting: advanceRun(sat.sitting), refused: null });
}

/** Counts the milliseconds somebody thinks. */
export function addThinkingTime(ms: number): void {
  const sat = $session.get();
  if (!sat) return;
  saveSession({ ...sat, sitting: { ...sat.sitting, spent: sat.sitting.spent + ms } });
}

/** Plays a move, where the best one is asked for. What breaks a rule is ruled on, and is no answer. */
export async function playMove(move: GameMove): Promise<void> {
  const at = $session.get()?.sitting.at;
  const there = await import('../../exercise/try.ts').catch(notifyRefereeMissing);
  const sat = $session.get();
  const puzzle = sat && currentPuzzle(sat);
  // Whoever has gone on meanwhile has given their answer.
  if (!there || !sat || !puzzle || sat.sitting.at !== at || isAnswerShown(sat.sitting)) return;
  const [laid] = puzzle.tries;
  if (!laid) return;
  const tried = there.tryAtPosition(puzzle.at.game, laid, move);
  if (tried.ruling.verdict === 'legal') {
    $touched.set(tried.picks);
    answer(writeMoveAnswer(puzzle.at, move));
    return;
  }
  $session.set({ ...sat, refused: tried });
  for (const { rule } of tried.ruling.findings) noteRule(rule, 'stumbled');
}

/** Answers with what is touched. */
export function answerTouched(): void {
  const things = $touched.get().map(({ item }) => item);
  if (things.length > 0) answer(writeItemsAnswer(things));
}
