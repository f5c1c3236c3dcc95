import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import { choosePlace } from './state/desk.ts';

interface PlaceChipProps {
  /** Id of the place to choose. */
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly isChosen: boolean;
  readonly hasFault?: boolean;
  readonly onChoose: () => void;
}

/** A button that chooses a place, with the place's value. */
export function PlaceChip({ id, label, note, isChosen, hasFault = false, onChoose }: PlaceChipProps): VNode {
  return (
    <button
      type="button"
      class={`chip${hasFault ? ' is-wrong' : ''}`}
      data-place={id}
      aria-pressed={isChosen}
      onClick={() => {
        choosePlace(id);
        onChoose();
      }}
    >
      <span>{label}</span>{' '}
      {note !== '' && (
        <small>
          <CardText text={note} />
        </small>
      )}
    </button>
  );
}
