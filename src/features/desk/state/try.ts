import type { JsonObject } from '../../../game/json.ts';
import type { GameMove } from '../../../game/play.ts';
import type { DropTarget, ItemRef } from '../../../game/zone.ts';
import { drop as dropIn, type TouchResult, type TouchSession, touch as touchIn } from '../../../table/session.ts';
import { $draft, $isLaying, $laidTable, $picked, $tableGame, $touched, $touchedThings } from './desk.ts';

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
  $touchedThings.set([]);
  $isLaying.set(false);
  if (draft?.move) $draft.set({ ...draft, move: null });
  if (sure) tryMove(sure);
}

/** Sets the move, which asks for its ruling. */
export function tryMove(move: GameMove): void {
  const [game, draft] = [$tableGame.get(), $draft.get()];
  $isLaying.set(false);
  if (game && draft) $draft.set({ ...draft, move: game.notation.move.write(move) });
}

/** Sets a variant of the move that touches can't express. */
export function setMove(move: JsonObject): void {
  const draft = $draft.get();
  if (draft) $draft.set({ ...draft, move });
}
