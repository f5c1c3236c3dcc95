import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isAnswerShown } from '../../exercise/run.ts';
import { ProgressStrip } from '../../exercise/Strip.tsx';
import { dayBefore } from '../../scenarios/puzzle/date.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { learnedGames } from '../progress/index.ts';
import { addThinkingTime, currentPuzzle, type DailySession, isDone, isPastDay, nextPuzzle, results } from './daily.ts';
import { streakAt } from './daily-record.ts';
import { $daily } from './daily-store.ts';
import { DailyEnd } from './lazy-views.tsx';
import { Puzzle } from './Puzzle.tsx';
import { dayText, WORDS } from './words.ts';

/** Milliseconds until midnight; correct on days when the clocks change. */
export function msToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

interface TodayProps {
  readonly session: DailySession;
  readonly root: string;
  readonly onLook: (at: number) => void;
  readonly onToday: () => void;
  readonly onYesterday: () => void;
  readonly onDeals: () => void;
  readonly onAllGames: () => void;
}

/** Adds up the thinking time. The clock stops while a ruling is shown or the page is hidden. */
function useThinkingTime(isThinking: boolean, index: number): void {
  useEffect(() => {
    if (!isThinking) return;
    let startedAt: number | null = document.hidden ? null : performance.now();
    const settle = (): void => {
      if (startedAt !== null) addThinkingTime(performance.now() - startedAt);
      startedAt = document.hidden ? null : performance.now();
    };
    document.addEventListener('visibilitychange', settle);
    addEventListener('pagehide', settle);
    return () => {
      settle();
      document.removeEventListener('visibilitychange', settle);
      removeEventListener('pagehide', settle);
    };
  }, [isThinking, index]);
}

/** The ways to another day: back to today, or, before the first answer, to yesterday and the deals of today. */
function DayLinks({ session, onToday, onYesterday, onDeals, onAllGames }: TodayProps): VNode | null {
  const { day, sitting, today } = session;
  const link = (onClick: () => void, label: string, text: string): VNode => (
    <button type="button" class="daily-other" onClick={onClick} aria-label={label}>
      {text}
    </button>
  );
  if (isPastDay(session)) {
    return (
      <>
        <Announced as="span" class="daily-over">
          {WORDS.over(day.date === dayBefore(today))}
        </Announced>
        {link(onToday, WORDS.today, WORDS.todayShort)}
      </>
    );
  }
  if (sitting.said.length > 0) return null;
  return (
    <>
      {day.games && link(onAllGames, WORDS.allGames, WORDS.allGames)}
      {link(onDeals, WORDS.deals, WORDS.dealsShort)}
      {link(onYesterday, WORDS.yesterday, WORDS.before)}
    </>
  );
}

/** The current puzzle, or the result of the day. */
export function Today(props: TodayProps): VNode {
  const { session, root } = props;
  const { day, sitting, refusedTry } = session;
  const puzzle = currentPuzzle(session);
  const isRevealed = isAnswerShown(sitting);
  const puzzleCount = day.size;
  const learned = useMemo(learnedGames, []);
  const streak = streakAt(useStore($daily), session.today);
  useThinkingTime(puzzle !== undefined && !isRevealed, sitting.at);
  if (isDone(session)) return <DailyEnd {...props} />;
  if (!puzzle) return <p class="focus-wait">{WORDS.loading}</p>;
  return (
    <Puzzle
      puzzle={puzzle}
      index={sitting.at}
      isNew={learned.size > 0 && !learned.has(puzzle.settled.game.id)}
      root={root}
      isRevealed={isRevealed}
      givenAnswer={sitting.said[sitting.at]}
      refusedTry={refusedTry}
      head={
        <>
          <ExitLink href={root} label={WORDS.home} />
          <p class="daily-day">
            {dayText(day.date, 'short')} · <span class="unseen">{WORDS.puzzle} </span>
            {WORDS.at(sitting.at + 1, puzzleCount)}
          </p>
          <ProgressStrip results={results(session)} total={puzzleCount} current={sitting.at} />
          {streak > 1 && <p class="daily-streak">{WORDS.streak(streak)}</p>}
        </>
      }
      links={<DayLinks {...props} />}
      buttons={
        <button type="button" class="button primary" data-go onClick={nextPuzzle}>
          {sitting.at + 1 < puzzleCount ? WORDS.next : WORDS.toEnd}
        </button>
      }
    />
  );
}
