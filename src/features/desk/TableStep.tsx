import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Fault } from '../../game/fault.ts';
import type { Zone, ZoneItem } from '../../game/zone.ts';
import { Table } from '../../table/Table.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { faultAt } from './FaultText.tsx';
import { $picked, $places, choosePlace } from './state/desk.ts';
import type { DeskDraft } from './state/draft.ts';
import { clearField } from './state/edit.ts';
import type { LaidTable } from './state/laid-table.ts';
import { $answer } from './state/ruling.ts';
import { drawnZones } from './state/things.ts';
import { dropItem, touchItem } from './state/try.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly draft: DeskDraft;
  readonly laidTable: LaidTable | null;
  readonly looks: (card: Card) => CardLook;
  readonly fault: Fault | null;
}

/** Only the top card of a pile must be seen. */
const isSeen = (_zone: Zone, item: ZoneItem): boolean => item.cards.at(-1) !== UNKNOWN;
const isTouchable = (zone: Zone, item: ZoneItem): boolean => zone.kind !== 'held' && isSeen(zone, item);

/** The drawn table to touch; if it can't be drawn, the fault and a way to its place. */
export function TableStep({ draft, laidTable, looks, fault }: Props): VNode {
  const places = useStore($places);
  const answer = useStore($answer);
  const pickedItems = useStore($picked);
  const deskAnswer = answer?.ok ? answer.value : null;
  if (fault || !laidTable) {
    const faultyPlace = places.find((place) => faultAt(place, fault));
    return (
      <div class="step-wait is-wrong">
        <p>{WORDS.wrong}</p>
        <Announced class="step-fault">{fault?.says}</Announced>
        {faultyPlace ? (
          <button type="button" class="chip" onClick={() => choosePlace(faultyPlace.id)}>
            {WORDS.mend(faultyPlace.label)}
          </button>
        ) : (
          fault && (
            <button type="button" class="chip" onClick={() => clearField(fault.path)}>
              {WORDS.withoutIt}
            </button>
          )
        )}
      </div>
    );
  }
  return (
    <div class="try-table">
      <Table
        zones={drawnZones(laidTable.zones, places, draft)}
        looks={looks}
        picked={pickedItems}
        marked={deskAnswer?.marks}
        hinted={deskAnswer?.fits}
        onPick={touchItem}
        onDrop={dropItem}
        pickable={isTouchable}
      />
    </div>
  );
}
