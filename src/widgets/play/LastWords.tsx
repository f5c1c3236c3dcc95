import type { VNode } from 'preact';
import type { Practice } from '../../stores/match-record.ts';
import { playerName } from '../../stores/names.ts';
import { lastOwn } from '../../stores/undo.ts';
import { CardText } from '../card/CardText.tsx';

/** What the others did since one's own last turn, a sentence each. */
export function LastWords({ practice }: { readonly practice: Practice }): VNode | null {
  const { game, steps } = practice;
  const since = lastOwn(practice) + 2;
  const says = steps
    .slice(since)
    .flatMap(({ events: [first] }) => (first ? [game.tell(first, playerName)] : []));
  if (says.length === 0) return null;
  return (
    <span class="play-last">
      <CardText text={says.join(' ')} />{' '}
    </span>
  );
}
