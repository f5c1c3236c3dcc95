import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import type { Zone } from '../../game/zone.ts';
import { StaticZones } from '../../table/StaticZones.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import './cards-dialog.css';
import { WORDS } from './words.ts';

/** A pile, or the last trick or take. */
export interface CardsToShow {
  readonly title: string;
  readonly says: string;
  readonly zones: readonly Zone[];
}

interface Props {
  readonly shownCards: CardsToShow;
  readonly looks: (card: Card) => CardLook;
  readonly onShut: () => void;
}

/** Shows cards in a dialog. Escape, the button or a touch outside closes it. */
export function CardsDialog({ shownCards, looks, onShut }: Props): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { title, says, zones } = shownCards;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      ref={dialog}
      class="dialog sheet opened"
      aria-labelledby="opened-title"
      onClose={onShut}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div class="opened-inside">
        <h2 id="opened-title">{title}</h2>
        {says !== '' && (
          <p>
            <CardText text={says} />
          </p>
        )}
        <StaticZones zones={zones} looks={looks} />
        <form method="dialog">
          <button type="submit" class="button primary">
            {WORDS.back}
          </button>
        </form>
      </div>
    </dialog>
  );
}
