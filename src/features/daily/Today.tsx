import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { isAnswerShown } from '../../exercise/run.ts';
import { Strip } from '../../exercise/Strip.tsx';
import { dayBefore } from '../../scenarios/puzzle/date.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import {
  addThinkingTime,
  currentPuzzle,
  type DailySession,
  isDone,
  isPastDay,
  nextPuzzle,
  results,
} from './daily.ts';
import { DailyEnd } from './lazy-views.tsx';
import { Puzzle } from './Puzzle.tsx';
import { WORDS } from './words.ts';

/** Milliseconds until midnight; correct on days when the clocks change. */
export function msToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

interface TodayProps {
  readonly sat: DailySession;
  readonly root: string;
  readonly onLook: (at: number) => void;
  readonly onToday: () => void;
  readonly onYesterday: () => void;
  readonly onDeals: () => void;
}

/** Adds up the thinking time; it stops while a ruling is shown or the page is hidden. */
function useThinkingTime(thinks: boolean, at: number): void {
  useEffect(() => {
    if (!thinks) return;
    let since: number | null = document.hidden ? null : performance.now();
    const settle = (): void => {
      if (since !== null) addThinkingTime(performance.now() - since);
      since = document.hidden ? null : performance.now();
    };
    document.addEventListener('visibilitychange', settle);
    addEventListener('pagehide', settle);
    return () => {
      settle();
      document.removeEventListener('visibilitychange', settle);
      removeEventListener('pagehide', settle);
    };
  }, [thinks, at]);
}

/** The current puzzle, or the result of the day. */
export function Today(props: TodayProps): VNode {
  const { sat, root, onToday, onYesterday, onDeals } = props;
  const { day, sitting, refused } = sat;
  const puzzle = currentPuzzle(sat);
  const open = isAnswerShown(sitting);
  const of = day.size;
  useThinkingTime(puzzle !== undefined && !open, sitting.at);
  if (isDone(sat)) return <DailyEnd {...props} />;
  if (!puzzle) return <p class="exercise-wait">{WORDS.loading}</p>;
  return (
    <Puzzle
      puzzle={puzzle}
      at={sitting.at}
      root={root}
      open={open}
      given={sitting.said[sitting.at]}
      refused={refused}
      head={
        <>
          <ExitLink href={root} says={WORDS.home} />
          <Strip results={results(sat)} of={of} at={sitting.at} />
          {isPastDay(sat) && (
            <>
              <Announced as="span" class="daily-over">
                {WORDS.over(day.date === dayBefore(sat.today))}
              </Announced>
              <button type="button" class="daily-other" onClick={onToday} aria-label={WORDS.today}>
                {WORDS.todayShort}
              </button>
            </>
          )}
          {sitting.said.length === 0 && !isPastDay(sat) && (
            <>
              <button type="button" class="daily-other" onClick={onDeals} aria-label={WORDS.deals}>
                {WORDS.dealsShort}
              </button>
              <button type="button" class="daily-other" onClick={onYesterday} aria-label={WORDS.yesterday}>
                {WORDS.before}
              </button>
            </>
          )}
        </>
      }
      ways={
        <button type="button" class="button primary" data-go onClick={nextPuzzle}>
          {sitting.at + 1 < of ? WORDS.next : WORDS.toEnd}
        </button>
      }
    />
  );
}
