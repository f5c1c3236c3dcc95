import { computed } from 'nanostores';
import type { CardPlace, DeskPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import { handZone } from '../../../game/hand-zones.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { $draft, $game, $laidTable, $places, $target } from './desk.ts';
import { MOVE_QUESTION, placeJsonOf } from './draft.ts';
import { countUnseen, isAsked, isCardPlace, unseenInEntry } from './things.ts';

/** A zone of the sheet, with the place that each of its items belongs to. */
export interface SheetZone {
  readonly zone: Zone;
  /** One place, or a place per pile. */
  readonly places: readonly CardPlace[];
  readonly unseen: number;
}

/** An item of the sheet as a thing in its place. */
export interface SheetThing {
  readonly place: CardPlace;
  /** Index among the things of the place; the top one of a pile, -1 if it is empty. */
  readonly at: number;
}

interface SheetSource {
  readonly game: DeskGame;
  readonly places: readonly DeskPlace[];
  readonly json: JsonObject;
  /** Seat whose hand lies at the bottom. */
  readonly seat: number;
  /** The place being filled: shown even if it is rare. */
  readonly targetId: string | undefined;
  /** Zones of the table as the game sees it; empty while it can't be laid. */
  readonly laidZones: readonly Zone[];
}

/** Piles of a group are items of one zone: `centre-2` is item `2` of `centre`. */
function zoneIdOf({ id, among }: CardPlace): string {
  return among === undefined ? id : id.slice(0, id.lastIndexOf('-'));
}

/** The places that are drawn: common ones, and rare ones that hold something or are being filled. */
export function drawnPlaces({
  places,
  json,
  targetId,
}: Pick<SheetSource, 'places' | 'json' | 'targetId'>): readonly CardPlace[] {
  const cardPlaces = places.filter(isCardPlace);
  const targetZone = cardPlaces.filter(({ id }) => id === targetId).map(zoneIdOf)[0];
  const hasSeenCards = (place: CardPlace): boolean =>
    (place.read(json) ?? []).some((entry) => unseenInEntry(entry) === 0);
  const heldZones = new Set(cardPlaces.filter(hasSeenCards).map(zoneIdOf));
  return cardPlaces.filter((place) => {
    const zoneId = zoneIdOf(place);
    return isAsked(place, json) && (!place.rare || heldZones.has(zoneId) || zoneId === targetZone);
  });
}

/** The seen things of a place as items, with the ids of the same cards in the game's own zone. */
function thingItems({ game, json }: SheetSource, place: CardPlace, laid: Zone | undefined): readonly ZoneItem[] {
  const freeItems = [...(laid?.items ?? [])];
  return (place.read(json) ?? []).flatMap((text, at) => {
    if (unseenInEntry(text) > 0) return [];
    const { cards = [], worth } = game.desk.thing(text) ?? {};
    const found = freeItems.findIndex((item) => item.cards.join() === cards.join());
    const [laidItem] = found < 0 ? [] : freeItems.splice(found, 1);
    return [laidItem ?? { id: `thing-${at}`, cards, ...(worth === undefined ? {} : { worth }) }];
  });
}

/** A pile as one item; undefined if nothing is known of it. */
function pileItem(source: SheetSource, place: CardPlace, laidItem: ZoneItem | undefined, id: string): ZoneItem {
  const cards = thingItems(source, place, undefined).flatMap((item) => item.cards);
  return laidItem && laidItem.cards.at(-1) === cards.at(-1) ? laidItem : { id, cards };
}

function toSheetZone(source: SheetSource, id: string, places: readonly CardPlace[]): SheetZone {
  const [place] = places as [CardPlace];
  const laid = source.laidZones.find((zone) => zone.id === id);
  const isOwnHand = id === handZone(source.seat);
  const items =
    place.among !== undefined
      ? places.map((pile) => {
          const itemId = pile.id.slice(id.length + 1);
          return pileItem(
            source,
            pile,
            laid?.items.find((item) => item.id === itemId),
            itemId,
          );
        })
      : place.kind === 'pile'
        ? [pileItem(source, place, laid?.items.at(-1), 'top')].filter(({ cards }) => cards.length > 0)
        : thingItems(source, place, laid);
  const kind = isOwnHand ? 'hand' : place.kind === 'pile' ? (laid?.kind === 'columns' ? 'columns' : 'piles') : 'row';
  return {
    zone: { id, label: place.among ?? place.label, seat: isOwnHand ? source.seat : null, kind, items },
    places,
    unseen: place.among === undefined && !place.topOnly ? countUnseen(place.read(source.json) ?? []) : 0,
  };
}

/** The places of cards as zones: rare ones first, the own hand last, the others in the order of the places. */
function sheetZones(source: SheetSource): readonly SheetZone[] {
  const groups = Map.groupBy(drawnPlaces(source), zoneIdOf);
  const ownHand = handZone(source.seat);
  const rankOf = ([id, [place]]: [string, CardPlace[]]): number => (id === ownHand ? 2 : place?.rare ? 0 : 1);
  return [...groups].toSorted((a, b) => rankOf(a) - rankOf(b)).map(([id, places]) => toSheetZone(source, id, places));
}

/** The thing that an item of the sheet stands for; null if the sheet has no such item. */
export function thingAt(zones: readonly SheetZone[], json: JsonObject, { zone, item }: ItemRef): SheetThing | null {
  const sheetZone = zones.find((one) => one.zone.id === zone);
  const index = sheetZone?.zone.items.findIndex(({ id }) => id === item) ?? -1;
  if (!sheetZone || index < 0) return null;
  const [firstPlace] = sheetZone.places as [CardPlace];
  const place = sheetZone.places.length > 1 ? (sheetZone.places[index] as CardPlace) : firstPlace;
  const things = place.read(json) ?? [];
  if (place.kind === 'pile') return { place, at: things.length - 1 };
  const seenIndices = things.flatMap((text, at) => (unseenInEntry(text) > 0 ? [] : [at]));
  return { place, at: seenIndices[index] ?? -1 };
}

/** The sheet of the draft; empty until the desk is open. */
export const $sheet = computed(
  [$game, $draft, $places, $target, $laidTable],
  (game, draft, places, target, laidTable): readonly SheetZone[] => {
    if (!game || !draft) return [];
    const isLaid = draft.question === MOVE_QUESTION && laidTable?.ok;
    return sheetZones({
      game,
      places,
      json: placeJsonOf(draft),
      seat: draft.seat,
      targetId: target?.id,
      laidZones: isLaid ? laidTable.value.zones : [],
    });
  },
);
