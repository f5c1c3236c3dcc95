import type { VNode } from 'preact';
import { count } from '../../cards/words.ts';
import type { CardPlace } from '../../game/desk.ts';
import { sayOf } from '../../stores/desk-edit.ts';
import { unseenCount, unseenIn, withUnseen } from '../../stores/desk-things.ts';
import { UnseenStepper } from './UnseenStepper.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly place: CardPlace;
  readonly said: readonly string[] | undefined;
  readonly chosen: boolean;
  /** All that is shown of the place is its name and how many cards lie there. */
  readonly brief: boolean;
  /** The game knows how many lie there. */
  readonly fixed: boolean;
  readonly onChoose: () => void;
  readonly onWipe: () => void;
}

/** A place's name, which chooses it, its unseen cards, and a button to say nothing of it. */
export function PlaceHead({ place, said, chosen, brief, fixed, onChoose, onWipe }: Props): VNode {
  const things = said ?? [];
  const cards = things.filter((text) => unseenIn(text) === 0).length + unseenCount(things);
  return (
    <div class="place-head">
      <button type="button" class="place-name" aria-pressed={chosen} onClick={onChoose}>
        {place.label}
        {brief && <small> {count(cards, 'card')}</small>}
      </button>
      {chosen && place.unseen && (said !== undefined || !fixed) && (
        <UnseenStepper
          label={place.label}
          unseen={unseenCount(said ?? place.usual ?? [])}
          fixed={fixed}
          onSet={(n) => sayOf(place, withUnseen(things, place.kind, n))}
        />
      )}
      {said !== undefined && (
        <button type="button" class="place-wipe" aria-label={WORDS.wipe(place.label)} onClick={onWipe}>
          ×
        </button>
      )}
    </div>
  );
}
