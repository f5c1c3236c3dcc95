import type { VNode } from 'preact';
import { packMatch } from '../../referee/link.ts';
import type { KeyTurns } from '../review/KeyPositions.tsx';
import { type Practice, recordOf } from '../saved-games/index.ts';
import { END } from './count/words.ts';

interface Props {
  readonly practice: Practice;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  /** Opens the review of the game. */
  readonly opensReview?: boolean;
  /** What the review has found; it begins with the costliest turn. */
  readonly keyTurns?: KeyTurns;
}

/** Opens the record of a game. */
export function openRecord(practice: Practice, recordsHref: string): void {
  location.assign(`${recordsHref}#${packMatch(recordOf(practice))}`);
}

/** Address of the review of a game in its records, at a move if one is known. */
export const reviewAddress = (home: string, move?: number): string =>
  `${home}records/?review${move === undefined ? '' : `=${move}`}`;

/** Opens the record of the game. Packing it is slow, so the link is made on click. */
export function RecordLink({ practice, home, opensReview = false, keyTurns }: Props): VNode {
  const recordsHref = opensReview ? reviewAddress(home, keyTurns?.costliest?.at) : `${home}records/`;
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    openRecord(practice, recordsHref);
  };
  return (
    <a class="button" href={recordsHref} onClick={onClick}>
      {!opensReview ? END.byMoves : keyTurns?.isDone && !keyTurns.costliest ? END.reviewAll : END.review}
    </a>
  );
}
