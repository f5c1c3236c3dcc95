import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ThinkingGame } from '../../game/game.ts';
import { fetchThinking } from '../../stores/game.ts';
import type { Practice } from '../../stores/match-record.ts';
import { watchLinks } from '../../stores/practice/links.ts';
import { restore, seated } from '../../stores/practice/save.ts';
import { watchTabs } from '../../stores/practice/tabs.ts';
import { $practice, leave, open } from '../../stores/practice.ts';
import { $settings, wearSettings } from '../../stores/settings.ts';
import { later } from '../later.tsx';
import { useInput } from '../use-input.ts';
import './play.css';
import { Setup } from './Setup.tsx';
import './setup.css';
import './shelf.css';
import { Asked, fetchSoon, hearSounds, Shelf, WayBack } from './soon.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

/** The table: fetched while one sets up. */
const Board = later(
  () => import('./Board.tsx').then((there) => there.Board),
  ({ lost }) => <p class="play-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>,
);

interface Found {
  readonly saved: Practice | null;
  /** What is wrong with the kept game, in a sentence. */
  readonly problem: string | null;
}

/** What there is to go on with on this device. */
function lookFor(game: ThinkingGame): Found {
  const kept = restore(game);
  return { saved: kept.ok ? kept.value : null, problem: kept.ok ? null : kept.fault.says };
}

/** The practice table: from setting up to the last score. */
export function PlayIsland({ id, home }: Props): VNode {
  const [game, setGame] = useState<ThinkingGame | 'lost' | null>(null);
  const [found, setFound] = useState<Found>({ saved: null, problem: null });
  const practice = useStore($practice);

  useInput();
  useEffect(() => {
    const undress = wearSettings(document.documentElement);
    const stops = [undress];
    // While one sets up; whoever comes back to their game needs it at once.
    Board.fetch().catch(() => undefined);
    void fetchSoon();
    hearSounds().then(
      (quiet) => stops.push(quiet),
      () => undefined,
    );
    const sit = (loaded: ThinkingGame): void => {
      const there = lookFor(loaded);
      setFound(there);
      setGame(loaded);
      if (there.saved && seated(id)) open(there.saved);
      stops.push(watchTabs(loaded), watchLinks(loaded));
    };
    fetchThinking(id, $settings.get().help === 'coach').then(sit, () => setGame('lost'));
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);

  if (game === null) return <p class="play-wait">{WORDS.loading}</p>;
  if (game === 'lost') return <p class="play-wait">{WORDS.unreachable}</p>;
  const again = (): void => {
    leave();
    setFound(lookFor(game));
  };
  return (
    <>
      <Asked />
      <WayBack game={game} />
      {practice ? (
        <Board practice={practice} home={home} onLeave={again} />
      ) : (
        <>
          <Setup game={game} home={home} {...found} />
          <Shelf game={game} />
        </>
      )}
    </>
  );
}
