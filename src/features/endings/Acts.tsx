import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { eyesAt, viewAt } from '../../scenarios/ending/played.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { $touched, play, proposals, type Sat, sitAgain, takeBack } from './ending.ts';
import { WORDS } from './words.ts';

/** While it is played: the moves of the game, and the way back. */
export function Acts({ sat: { played } }: { readonly sat: Sat }): VNode {
  const touched = useStore($touched);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-acts buttons" role="group" aria-label={WORDS.actions}>
      <Actions
        labels={played.game.table.actions(viewAt(played), eyesAt(played))}
        proposals={proposals(played, touched)}
        ready={touched.length > 0}
        onAct={(label, way) => {
          // As it is touched now: fast fingers are ahead of what is drawn.
          const now = proposals(played, $touched.get());
          const move = now.filter((one) => one.label === label)[way]?.move;
          if (move) void play(move);
        }}
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
    <div class="focus-ways drill-says">
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
