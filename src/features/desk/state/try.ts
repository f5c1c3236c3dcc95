import type { JsonObject } from '../../../game/json.ts';
import type { GameMove } from '../../../game/play.ts';
import type { DropTarget, ItemRef } from '../../../game/zone.ts';
import {
  drop as dropIn,
  type TouchResult,
  type TouchSession,
  touch as touchIn,
} from '../../../table/session.ts';
import { $draft, $isLaying, $laidTable, $picked, $tableGame, $touched, $touchedThings } from './desk.ts';

/** Touches a thing of the table, or lets go of it; a ruling there was makes room for the next try, at once where the touches say it all. */
export function touchItem(pick: ItemRef): void {
  applyTouches(touchIn(touchSession(), pick));
}

/** Lets go of a dragged thing somewhere: the same as touching both. */
export function dropItem(thing: ItemRef, place: DropTarget): void {
  applyTouches(dropIn(touchSession(), thing, place));
}

/** What is touched on the drawn table. */
export function touchSession(): TouchSession {
  const [game, draft, laid] = [$tableGame.get(), $draft.get(), $laidTable.get()];
  const at = game && draft && laid?.ok ? { game, view: laid.value.view, seat: draft.seat } : null;
  return { at, picked: $picked.get() };
}

function applyTouches({ picked, sure }: TouchResult): void {
  const draft = $draft.get();
  $touched.set(picked);
  $touchedThings.set([]);
  $isLaying.set(false);
  if (draft?.move) $draft.set({ ...draft, move: null });
  if (sure) tryMove(sure);
}

/** Asks for the ruling on a move. */
export function tryMove(move: GameMove): void {
  const [game, draft] = [$tableGame.get(), $draft.get()];
  $isLaying.set(false);
  if (game && draft) $draft.set({ ...draft, move: game.notation.move.write(move) });
}

/** The same try with something about it said that touches can't say. */
export function setMove(move: JsonObject): void {
  const draft = $draft.get();
  if (draft) $draft.set({ ...draft, move });
}
