import type { VNode } from 'preact';
import type { Practice } from '../../stores/match-record.ts';
import { HUMAN, playerName } from '../../stores/names.ts';
import { CardText } from '../card/CardText.tsx';

/** What the others did since one's own last turn, a sentence each. */
export function LastWords({ practice }: { readonly practice: Practice }): VNode | null {
  const { game, match, steps } = practice;
  const since = match.turns.findLastIndex(({ seat }) => seat === HUMAN) + 2;
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
