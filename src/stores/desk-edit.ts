import type { Card } from '../cards/card.ts';
import { sentence } from '../cards/words.ts';
import type { CardPlace, DeskPlace } from '../game/desk.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove } from '../game/play.ts';
import type { Proposal } from '../game/table.ts';
import type { ItemRef, Landing } from '../game/zone.ts';
import {
  $draft,
  $game,
  $laid,
  $picked,
  $place,
  $places,
  $problem,
  $said,
  $target,
  $touched,
} from './desk.ts';
import { type Draft, saidIn, say, withSaid } from './desk-draft.ts';
import { isAsked, isCards, lyingCards, putDown, unseenIn, without } from './desk-things.ts';
import { dropped } from './drop.ts';
import { sureMove, type Touches, touched } from './touch.ts';

/** Changes what was said of the position or the piles. The move stays: it is ruled anew. */
export function edit(change: (json: JsonObject) => JsonObject): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  $problem.set(null);
  $draft.set(withSaid(game, draft, change(saidIn(draft))));
}

export function sayOf(place: DeskPlace, said: unknown): void {
  edit((json) => say(place, json, said));
}

/**
 * Puts a card down in the chosen place. One that lies there already is taken away again; the last copy that
 * lies elsewhere comes over.
 */
export function tapCard(card: Card): void {
  const [game, place, draft] = [$game.get(), $target.get(), $draft.get()];
  if (!game || !place || !draft) return;
  const lying = lyingCards(game.desk, $places.get(), saidIn(draft)).get(card) ?? [];
  const here = lying.findLast((one) => one.place.id === place.id);
  const free = game.pack.copies(card) > lying.length;
  const text = game.pack.code(card);
  const spoken = sentence(game.pack.spoken(card));
  if (here && (!free || game.pack.copies(card) === 1)) {
    edit((json) => without(place, json, [here.at]));
    $said.set(`${spoken}: taken away.`);
    return;
  }
  const from = free ? undefined : lying.findLast((one) => one.place.id !== place.id);
  edit((json) => {
    const left = from ? without(from.place, json, [from.at]) : json;
    return place.write(left, putDown(place, left, [text]));
  });
  goOnFrom(place);
  $said.set(`${spoken}: ${place.label}.`);
}

/** A place that is full makes room for the next one that nothing was said of. */
function goOnFrom(place: CardPlace): void {
  const things = place.read(saidIn($draft.get() as Draft)) ?? [];
  const seen = things.filter((text) => unseenIn(text) === 0).length;
  if (place.most !== undefined && seen >= place.most) goToNext();
}

function goToNext(): void {
  const json = saidIn($draft.get() as Draft);
  const next = $places
    .get()
    .find((one) => isCards(one) && !one.rare && isAsked(one, json) && one.read(json) === undefined);
  if (next) $place.set(next.id);
}

/** Nothing lies there but what was put down. */
export function thatIsAll(place: CardPlace): void {
  edit((json) =>
    place.write(
      json,
      (place.read(json) ?? []).filter((text) => unseenIn(text) === 0),
    ),
  );
  goToNext();
}

/** Puts down what was typed, in any accepted spelling. The first word that is no card is handed back. */
export function typeCards(text: string): { readonly strange: string } | null {
  const [game, place] = [$game.get(), $target.get()];
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  if (!game || !place) return null;
  const read = (word: string): string | undefined =>
    unseenIn(word) > 0 && place.unseen ? word : game.desk.thing(word)?.text;
  const strange = words.find((word) => read(word) === undefined);
  if (strange !== undefined) return { strange };
  const things = words.flatMap((word) => read(word) ?? []);
  if (things.length > 0) {
    edit((json) => place.write(json, putDown(place, json, things)));
    goOnFrom(place);
  }
  return null;
}

/** Touches a thing of the table, or lets go of it; a ruling there was makes room for the next try, at once where the touches say it all. */
export function touch(pick: ItemRef): void {
  const picks = touched($game.get() ?? undefined, $picked.get(), pick);
  take({ picks, sure: sureMove(propose(picks)) });
}

/** Lets go of a dragged thing somewhere: the same as touching both. */
export function drop(thing: ItemRef, place: Landing): void {
  const game = $game.get();
  if (game) take(dropped(game, propose, $picked.get(), thing, place));
}

function propose(picks: readonly ItemRef[]): readonly Proposal<GameMove>[] {
  const [game, draft, laid] = [$game.get(), $draft.get(), $laid.get()];
  return game && draft && laid?.ok ? game.table.propose(laid.value.view, draft.seat, picks) : [];
}

function take({ picks, sure }: Touches): void {
  const draft = $draft.get();
  $touched.set(picks);
  if (draft?.move) $draft.set({ ...draft, move: null });
  if (sure) tryMove(sure);
}

/** Asks for the ruling on a move. */
export function tryMove(move: GameMove): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (game && draft) $draft.set({ ...draft, move: game.wire.move.write(move) });
}

/** What a side says it has won. */
export function claim(side: number, points: number | null): void {
  const draft = $draft.get();
  if (!draft) return;
  const claims = Array.from({ length: Math.max(side + 1, draft.claims.length) }, (_, i) =>
    i === side ? points : (draft.claims[i] ?? null),
  );
  $draft.set({ ...draft, claims });
}
