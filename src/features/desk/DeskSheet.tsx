import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Card } from '../../cards/card.ts';
import type { Fault } from '../../game/fault.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import { Table } from '../../table/Table.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { faultAt } from './FaultText.tsx';
import { $picked, $target, $touchedThings } from './state/desk.ts';
import { type DeskDraft, placeJsonOf } from './state/draft.ts';
import { $answer } from './state/ruling.ts';
import { $sheet, type SheetZone, thingAt } from './state/sheet.ts';
import { isFull } from './state/things.ts';
import { chooseSlot, dropItem, touchThing } from './state/try.ts';
import './desk-sheet.css';
import { WORDS } from './words.ts';

interface Props {
  readonly draft: DeskDraft;
  readonly looks: (card: Card) => CardLook;
  readonly fault: Fault | null;
}

/** Items that a fault names, or that are touched but unknown to the game's own table. */
function itemsWhere(
  zones: readonly SheetZone[],
  isMeant: (place: SheetZone['places'][number], at: number) => boolean,
  { draft }: Props,
): readonly ItemRef[] {
  const json = placeJsonOf(draft);
  return zones.flatMap(({ zone }) =>
    zone.items.flatMap(({ id }) => {
      const ref = { zone: zone.id, item: id };
      const thing = thingAt(zones, json, ref);
      return thing && isMeant(thing.place, thing.at) ? [ref] : [];
    }),
  );
}

/** The laid table: each place with its cards and a slot for more. It is drawn even while it is wrong. */
export function DeskSheet(props: Props): VNode | null {
  const { draft, looks, fault } = props;
  const target = useStore($target);
  const answer = useStore($answer);
  const pickedItems = useStore($picked);
  const touchedThings = useStore($touchedThings);
  const deskAnswer = answer?.ok ? answer.value : null;
  const json = placeJsonOf(draft);
  const zones = useStore($sheet);
  const wrongItems = itemsWhere(zones, (place, at) => faultAt(place, fault)?.at === at, props);
  const touchedItems = itemsWhere(
    zones,
    (place, at) => place === target && (at < 0 ? place.among !== undefined : touchedThings.includes(at)),
    props,
  );
  const slotOf = ({ id }: Zone): VNode | null => {
    const sheetZone = zones.find(({ zone }) => zone.id === id);
    const [place, ...otherPiles] = sheetZone?.places ?? [];
    if (!place || otherPiles.length > 0 || isFull(place, json)) return null;
    // Of some piles only the top card is said: it is touched and replaced.
    if (place.topOnly && sheetZone?.zone.items.length) return null;
    return (
      <button
        type="button"
        class="slot"
        data-slot={place.id}
        aria-label={WORDS.layHere(place.label)}
        aria-pressed={target === place}
        onClick={() => chooseSlot(place)}
      >
        +
      </button>
    );
  };
  const notes = Object.fromEntries(
    zones.filter(({ unseen }) => unseen > 0).map(({ zone, unseen }) => [zone.id, WORDS.unseenCards(unseen)]),
  );
  if (zones.length === 0) return null;
  return (
    <div class="try-table">
      <Table
        zones={zones.map(({ zone }) => zone)}
        looks={looks}
        picked={[...pickedItems, ...touchedItems]}
        marked={[...(deskAnswer?.marks ?? []), ...wrongItems]}
        hinted={deskAnswer?.fits}
        onPick={touchThing}
        onDrop={dropItem}
        pickable={() => true}
        slotOf={slotOf}
        labels={{ notes }}
      />
    </div>
  );
}
