import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { propose } from '../../table/session.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { $touched, press, type Sat, seatIn, sitAgain, takeBack } from './ending.ts';
import { WORDS } from './words.ts';

/** While it is played: the moves of the game, and the way back. */
export function Acts({ sat: { played } }: { readonly sat: Sat }): VNode {
  const picked = useStore($touched);
  const at = seatIn(played);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-acts buttons" role="group" aria-label={WORDS.actions}>
      <Actions
        labels={played.game.table.actions(at.view, at.seat)}
        proposals={propose({ at, picked })}
        ready={picked.length > 0}
        onAct={press}
        Text={CardText}
      />
      {played.before && (
        <button type="button" class="button quiet" onClick={takeBack}>
          {WORDS.takeBack}
        </button>
      )}
    </div>
  );
}

/** Once it is over: once more, from the other side, the next one. */
export function Ways({ sat, onNext }: { readonly sat: Sat; readonly onNext: () => void }): VNode {
  const { side } = sat.played;
  return (
    <div class="focus-ways exercise-says">
      <button type="button" class="button quiet" onClick={() => sitAgain(side)}>
        {WORDS.again}
      </button>
      <button type="button" class="button" onClick={() => sitAgain(1 - side)}>
        {WORDS.other}
      </button>
      <button type="button" class="button primary" data-go onClick={onNext}>
        {WORDS.next}
      </button>
    </div>
  );
}
