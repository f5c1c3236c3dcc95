import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { StockedGame } from '../../scenarios/puzzle/daily-puzzles.ts';
import { type DayDate, dateOf, dayBefore } from '../../scenarios/puzzle/date.ts';
import { $session, addPuzzles, countAnswers, openSession, updateDate } from './daily.ts';
import { $daily } from './daily-store.ts';
import { fetchDayQuestions, layDay, type PuzzleDay } from './puzzle-day.ts';
import '../../exercise/exercise.css';
import { useExercise } from '../../exercise/use-exercise.ts';
import { fetchExplainer } from '../../table/ruling/explainer.ts';
import { RulingPanel } from '../../table/ruling/lazy-ruling-panel.tsx';
import { Wait } from '../../ui/focus/Wait.tsx';
import './daily.css';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { DailyDealsProps } from './DailyDeals.tsx';
import type { DayReviewProps } from './DayReview.tsx';
import { fetchLazyViews } from './lazy-views.tsx';
import { msToMidnight, Today } from './Today.tsx';
import { WORDS } from './words.ts';

/**
 * Reports the date at midnight and whenever the page becomes visible again: timers stop in a sleeping page.
 * @returns a function that stops it
 */
function watchDate(tell: (today: DayDate) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const now = new Date();
    clearTimeout(timer);
    timer = setTimeout(look, msToMidnight(now));
    tell(dateOf(now));
  };
  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
    removeEventListener('pageshow', look);
  };
}

const loading = (): VNode => <p class="exercise-wait">{WORDS.loading}</p>;

const Leaf = lazyComponent<DayReviewProps>(
  () => import('./DayReview.tsx').then((module) => module.DayReview),
  loading,
);

const Deals = lazyComponent<DailyDealsProps>(
  () => import('./DailyDeals.tsx').then((module) => module.DailyDeals),
  loading,
);

interface Props {
  /** Address of the site’s front page. */
  readonly root: string;
  readonly stock: readonly StockedGame[];
  readonly games: DailyDealsProps['games'];
}

/** Preloads what rulings need for the games of a day. */
async function fetchRulings({ puzzles }: PuzzleDay): Promise<void> {
  const games = new Set(puzzles.map(({ at }) => at.game.id));
  await Promise.all([...[...games].map(fetchExplainer), RulingPanel.fetch().catch(() => undefined)]);
}

/** Opens today’s puzzles: the first table as soon as its game has loaded, the others after it. */
async function startToday(root: string, stock: readonly StockedGame[]): Promise<void> {
  const today = dateOf(new Date());
  const asked = await fetchDayQuestions(root, stock, today);
  const first = await layDay(asked, countAnswers(asked) + 1);
  openSession(first, today);
  fetchLazyViews();
  await fetchRulings(first);
  const day = await layDay(asked);
  addPuzzles(day);
  await fetchRulings(day);
}

/** The six daily puzzles, the same for all players; yesterday’s puzzles with answers. */
export function DailyIsland({ root, stock, games }: Props): VNode {
  const sat = useStore($session);
  const daily = useStore($daily);
  const [leafed, setLeafed] = useState<{ readonly day: PuzzleDay; readonly from: number } | null>(null);

  const [deals, setDeals] = useState(false);

  const { lost, fetchMore } = useExercise(() => startToday(root, stock), '');
  const toToday = (): void => fetchMore(startToday(root, stock));
  useEffect(() => watchDate((today) => updateDate(today) && toToday()), []);

  if (!sat || lost) {
    const now = lost ? WORDS.unreachable : WORDS.loading;
    return <Wait says={WORDS.coming} out={<ExitLink href={root} says={WORDS.home} />} now={now} />;
  }
  if (deals) return <Deals root={root} games={games} today={sat.today} onDone={() => setDeals(false)} />;
  if (leafed) {
    const kept = daily.sittings[leafed.day.date];
    const said = kept?.of === leafed.day.of ? kept.said : [];
    return <Leaf {...leafed} said={said} root={root} onDone={() => setLeafed(null)} />;
  }
  const toYesterday = async (): Promise<void> => {
    const day = await layDay(await fetchDayQuestions(root, stock, dayBefore(sat.today)));
    await fetchRulings(day);
    setLeafed({ day, from: 0 });
  };
  const look = (from: number): void => setLeafed({ day: sat.day, from });
  return (
    <Today
      sat={sat}
      root={root}
      onLook={look}
      onToday={toToday}
      onYesterday={() => fetchMore(toYesterday())}
      onDeals={() => setDeals(true)}
    />
  );
}
