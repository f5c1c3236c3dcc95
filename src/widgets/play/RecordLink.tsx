import type { VNode } from 'preact';
import { type Practice, recordOf } from '../../stores/match-record.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
}

/** The way to the game move by move. Where nothing packs it, one comes to the page it can be opened from. */
export function RecordLink({ practice, home }: Props): VNode {
  const bare = `${home}records/`;
  const go = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const packing = await import('../../referee/link.ts').catch(() => null);
    location.assign(packing ? `${bare}#${packing.packMatch(recordOf(practice))}` : bare);
  };
  return (
    <a class="button" href={bare} onClick={go}>
      {WORDS.byMoves}
    </a>
  );
}
