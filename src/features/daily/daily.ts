import { atom } from 'nanostores';
import { addAnswer, advanceRun, gradeAnswers, isAnswerShown, isRight } from '../../exercise/run.ts';
import { notifyRefereeMissing } from '../../exercise/start.ts';
import type { GameMove } from '../../game/play.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { TryResult } from '../../referee/try-result.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import { writeItemsAnswer, writeMoveAnswer } from '../../scenarios/puzzle/settled-puzzle.ts';
import { createTouchStore } from '../../table/touch-store.ts';
import { noteRule } from '../progress/index.ts';
import { findSubjectRule } from './answer-subject.ts';
import { type DailySitting, withSitting } from './daily-record.ts';
import { $daily } from './daily-store.ts';
import type { LaidPuzzle } from './laid-puzzle.ts';
import type { PuzzleDay } from './puzzle-day.ts';

/** The puzzles of the page and the player's progress in them. */
export interface DailySession {
  readonly day: PuzzleDay;
  readonly today: DayDate;
  readonly sitting: DailySitting;
  /** An illegal try at a puzzle that asks for the best move; the player may try again. */
  readonly refusedTry: TryResult | null;
}

export const $session = atom<DailySession | null>(null);
/** Items the player has touched. */
export const $touched = atom<readonly ItemRef[]>([]);
export const { touch, drop, press } = createTouchStore({
  $touched,
  getTable() {
    const session = $session.get();
    const puzzle = session && currentPuzzle(session);
    return puzzle ? { tableSeat: puzzle.kind === 'move' ? puzzle.settled : null } : null;
  },
  tryMove: (move) => void playMove(move),
});

/** The puzzle on the table; undefined if all are done or its game is still loading. */
export const currentPuzzle = ({ day, sitting }: DailySession): LaidPuzzle | undefined => day.puzzles[sitting.at];

/** Whether midnight has passed since the session began. */
export const isPastDay = ({ day, today }: DailySession): boolean => day.date !== today;

/**
 * Updates today's date.
 * @returns whether the new day's puzzles may replace these without losing anything
 */
export function updateDate(today: DayDate): boolean {
  const session = $session.get();
  if (!session || session.today === today) return false;
  $session.set({ ...session, today });
  return session.sitting.said.length === 0 && session.refusedTry === null && $touched.get().length === 0;
}

export const isDone = ({ day, sitting }: DailySession): boolean => sitting.at >= day.size;

/** Adds puzzles of the same day whose games have loaded since the session began. */
export function addPuzzles(day: PuzzleDay): void {
  const session = $session.get();
  if (session?.day.of === day.of) $session.set({ ...session, day });
}

/** Number of answers stored for a day. */
export function countAnswers({ date, of }: Pick<PuzzleDay, 'date' | 'of'>): number {
  const storedSitting = $daily.get().sittings[date];
  return storedSitting?.of === of ? storedSitting.said.length : 0;
}

/** Opens the puzzles of a day where the player left them. */
export function openSession(day: PuzzleDay, today: DayDate): void {
  const storedSitting = $daily.get().sittings[day.date];
  const games = day.games && { games: day.games };
  const newSitting: DailySitting = { of: day.of, at: 0, said: [], spent: 0, ...games };
  $touched.set([]);
  $session.set({
    day,
    today,
    sitting: storedSitting?.of === day.of ? storedSitting : newSitting,
    refusedTry: null,
  });
}

function saveSession(session: DailySession): void {
  $session.set(session);
  $daily.set(withSitting($daily.get(), session.day.date, session.sitting, session.today));
}

/** Whether each answer was right, in order. */
export const results = ({ day, sitting }: DailySession): readonly boolean[] => gradeAnswers(day.puzzles, sitting.said);

/** Answers the current puzzle and records the rule it was about in the player's progress. */
export function answer(givenAnswer: string): void {
  const session = $session.get();
  const puzzle = session && currentPuzzle(session);
  if (!session || !puzzle || isAnswerShown(session.sitting)) return;
  saveSession({ ...session, sitting: addAnswer(session.sitting, givenAnswer), refusedTry: null });
  const isCorrect = isRight(puzzle, givenAnswer);
  const rule = findSubjectRule(puzzle.settled, isCorrect);
  if (rule !== undefined) noteRule(rule, isCorrect ? 'kept' : 'stumbled');
}

export function nextPuzzle(): void {
  const session = $session.get();
  if (!session || !isAnswerShown(session.sitting)) return;
  $touched.set([]);
  saveSession({ ...session, sitting: advanceRun(session.sitting), refusedTry: null });
}

/** @param ms thinking time to add */
export function addThinkingTime(ms: number): void {
  const session = $session.get();
  if (!session) return;
  saveSession({ ...session, sitting: { ...session.sitting, spent: session.sitting.spent + ms } });
}

/** Plays a move in a puzzle that asks for the best one. An illegal move gets a ruling and isn't an answer. */
export async function playMove(move: GameMove): Promise<void> {
  const startIndex = $session.get()?.sitting.at;
  const judgeModule = await import('../../exercise/try.ts').catch(notifyRefereeMissing);
  const session = $session.get();
  const puzzle = session && currentPuzzle(session);
  // The player may have answered or moved to the next puzzle while the referee was loading.
  if (!judgeModule || !session || !puzzle || session.sitting.at !== startIndex || isAnswerShown(session.sitting))
    return;
  const [position] = puzzle.tries;
  if (!position) return;
  const tryResult = judgeModule.tryAtPosition(puzzle.settled.game, position, move);
  if (tryResult.ruling.verdict === 'legal') {
    $touched.set(tryResult.picks);
    answer(writeMoveAnswer(puzzle.settled, move));
    return;
  }
  $session.set({ ...session, refusedTry: tryResult });
  for (const { rule } of tryResult.ruling.findings) noteRule(rule, 'stumbled');
}

/** Answers with the touched items. */
export function answerTouched(): void {
  const itemIds = $touched.get().map(({ item }) => item);
  if (itemIds.length > 0) answer(writeItemsAnswer(itemIds));
}
