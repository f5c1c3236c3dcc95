import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import type { Zone } from '../../game/zone.ts';
import type { TableProps } from '../../table/table-props.ts';
import { useTable } from '../../table/use-table.ts';
import { ZoneView } from '../../table/ZoneView.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { WORDS } from './words.ts';
import './cards-dialog.css';

/** Zones to look at, outside a table: all their cards are visible, with the initial of the player who laid them. */
function StaticZones({ zones, looks }: Pick<TableProps, 'zones' | 'looks'>): VNode {
  const root = useRef<HTMLDivElement>(null);
  const { zoneProps } = useTable({ zones, looks }, root);
  const spread = (zone: Zone): Zone => ({ ...zone, kind: 'row' });
  return (
    <div ref={root} class="table-sheet">
      {zones.map((zone) => (
        <ZoneView key={zone.id} zone={spread(zone)} tab={undefined} isRound {...zoneProps} />
      ))}
    </div>
  );
}

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
