import type { VNode } from 'preact';
import type { GameEvent } from '../../game/play.ts';
import type { Sign } from '../../game/zone.ts';
import type { Practice } from '../../stores/match-record.ts';
import { playerName } from '../../stores/names.ts';
import { lastOwn } from '../../stores/practice/undo.ts';
import { CardText } from '../card/CardText.tsx';
import { Signs } from '../hand/Signs.tsx';

/** What the others did since one’s own last turn, a sentence each; what fell or came up, one’s own too, is shown. */
export function LastWords({ practice }: { readonly practice: Practice }): VNode | null {
  const { game, steps } = practice;
  const since = lastOwn(practice) + 2;
  const signsOf = (event: GameEvent): readonly Sign[] => game.table.shown?.(event) ?? [];
  const shown = steps
    .slice(since - 1)
    .flatMap(({ events }) => events.filter((one) => signsOf(one).length > 0));
  const says = steps
    .slice(since)
    .flatMap(({ events: [first] }) =>
      first && signsOf(first).length === 0 ? [game.talk.tell(first, playerName)] : [],
    );
  if (says.length === 0 && shown.length === 0) return null;
  return (
    // New words are a new line: to the browser, nothing of the old ones has leapt.
    <p key={`${shown.length} ${says.join()}`} class="play-last">
      {shown.map((event, i) => (
        <span key={`${since}-${i.toString()}`} class="play-shown">
          <Signs signs={signsOf(event)} /> {game.talk.tell(event, playerName)}{' '}
        </span>
      ))}
      <CardText text={says.join(' ')} />
    </p>
  );
}
