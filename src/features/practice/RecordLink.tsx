import type { VNode } from 'preact';
import { packMatch } from '../../referee/link.ts';
import { type Practice, recordOf } from '../saved-games/index.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  /** Opens the review of the game. */
  readonly opensReview?: boolean;
}

/** Opens the record of the game. Packing it is slow, so the link is made on click. */
export function RecordLink({ practice, home, opensReview = false }: Props): VNode {
  const recordsHref = `${home}records/${opensReview ? '?review' : ''}`;
  const openRecord = (event: MouseEvent): void => {
    event.preventDefault();
    location.assign(`${recordsHref}#${packMatch(recordOf(practice))}`);
  };
  return (
    <a class="button" href={recordsHref} onClick={openRecord}>
      {opensReview ? WORDS.review : WORDS.byMoves}
    </a>
  );
}
