import type { VNode } from 'preact';
import { packMatch } from '../../referee/link.ts';
import { type Practice, recordOf } from './match-record.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  /** It is looked at for where choices cost points. */
  readonly toReview?: boolean;
}

/** The way to the game move by move: its link takes a while to make, and is made for whoever goes there. */
export function RecordLink({ practice, home, toReview = false }: Props): VNode {
  const bare = `${home}records/${toReview ? '?review' : ''}`;
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    location.assign(`${bare}#${packMatch(recordOf(practice))}`);
  };
  return (
    <a class="button" href={bare} onClick={go}>
      {toReview ? WORDS.review : WORDS.byMoves}
    </a>
  );
}
