import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type DayDate, dateOf, dayBefore } from '../../scenarios/puzzle/date.ts';
import type { Stocked } from '../../scenarios/puzzle/of-day.ts';
import { wearSettings } from '../../table/settings.ts';
import {
  $sat,
  answered,
  dateIs,
  isDone,
  isOpen,
  isOver,
  layOthers,
  nextPuzzle,
  puzzleOf,
  results,
  type Sat,
  sitDown,
  spend,
} from './daily.ts';
import { type Day, fetchAsked, layDay } from './fetch.ts';
import { $daily } from './kept.ts';
import '../../exercise/exercise.css';
import { fetchReasoned } from '../../table/ruling/reasoned.ts';
import { RulingPanel } from '../../table/ruling/soon.tsx';
import { Wait } from '../../ui/focus/Wait.tsx';
import { useInput } from '../../ui/use-input.ts';
import './daily.css';
import { Strip } from '../../exercise/Strip.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { later } from '../../ui/later.tsx';
import type { DealsProps } from './Deals.tsx';
import type { LeafProps } from './Leaf.tsx';
import { Out } from './Out.tsx';
import { Puzzle } from './Puzzle.tsx';
import { End, fetchSoon } from './soon.tsx';
import { WORDS } from './words.ts';

/** What is left of this day, ms: the clocks may be set forward or back in it. */
function leftOf(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * Tells the date at midnight, and whenever the page is looked at again: the clock stands still in a page that sleeps.
 * @returns what ends it
 */
function watchDate(tell: (today: DayDate) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const now = new Date();
    clearTimeout(timer);
    timer = setTimeout(look, leftOf(now));
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

interface TodayProps {
  readonly sat: Sat;
  readonly root: string;
  readonly onLook: (at: number) => void;
  readonly onToday: () => void;
  readonly onYesterday: () => void;
  readonly onDeals: () => void;
}

/** Counts the time somebody thinks: while a ruling is read, or the page is not looked at, it stands still. */
function useThinking(thinks: boolean, at: number): void {
  useEffect(() => {
    if (!thinks) return;
    let since: number | null = document.hidden ? null : performance.now();
    const settle = (): void => {
      if (since !== null) spend(performance.now() - since);
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

/** The puzzle one is at, or how it went. */
function Today(props: TodayProps): VNode {
  const { sat, root, onToday, onYesterday, onDeals } = props;
  const { day, sitting, refused } = sat;
  const puzzle = puzzleOf(sat);
  const open = isOpen(sat);
  const of = day.size;
  useThinking(puzzle !== undefined && !open, sitting.at);
  if (isDone(sat)) return <End {...props} />;
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
          <Out root={root} />
          <Strip results={results(sat)} of={of} at={sitting.at} />
          {isOver(sat) && (
            <>
              <Announced as="span" class="daily-over">
                {WORDS.over(day.date === dayBefore(sat.today))}
              </Announced>
              <button type="button" class="daily-other" onClick={onToday} aria-label={WORDS.today}>
                {WORDS.todayShort}
              </button>
            </>
          )}
          {sitting.said.length === 0 && !isOver(sat) && (
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

const loading = (): VNode => <p class="exercise-wait">{WORDS.loading}</p>;

/** The puzzles of a day with their answers. */
const Leaf = later<LeafProps>(() => import('./Leaf.tsx').then((there) => there.Leaf), loading);

/** One deal a game, the same for everybody today. */
const Deals = later<DealsProps>(() => import('./Deals.tsx').then((there) => there.Deals), loading);

interface Props {
  /** Address of the site’s front page. */
  readonly root: string;
  readonly stock: readonly Stocked[];
  readonly games: DealsProps['games'];
}

/** What a ruling needs of the games of a day, at hand before the first is asked for. */
async function fetchRulings({ puzzles }: Day): Promise<void> {
  const games = new Set(puzzles.map(({ at }) => at.game.id));
  await Promise.all([...[...games].map(fetchReasoned), RulingPanel.fetch().catch(() => undefined)]);
}

/** Sits down at what is asked today: the first table as soon as its game is there, the others meanwhile. */
async function begin(root: string, stock: readonly Stocked[]): Promise<void> {
  const today = dateOf(new Date());
  const asked = await fetchAsked(root, stock, today);
  const first = await layDay(asked, answered(asked) + 1);
  sitDown(first, today);
  fetchSoon();
  await fetchRulings(first);
  const day = await layDay(asked);
  layOthers(day);
  await fetchRulings(day);
}

/** Six puzzles, the same for everybody today; and yesterday’s, with their answers. */
export function DailyIsland({ root, stock, games }: Props): VNode {
  const sat = useStore($sat);
  const daily = useStore($daily);
  const [lost, setLost] = useState(false);
  const [leafed, setLeafed] = useState<{ readonly day: Day; readonly from: number } | null>(null);

  const [deals, setDeals] = useState(false);

  const toToday = (): void => void begin(root, stock).catch(() => setLost(true));
  useInput();
  useEffect(() => {
    const undress = wearSettings(document.documentElement);
    toToday();
    const stop = watchDate((today) => dateIs(today) && toToday());
    return () => {
      stop();
      undress();
    };
  }, []);

  if (!sat || lost) {
    const now = lost ? WORDS.unreachable : WORDS.loading;
    return <Wait says={WORDS.coming} out={<Out root={root} />} now={now} />;
  }
  if (deals) return <Deals root={root} games={games} today={sat.today} onDone={() => setDeals(false)} />;
  if (leafed) {
    const kept = daily.sittings[leafed.day.date];
    const said = kept?.of === leafed.day.of ? kept.said : [];
    return <Leaf {...leafed} said={said} root={root} onDone={() => setLeafed(null)} />;
  }
  const toYesterday = (): void => {
    fetchAsked(root, stock, dayBefore(sat.today))
      .then(async (asked) => {
        const day = await layDay(asked);
        await fetchRulings(day);
        setLeafed({ day, from: 0 });
      })
      .catch(() => setLost(true));
  };
  const look = (from: number): void => setLeafed({ day: sat.day, from });
  return (
    <Today
      sat={sat}
      root={root}
      onLook={look}
      onToday={toToday}
      onYesterday={toYesterday}
      onDeals={() => setDeals(true)}
    />
  );
}
