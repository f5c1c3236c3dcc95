import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { applySettings } from '../../table/settings.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useInput } from '../../ui/use-input.ts';
import { createMiniDeals } from './deals.ts';
import { $minis, takeNextDeal } from './mini-store.ts';
import type { DealtMini, Mini } from './table.ts';
import './mini.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Stars } from './Stars.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: string;
  readonly aim: string;
  readonly seeds: readonly number[];
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  readonly onward: string;
}

const fetchTable = () => import('./table-chunk.ts');

/** Preloaded while the player reads the introduction. */
const Board = lazyComponent(
  () => fetchTable().then((module) => module.MiniBoard),
  ({ failed }) => <p class="play-wait">{failed ? WORDS.lost : WORDS.loading}</p>,
);

/** A few turns with an aim, dealt anew each time. */
export function MiniIsland({ game, aim, seeds, home, onward }: Props): VNode {
  const id = `${game}/${aim}`;
  const minis = useStore($minis);
  const [mini, setMini] = useState<Mini | null>(null);
  const [dealtMini, setDealtMini] = useState<DealtMini | null>(null);
  const [state, setState] = useState<'ready' | 'dealing' | 'lost'>('ready');
  const deals = useMemo(() => createMiniDeals(aim, seeds, onward, home), [aim, seeds, onward, home]);
  useInput();
  useEffect(() => {
    fetchTable()
      .then((table) => table.fetchMini(game, aim))
      .then(setMini, () => undefined);
    Board.fetch().catch(() => undefined);
    return applySettings(document.documentElement);
  }, [game, aim]);
  const deal = async (seed = takeNextDeal(id, seeds)): Promise<void> => {
    setState('dealing');
    try {
      const table = await fetchTable();
      const loadedMini = mini ?? (await table.fetchMini(game, aim));
      setMini(loadedMini);
      setDealtMini(await table.dealMini(loadedMini, seed));
      setState('ready');
    } catch {
      setState('lost');
    }
  };
  if (dealtMini) return <Board dealtMini={dealtMini} deals={deals} home={home} onDeal={(seed) => void deal(seed)} />;
  return (
    <div class="mini-front">
      <p>
        {WORDS.best(minis.stars[id] ?? 0)} <Stars stars={minis.stars[id] ?? 0} />
      </p>
      <Announced>{state === 'lost' && WORDS.lost}</Announced>
      <button
        type="button"
        class="button primary"
        aria-disabled={state === 'dealing'}
        onClick={() => state !== 'dealing' && void deal()}
      >
        {state === 'dealing' ? WORDS.dealing : WORDS.deal}
      </button>
    </div>
  );
}
