import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import type { Zone } from '../../game/zone.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { later } from '../../ui/later.tsx';
import { lastOf, pileOpen } from './looking.ts';
import type { Practice } from './match-record.ts';
import type { Look } from './Opened.tsx';
import { say } from './practice.ts';

/** Fetched when somebody first wants to look: nobody needs it to play. */
const Opened = later(
  () => import('./Opened.tsx').then((there) => there.Opened),
  () => null,
);

/** What one may look at again, and what is looked at now. */
interface Looking {
  /** Shows the last trick or take; null in games that have none to show. */
  readonly beside: VNode | null;
  readonly opened: VNode | null;
  /** Opens a pile, or says why nobody may. */
  readonly onOpen: (zone: Zone) => void;
}

/** Piles that open at a touch, and the last trick or take again. */
export function useLook(practice: Practice, looks: (card: Card) => CardLook): Looking {
  const [look, setLook] = useState<Look | null>(null);
  const { last } = practice.game.table;
  const again = last ? lastOf(practice) : null;
  return {
    beside: last ? (
      // There from the start: nothing is pushed when there is something to show.
      <button
        type="button"
        class="chip sheet-last"
        aria-haspopup="dialog"
        aria-disabled={!again}
        onClick={() => setLook(again)}
      >
        {last.label}
      </button>
    ) : null,
    opened: look && <Opened look={look} looks={looks} onShut={() => setLook(null)} />,
    onOpen: (zone) => (zone.look === true ? setLook(pileOpen(zone)) : say(zone.look ?? '')),
  };
}
