import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Citation } from '../../referee/cite.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { useInput } from '../../ui/use-input.ts';
import { LinkTargetAnchor } from '../share/LinkTargetAnchor.tsx';
import { Setup } from './lazy-views.tsx';
import { SheetView } from './SheetView.tsx';
import { $linkedSheets, $linkFault, answerLink, watchLinks } from './state/link.ts';
import { $box, $game, $sheet, $standing, hasStoredSheets, openPad } from './state/pad.ts';
import { computeStanding, type PadGame } from './state/standing.ts';
import { WORDS } from './words.ts';
import './pad.css';
import './entry.css';

/**
 * Keeps the screen awake while the page is visible. Browsers release the lock when the page is hidden, so it is
 * requested again. Without support nothing happens.
 * @returns releases the lock
 */
function keepAwake(): () => void {
  let wakeLock: WakeLockSentinel | null = null;
  let hasEnded = false;
  async function ask(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (hasEnded) void lock?.release();
    else wakeLock = lock;
  }
  const handleVisibility = (): void => void ask();
  document.addEventListener('visibilitychange', handleVisibility);
  void ask();
  return () => {
    hasEnded = true;
    document.removeEventListener('visibilitychange', handleVisibility);
    void wakeLock?.release();
  };
}

/** Sheets from a link: stored only after confirmation. */
function LinkedSheets({ game }: { readonly game: PadGame }): VNode | null {
  const linkedSheets = useStore($linkedSheets);
  const linkFault = useStore($linkFault);
  if (linkFault !== '') {
    return (
      <Announced as="div" class="pad-came">
        <p>
          {linkFault} {WORDS.ownPadUnchanged} <LinkTargetAnchor />
        </p>
        <button type="button" class="chip" onClick={() => answerLink(false)}>
          {WORDS.dismiss}
        </button>
      </Announced>
    );
  }
  if (linkedSheets.length === 0) return null;
  return (
    <Announced as="div" class="pad-came">
      <p>{WORDS.linkHasSheet}</p>
      {linkedSheets.map((sheet) => {
        const { sides, totals, rounds } = computeStanding(game, sheet);
        const score = sides.map((name, side) => `${name} ${totals[side]}`).join(', ');
        return (
          <p key={score}>
            {score}
            {WORDS.after(game.pad.roundNoun, rounds.length)}
          </p>
        );
      })}
      <button type="button" class="chip" onClick={() => answerLink(true)}>
        {WORDS.addLinkedSheet}
      </button>{' '}
      <button type="button" class="chip" onClick={() => answerLink(false)}>
        {WORDS.declineLinkedSheet}
      </button>
    </Announced>
  );
}

interface Props {
  readonly id: string;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  /** The rule for a player who has to leave. */
  readonly leaves: Citation;
}

/** The score pad for a real table. */
export function PadIsland({ id, home, leaves }: Props): VNode {
  useInput();
  const box = useStore($box);
  const game = useStore($game);
  const sheet = useStore($sheet);
  const standing = useStore($standing);
  const [isLost, setIsLost] = useState(false);
  const [isNewTable, setIsNewTable] = useState(false);
  useEffect(() => {
    // Needed at once, unless there are sheets.
    if (!hasStoredSheets(id)) Setup.fetch().catch(() => undefined);
    openPad(id).catch(() => setIsLost(true));
    return keepAwake();
  }, [id]);
  useEffect(() => (box ? watchLinks(box) : undefined), [box]);
  if (!box || isLost) return <p class="setup-sentence">{isLost ? WORDS.unreachable : WORDS.loading}</p>;
  const showsSetup = isNewTable || !game || !sheet || !standing;
  return (
    <>
      {game && <LinkedSheets game={game} />}
      {showsSetup ? (
        <Setup game={box} onLeave={sheet ? () => setIsNewTable(false) : null} onBegin={() => setIsNewTable(false)} />
      ) : (
        <SheetView {...{ game, sheet, standing, home, leaves }} onNew={() => setIsNewTable(true)} />
      )}
    </>
  );
}
