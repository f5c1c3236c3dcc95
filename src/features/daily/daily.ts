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
import { ruleOf } from './about.ts';
import type { Day } from './fetch.ts';
import { $daily } from './kept.ts';
import type { Laid } from './lay.ts';
import { type Sitting, withSitting } from './sittings.ts';

/** Somebody at the puzzles of a day. */
export interface Sat {
  readonly day: Day;
  /** What day it is today. */
  readonly today: DayDate;
  readonly sitting: Sitting;
  /** A move that broke a rule, where the best one is asked for: it is ruled on, and another may be tried. */
  readonly refused: TryResult | null;
}

export const $sat = atom<Sat | null>(null);
/** Things of the table that are touched. */
export const $touched = atom<readonly ItemRef[]>([]);
/** What touches them. */
export const { touch, drop, press } = createTouchStore({
  $touched,
  getTable() {
    const sat = $sat.get();
    const puzzle = sat && puzzleOf(sat);
    return puzzle ? { at: puzzle.kind === 'move' ? puzzle.at : null } : null;
  },
  tryMove: (move) => void play(move),
});

/** The puzzle on the table; undefined once all are done, or while its game is on its way. */
export const puzzleOf = ({ day, sitting }: Sat): Laid | undefined => day.puzzles[sitting.at];

/** Whether midnight has come since one sat down: these are the puzzles of a day that is over. */
export const isOver = ({ day, today }: Sat): boolean => day.date !== today;

/** Takes note of what day it is by now. @returns whether that day’s puzzles can come: nothing is lost of those that lie here */
export function dateIs(today: DayDate): boolean {
  const sat = $sat.get();
  if (!sat || sat.today === today) return false;
  $sat.set({ ...sat, today });
  return sat.sitting.said.length === 0 && sat.refused === null && $touched.get().length === 0;
}

export const isDone = ({ day, sitting }: Sat): boolean => sitting.at >= day.size;

/** The others lie there, too. */
export function layOthers(day: Day): void {
  const sat = $sat.get();
  if (sat?.day.of === day.of) $sat.set({ ...sat, day });
}

/** How far one was with a day: so many answers. */
export function saidOn({ date, of }: Pick<Day, 'date' | 'of'>): number {
  const kept = $daily.get().sittings[date];
  return kept?.of === of ? kept.said.length : 0;
}

/** Sits down at the puzzles of a day, where they were left. */
export function sitDown(day: Day, today: DayDate): void {
  const kept = $daily.get().sittings[day.date];
  const fresh: Sitting = { of: day.of, at: 0, said: [], spent: 0 };
  $touched.set([]);
  $sat.set({ day, today, sitting: kept?.of === day.of ? kept : fresh, refused: null });
}

function keep(sat: Sat): void {
  $sat.set(sat);
  $daily.set(withSitting($daily.get(), sat.day.date, sat.sitting, sat.today));
}

/** Of each answer that was given whether it was right, in order. */
export const results = ({ day, sitting }: Sat): readonly boolean[] => gradeAnswers(day.puzzles, sitting.said);

/** Answers the puzzle on the table; what it was about feeds what is known of whoever answers. */
export function answer(given: string): void {
  const sat = $sat.get();
  const puzzle = sat && puzzleOf(sat);
  if (!sat || !puzzle || isAnswerShown(sat.sitting)) return;
  keep({ ...sat, sitting: addAnswer(sat.sitting, given), refused: null });
  const right = isRight(puzzle, given);
  const rule = ruleOf(puzzle.at, right);
  if (rule !== undefined) noteRule(rule, right ? 'kept' : 'stumbled');
}

/** On to the next one. */
export function nextPuzzle(): void {
  const sat = $sat.get();
  if (!sat || !isAnswerShown(sat.sitting)) return;
  $touched.set([]);
  keep({ ...sat, sitting: advanceRun(sat.sitting), refused: null });
}

/** Counts the milliseconds somebody thinks. */
export function spend(ms: number): void {
  const sat = $sat.get();
  if (!sat) return;
  keep({ ...sat, sitting: { ...sat.sitting, spent: sat.sitting.spent + ms } });
}

/** Plays a move, where the best one is asked for. What breaks a rule is ruled on, and is no answer. */
export async function play(move: GameMove): Promise<void> {
  const at = $sat.get()?.sitting.at;
  const there = await import('../../exercise/try.ts').catch(notifyRefereeMissing);
  const sat = $sat.get();
  const puzzle = sat && puzzleOf(sat);
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
  $sat.set({ ...sat, refused: tried });
  for (const { rule } of tried.ruling.findings) noteRule(rule, 'stumbled');
}

/** Answers with what is touched. */
export function answerTouched(): void {
  const things = $touched.get().map(({ item }) => item);
  if (things.length > 0) answer(writeItemsAnswer(things));
}
