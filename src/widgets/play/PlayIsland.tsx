import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { unpackMatch } from '../../referee/link.ts';
import { fetchGame } from '../../stores/game.ts';
import { type Practice, readRecord } from '../../stores/match-record.ts';
import { $practice, leave, open, watchTabs } from '../../stores/practice.ts';
import { restore, seated } from '../../stores/save.ts';
import { wearSettings } from '../../stores/settings.ts';
import { Board } from './Board.tsx';
import './play.css';
import { Setup } from './Setup.tsx';
import './setup.css';
import { WORDS } from './words.ts';

interface Props {
  readonly id: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

interface Found {
  readonly saved: Practice | null;
  /** What is wrong with the link or the kept game, in a sentence. */
  readonly problem: string | null;
}

/** What there is to go on with: a game in the address first, else the one kept on this device. */
function lookFor(game: Game): Found & { readonly shared: Practice | null } {
  const kept = restore(game);
  const saved = kept.ok ? kept.value : null;
  const problem = kept.ok ? null : kept.fault.says;
  if (location.hash.length < 2) return { saved, problem, shared: null };
  const link = unpackMatch(location.hash);
  if (!link.ok) return { saved, problem: link.fault.says, shared: null };
  const read = readRecord(game, link.value);
  if (read.ok) return { saved, problem, shared: read.value };
  return { saved, problem: `The game in this link can’t go on: ${read.fault.says}.`, shared: null };
}

/** The practice table: from setting up to the last score. */
export function PlayIsland({ id, home }: Props): VNode {
  const [game, setGame] = useState<Game | 'lost' | null>(null);
  const [found, setFound] = useState<Found>({ saved: null, problem: null });
  const practice = useStore($practice);

  useEffect(() => {
    const undress = wearSettings(document.documentElement);
    let unwatch = (): void => undefined;
    fetchGame(id)
      .then((loaded) => {
        const { shared, ...rest } = lookFor(loaded);
        unwatch = watchTabs(loaded);
        setFound(rest);
        setGame(loaded);
        if (!shared && rest.saved && seated(id)) open(rest.saved);
        if (shared) {
          // The link has done its work: from here on the game is kept on the device.
          history.replaceState(null, '', location.pathname);
          open(shared);
        }
      })
      .catch(() => setGame('lost'));
    return () => {
      undress();
      unwatch();
    };
  }, [id]);

  if (game === null) return <p class="play-wait">{WORDS.loading}</p>;
  if (game === 'lost') return <p class="play-wait">{WORDS.unreachable}</p>;
  if (practice) {
    const again = (): void => {
      leave();
      const kept = restore(game);
      setFound({ saved: kept.ok ? kept.value : null, problem: null });
    };
    return <Board practice={practice} home={home} onLeave={again} />;
  }
  return <Setup game={game} home={home} {...found} />;
}
