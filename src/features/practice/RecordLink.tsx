import type { VNode } from 'preact';
import { type Practice, recordOf } from './match-record.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  /** It is looked at for where choices cost points. */
  readonly toReview?: boolean;
}

/** The way to the game move by move. Where nothing packs it, one comes to the page it can be opened from. */
export function RecordLink({ practice, home, toReview = false }: Props): VNode {
  const bare = `${home}records/${toReview ? '?review' : ''}`;
  const go = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const packing = await import('../../referee/link.ts').catch(() => null);
    location.assign(packing ? `${bare}#${packing.packMatch(recordOf(practice))}` : bare);
  };
  return (
    <a class="button" href={bare} onClick={go}>
      {toReview ? WORDS.review : WORDS.byMoves}
    </a>
  );
}
