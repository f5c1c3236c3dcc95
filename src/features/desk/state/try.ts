import type { JsonObject } from '../../../game/json.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Proposal } from '../../../game/table.ts';
import type { ItemRef, Landing } from '../../../game/zone.ts';
import { dropped } from '../../../table/drop.ts';
import { sureMove, type Touches, touched } from '../../../table/touch.ts';
import { $draft, $held, $laid, $laying, $picked, $table, $touched } from './desk.ts';

/** Touches a thing of the table, or lets go of it; a ruling there was makes room for the next try, at once where the touches say it all. */
export function touch(pick: ItemRef): void {
  const picks = touched($table.get() ?? undefined, $picked.get(), pick);
  take({ picks, sure: sureMove(propose(picks)) });
}

/** Lets go of a dragged thing somewhere: the same as touching both. */
export function drop(thing: ItemRef, place: Landing): void {
  const game = $table.get();
  if (game) take(dropped(game, propose, $picked.get(), thing, place));
}

export function propose(picks: readonly ItemRef[]): readonly Proposal<GameMove>[] {
  const [game, draft, laid] = [$table.get(), $draft.get(), $laid.get()];
  return game && draft && laid?.ok ? game.table.propose(laid.value.view, draft.seat, picks) : [];
}

function take({ picks, sure }: Touches): void {
  const draft = $draft.get();
  $touched.set(picks);
  $held.set([]);
  $laying.set(false);
  if (draft?.move) $draft.set({ ...draft, move: null });
  if (sure) tryMove(sure);
}

/** Asks for the ruling on a move. */
export function tryMove(move: GameMove): void {
  const [game, draft] = [$table.get(), $draft.get()];
  $laying.set(false);
  if (game && draft) $draft.set({ ...draft, move: game.wire.move.write(move) });
}

/** The same try with something about it said that touches can't say. */
export function sayOfMove(move: JsonObject): void {
  const draft = $draft.get();
  if (draft) $draft.set({ ...draft, move });
}
