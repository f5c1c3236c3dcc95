import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { gradeAnswers } from '../../exercise/run.ts';
import { Strip } from '../../exercise/Strip.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { Puzzle } from './Puzzle.tsx';
import type { PuzzleDay } from './puzzle-day.ts';
import { dayText, RESULT_WORDS } from './result-words.ts';
import { WORDS } from './words.ts';

export interface DayReviewProps {
  readonly day: PuzzleDay;
  /** Index of the puzzle shown first. */
  readonly from: number;
  /** The answers given that day; shorter than the list of puzzles if the day wasn’t finished. */
  readonly said: readonly string[];
  readonly root: string;
  readonly onDone: () => void;
}

/** Pages through the puzzles of a day, each with its answer. */
export function DayReview({ day, from, said, root, onDone }: DayReviewProps): VNode | null {
  const [at, setAt] = useState(from);
  const puzzle = day.puzzles[at];
  if (!puzzle) return null;
  const last = at + 1 === day.puzzles.length;
  return (
    <Puzzle
      puzzle={puzzle}
      at={at}
      root={root}
      open
      given={said[at]}
      refused={null}
      head={
        <>
          <ExitLink says={RESULT_WORDS.done} onClick={onDone} />
          <Strip results={gradeAnswers(day.puzzles, said)} of={day.puzzles.length} at={at} />
          <p class="exercise-at daily-date">{dayText(day.date)}</p>
        </>
      }
      ways={
        <>
          <button
            type="button"
            class="button quiet"
            aria-disabled={at === 0}
            onClick={() => setAt(Math.max(0, at - 1))}
          >
            {RESULT_WORDS.back}
          </button>
          <button
            type="button"
            class="button primary"
            data-go
            onClick={() => (last ? onDone() : setAt(at + 1))}
          >
            {last ? RESULT_WORDS.done : WORDS.next}
          </button>
        </>
      }
    />
  );
}
