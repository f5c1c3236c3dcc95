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
import { learnedGames } from '../progress/index.ts';
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
 * @returns a function that ends the reports
 */
function watchDate(onDate: (today: DayDate) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportDate = (): void => {
    const now = new Date();
    clearTimeout(timer);
    timer = setTimeout(reportDate, msToMidnight(now));
    onDate(dateOf(now));
  };
  reportDate();
  document.addEventListener('visibilitychange', reportDate);
  addEventListener('focus', reportDate);
  addEventListener('pageshow', reportDate);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', reportDate);
    removeEventListener('focus', reportDate);
    removeEventListener('pageshow', reportDate);
  };
}

const loading = (): VNode => <p class="focus-wait">{WORDS.loading}</p>;

const LazyDayReview = lazyComponent<DayReviewProps>(
  () => import('./DayReview.tsx').then((module) => module.DayReview),
  loading,
);

const LazyDailyDeals = lazyComponent<DailyDealsProps>(
  () => import('./DailyDeals.tsx').then((module) => module.DailyDeals),
  loading,
);

interface Props {
  /** Address of the site's front page. */
  readonly root: string;
  readonly stock: readonly StockedGame[];
  readonly games: DailyDealsProps['games'];
}

/** Preloads what rulings need for the games of a day. */
async function fetchRulings({ puzzles }: PuzzleDay): Promise<void> {
  const games = new Set(puzzles.map(({ settled }) => settled.game.id));
  await Promise.all([...[...games].map(fetchExplainer), RulingPanel.fetch().catch(() => undefined)]);
}

/** The games that a day's puzzles come from: those of a day begun, else those the player knows; undefined for all. */
function chooseGames(stock: readonly StockedGame[], date: DayDate): readonly string[] | undefined {
  const sitting = $daily.get().sittings[date];
  if (sitting && sitting.said.length > 0) return sitting.games;
  const learned = learnedGames();
  const games = stock.map(({ game }) => game).filter((id) => learned.has(id));
  return games.length > 0 && games.length < stock.length ? games : undefined;
}

/** Opens today's puzzles: the first table as soon as its game has loaded, the others after it. */
async function startToday(root: string, stock: readonly StockedGame[], games?: readonly string[]): Promise<void> {
  const today = dateOf(new Date());
  const questions = await fetchDayQuestions(root, stock, today, games);
  const firstPart = await layDay(questions, countAnswers(questions) + 1);
  const kind = firstPart.puzzles.at(-1)?.kind;
  const viewsReady = fetchLazyViews();
  if (kind === 'score' || kind === 'select') await viewsReady;
  openSession(firstPart, today);
  await fetchRulings(firstPart);
  const day = await layDay(questions);
  addPuzzles(day);
  await fetchRulings(day);
}

/** The six daily puzzles, from games the player knows or from all; yesterday's puzzles with answers. */
export function DailyIsland({ root, stock, games }: Props): VNode {
  const session = useStore($session);
  const daily = useStore($daily);
  const [reviewed, setReviewed] = useState<{ readonly day: PuzzleDay; readonly firstIndex: number } | null>(null);

  const [areDealsShown, setDealsShown] = useState(false);

  const startLearned = (): Promise<void> => startToday(root, stock, chooseGames(stock, dateOf(new Date())));
  const { lost: hasFailed, fetchMore } = useExercise(startLearned, '');
  const toToday = (): void => fetchMore(startLearned());
  useEffect(() => watchDate((today) => updateDate(today) && toToday()), []);

  if (!session || hasFailed) {
    const statusText = hasFailed ? WORDS.unreachable : WORDS.loading;
    return <Wait introduction={WORDS.coming} exitLink={<ExitLink href={root} label={WORDS.home} />} now={statusText} />;
  }
  if (areDealsShown)
    return <LazyDailyDeals root={root} games={games} today={session.today} onDone={() => setDealsShown(false)} />;
  if (reviewed) {
    const storedSitting = daily.sittings[reviewed.day.date];
    const answers = storedSitting?.of === reviewed.day.of ? storedSitting.said : [];
    return <LazyDayReview {...reviewed} answers={answers} root={root} onDone={() => setReviewed(null)} />;
  }
  const toYesterday = async (): Promise<void> => {
    const yesterday = dayBefore(session.today);
    const day = await layDay(await fetchDayQuestions(root, stock, yesterday, chooseGames(stock, yesterday)));
    await fetchRulings(day);
    setReviewed({ day, firstIndex: 0 });
  };
  const openReview = (firstIndex: number): void => setReviewed({ day: session.day, firstIndex });
  return (
    <Today
      session={session}
      root={root}
      onLook={openReview}
      onToday={toToday}
      onYesterday={() => fetchMore(toYesterday())}
      onDeals={() => setDealsShown(true)}
      onAllGames={() => fetchMore(startToday(root, stock))}
    />
  );
}
