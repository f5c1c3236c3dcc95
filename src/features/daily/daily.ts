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

export interface DailySession {
  readonly day: PuzzleDay;
  readonly today: DayDate;
  readonly sitting: DailySitting;
  /** An illegal try at a puzzle that asks for the best move; the player may try again. */
  readonly refused: TryResult | null;
}

export const $session = atom<DailySession | null>(null);
/** Items the player has touched. */
export const $touched = atom<readonly ItemRef[]>([]);
export const { touch, drop, press } = createTouchStore({
  $touched,
  getTable() {
    const sat = $session.get();
    const puzzle = sat && currentPuzzle(sat);
    return puzzle ? { tableSeat: puzzle.kind === 'move' ? puzzle.at : null } : null;
  },
  tryMove: (move) => void playMove(move),
});

/** The puzzle on the table; undefined if all are done or its game is still loading. */
export const currentPuzzle = ({ day, sitting }: DailySession): LaidPuzzle | undefined =>
  day.puzzles[sitting.at];

/** Whether midnight has passed since the session began. */
export const isPastDay = ({ day, today }: DailySession): boolean => day.date !== today;

/**
 * Updates today’s date.
 * @returns whether the new day’s puzzles may replace these without losing anything
 */
export function updateDate(today: DayDate): boolean {
  const sat = $session.get();
  if (!sat || sat.today === today) return false;
  $session.set({ ...sat, today });
  return sat.sitting.said.length === 0 && sat.refused === null && $touched.get().length === 0;
}

export const isDone = ({ day, sitting }: DailySession): boolean => sitting.at >= day.size;

/** Adds the puzzles whose games have loaded meanwhile. */
export function addPuzzles(day: PuzzleDay): void {
  const sat = $session.get();
  if (sat?.day.of === day.of) $session.set({ ...sat, day });
}

/** Number of answers stored for a day. */
export function countAnswers({ date, of }: Pick<PuzzleDay, 'date' | 'of'>): number {
  const kept = $daily.get().sittings[date];
  return kept?.of === of ? kept.said.length : 0;
}

/** Opens the puzzles of a day where the player left them. */
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

/** For each answer whether it was right, in order. */
export const results = ({ day, sitting }: DailySession): readonly boolean[] =>
  gradeAnswers(day.puzzles, sitting.said);

/** Answers the current puzzle and records the rule it was about in the player’s progress. */
export function answer(given: string): void {
  const sat = $session.get();
  const puzzle = sat && currentPuzzle(sat);
  if (!sat || !puzzle || isAnswerShown(sat.sitting)) return;
  saveSession({ ...sat, sitting: addAnswer(sat.sitting, given), refused: null });
  const right = isRight(puzzle, given);
  const rule = findSubjectRule(puzzle.at, right);
  if (rule !== undefined) noteRule(rule, right ? 'kept' : 'stumbled');
}

export function nextPuzzle(): void {
  const sat = $session.get();
  if (!sat || !isAnswerShown(sat.sitting)) return;
  $touched.set([]);
  saveSession({ ...sat, sitting: advanceRun(sat.sitting), refused: null });
}

/** @param ms thinking time to add */
export function addThinkingTime(ms: number): void {
  const sat = $session.get();
  if (!sat) return;
  saveSession({ ...sat, sitting: { ...sat.sitting, spent: sat.sitting.spent + ms } });
}

/** Plays a move in a puzzle that asks for the best one. An illegal move gets a ruling and isn’t an answer. */
export async function playMove(move: GameMove): Promise<void> {
  const at = $session.get()?.sitting.at;
  const judgeModule = await import('../../exercise/try.ts').catch(notifyRefereeMissing);
  const sat = $session.get();
  const puzzle = sat && currentPuzzle(sat);
  // The player may have answered or gone on while this was loading.
  if (!judgeModule || !sat || !puzzle || sat.sitting.at !== at || isAnswerShown(sat.sitting)) return;
  const [laid] = puzzle.tries;
  if (!laid) return;
  const tried = judgeModule.tryAtPosition(puzzle.at.game, laid, move);
  if (tried.ruling.verdict === 'legal') {
    $touched.set(tried.picks);
    answer(writeMoveAnswer(puzzle.at, move));
    return;
  }
  $session.set({ ...sat, refused: tried });
  for (const { rule } of tried.ruling.findings) noteRule(rule, 'stumbled');
}

/** Answers with the touched items. */
export function answerTouched(): void {
  const things = $touched.get().map(({ item }) => item);
  if (things.length > 0) answer(writeItemsAnswer(things));
}
