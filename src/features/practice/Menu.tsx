import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Practice } from './match-record.ts';
import { eyesOf } from './people.ts';
import { $covered, askHint, say, stateOf, undo } from './practice.ts';
import { More } from './soon.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
  /** Whether the log lies open, where there is no room beside the table. */
  readonly log: boolean;
  readonly onLog: () => void;
}

/** In the head of the page: what one does beside playing. The rarer half is a touch away. */
export function Menu({ practice, home, onLeave, log, onLog }: Props): VNode {
  const more = useRef<HTMLDialogElement>(null);
  // Whoever is quicker than what there is more gets it when it comes.
  const [wanted, setWanted] = useState(false);
  const openMore = (): void => {
    if (more.current) {
      more.current.showModal();
      return;
    }
    setWanted(true);
    More.fetch().catch(() => say(WORDS.besideLost));
  };
  // While the device is on its way nobody plays, and whose log it is nobody knows.
  const isCovered = useStore($covered) !== null;
  const mine = !isCovered && practice.game.play.turn(stateOf(practice)) === eyesOf(practice);
  return (
    <div class="menu">
      <button type="button" class="menu-one" onClick={undo} aria-disabled={isCovered}>
        {WORDS.undo}
      </button>
      <button type="button" class="menu-one" onClick={askHint} aria-disabled={!mine}>
        {WORDS.hint}
      </button>
      <button
        type="button"
        class="menu-one menu-log"
        aria-expanded={log && !isCovered}
        aria-disabled={isCovered}
        onClick={isCovered ? undefined : onLog}
      >
        {WORDS.logShort}
      </button>
      <button type="button" class="menu-one" onClick={openMore}>
        <span aria-hidden="true">⋯</span>
        <span class="unseen">{WORDS.more}</span>
      </button>
      <More dialog={more} wanted={wanted} practice={practice} home={home} onLeave={onLeave} />
    </div>
  );
}
