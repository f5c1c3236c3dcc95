import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { gradeAnswers } from '../../exercise/run.ts';
import { ProgressStrip } from '../../exercise/Strip.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { Puzzle } from './Puzzle.tsx';
import type { PuzzleDay } from './puzzle-day.ts';
import { RESULT_WORDS } from './result-words.ts';
import { dayText, WORDS } from './words.ts';

export interface DayReviewProps {
  readonly day: PuzzleDay;
  /** Index of the puzzle shown first. */
  readonly firstIndex: number;
  /** The answers given that day; shorter than the list of puzzles if the day wasn't finished. */
  readonly answers: readonly string[];
  readonly root: string;
  readonly onDone: () => void;
}

/** Pages through the puzzles of a day, each with its answer. */
export function DayReview({ day, firstIndex, answers, root, onDone }: DayReviewProps): VNode | null {
  const [index, setIndex] = useState(firstIndex);
  const puzzle = day.puzzles[index];
  if (!puzzle) return null;
  const isLast = index + 1 === day.puzzles.length;
  return (
    <Puzzle
      puzzle={puzzle}
      index={index}
      root={root}
      isRevealed
      givenAnswer={answers[index]}
      refusedTry={null}
      head={
        <>
          <ExitLink label={RESULT_WORDS.done} onClick={onDone} />
          <ProgressStrip results={gradeAnswers(day.puzzles, answers)} total={day.puzzles.length} current={index} />
          <p class="exercise-at daily-date">{dayText(day.date)}</p>
        </>
      }
      buttons={
        <>
          <button
            type="button"
            class="button quiet"
            aria-disabled={index === 0}
            onClick={() => setIndex(Math.max(0, index - 1))}
          >
            {RESULT_WORDS.back}
          </button>
          <button
            type="button"
            class="button primary"
            data-go
            onClick={() => (isLast ? onDone() : setIndex(index + 1))}
          >
            {isLast ? RESULT_WORDS.done : WORDS.next}
          </button>
        </>
      }
    />
  );
}
