import type { VNode } from 'preact';
import type { Practice } from '../../stores/match-record.ts';
import { playerName } from '../../stores/names.ts';
import { lastOwn } from '../../stores/undo.ts';
import { CardText } from '../card/CardText.tsx';
import { Dice } from '../hand/Dice.tsx';

/** What the others did since one’s own last turn, a sentence each; dice, one’s own too, are shown as they fell. */
export function LastWords({ practice }: { readonly practice: Practice }): VNode | null {
  const { game, steps } = practice;
  const since = lastOwn(practice) + 2;
  const thrown = steps.slice(since - 1).flatMap(({ events }) => events.filter(({ dice }) => dice));
  const says = steps
    .slice(since)
    .flatMap(({ events: [first] }) => (first && !first.dice ? [game.tell(first, playerName)] : []));
  if (says.length === 0 && thrown.length === 0) return null;
  return (
    <span class="play-last">
      {thrown.map((event, i) => (
        <span key={`${since}-${i.toString()}`} class="play-dice">
          <Dice dice={event.dice ?? []} /> {game.tell(event, playerName)}{' '}
        </span>
      ))}
      <CardText text={says.join(' ')} />{' '}
    </span>
  );
}
