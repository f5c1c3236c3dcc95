import type { CardPlace } from '../../../game/desk.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { GameMove } from '../../../game/play.ts';
import type { DropTarget, ItemRef } from '../../../game/zone.ts';
import { drop as dropIn, type TouchResult, type TouchSession, touch as touchIn } from '../../../table/session.ts';
import {
  $draft,
  $isLaying,
  $laidTable,
  $picked,
  $place,
  $tableGame,
  $target,
  $touched,
  $touchedThings,
  choosePlace,
} from './desk.ts';
import { placeJsonOf } from './draft.ts';
import { moveTouched } from './edit.ts';
import { $sheet, thingAt } from './sheet.ts';

const toggle = (indices: readonly number[], index: number): readonly number[] =>
  indices.includes(index) ? indices.filter((one) => one !== index) : [...indices, index];

/** Whether the game's own table has this item, so that it can be part of a try. */
function isLaidItem({ zone, item }: ItemRef): boolean {
  const laidTable = $laidTable.get();
  return (
    laidTable?.ok === true &&
    laidTable.value.zones.some(({ id, items }) => id === zone && items.some((one) => one.id === item))
  );
}

/**
 * Touches a thing of the sheet: it becomes part of the try and, while all touched things are in one place, can be
 * changed. An empty pile is filled, unless a card is to be tried on it.
 */
export function touchThing(pick: ItemRef): void {
  const draft = $draft.get();
  const thing = draft && thingAt($sheet.get(), placeJsonOf(draft), pick);
  const pickedBefore = $picked.get();
  if (thing && thing.at < 0 && pickedBefore.length === 0) {
    choosePlace(thing.place.id);
    return;
  }
  const touchedHere = $target.get()?.id === thing?.place.id ? $touchedThings.get() : [];
  // Under a ruling, while cards are laid, the table is being changed, not the try.
  const isChanging = $isLaying.get() && draft?.move !== null;
  if (isLaidItem(pick) && !isChanging) touchItem(pick);
  const isOnePlace = isChanging || $picked.get().every(({ zone }) => zone === pick.zone);
  if (!thing || thing.at < 0 || !isOnePlace) {
    $touchedThings.set([]);
    return;
  }
  $place.set(thing.place.id);
  $touchedThings.set(toggle(touchedHere, thing.at));
}

/** Chooses a place to fill. A single touched card of another place is moved there. */
export function chooseSlot(place: CardPlace): void {
  const isOtherPlace = $target.get()?.id !== place.id;
  if (isOtherPlace && $touchedThings.get().length === 1) {
    moveTouched(place);
    $touched.set([]);
  }
  choosePlace(place.id);
}

/**
 * Touches or releases a thing of the table and clears the ruling. If the touches leave one possible move, it is
 * tried at once.
 */
export function touchItem(pick: ItemRef): void {
  applyTouches(touchIn(touchSession(), pick));
}

/** Drops a dragged thing: the same as touching both. */
export function dropItem(thing: ItemRef, place: DropTarget): void {
  applyTouches(dropIn(touchSession(), thing, place));
}

/** The touches on the drawn table. */
export function touchSession(): TouchSession {
  const [game, draft, laidTable] = [$tableGame.get(), $draft.get(), $laidTable.get()];
  const tableSeat = game && draft && laidTable?.ok ? { game, view: laidTable.value.view, seat: draft.seat } : null;
  return { tableSeat, picked: $picked.get() };
}

function applyTouches({ picked, sure }: TouchResult): void {
  const draft = $draft.get();
  $touched.set(picked);
  if (draft?.move) $draft.set({ ...draft, move: null });
  if (sure) tryMove(sure);
}

/** Sets the move, which asks for its ruling, and enters what such a try implies. */
export function tryMove(move: GameMove): void {
  const [game, draft] = [$tableGame.get(), $draft.get()];
  $isLaying.set(false);
  if (!game || !draft) return;
  const moveJson = game.notation.move.write(move);
  const { position, seat, options } = draft;
  const impliedPosition = game.desk.presuppose?.(position, seat, moveJson, options) ?? position;
  $draft.set({ ...draft, position: impliedPosition, move: moveJson });
}

/** Sets a variant of the move that touches can't express. */
export function setMove(move: JsonObject): void {
  const draft = $draft.get();
  if (draft) $draft.set({ ...draft, move });
}
