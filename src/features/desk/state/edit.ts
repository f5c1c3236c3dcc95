import type { Card } from '../../../cards/card.ts';
import { capitalize } from '../../../cards/words.ts';
import type { CardPlace, DeskPlace } from '../../../game/desk.ts';
import type { JsonObject } from '../../../game/json.ts';
import { packOf } from '../../../game/pack-of.ts';
import type { Seat } from '../../../game/seat.ts';
import {
  $announcement,
  $draft,
  $game,
  $isLaying,
  $latestCards,
  $place,
  $places,
  $problem,
  $target,
  $touchedThings,
} from './desk.ts';
import { type DeskDraft, placeJsonOf, setPlace, withPlaceJson } from './draft.ts';
import { isAsked, isCardPlace, isFull, locateCards, putDown, renameFirst, takeAway, unseenInEntry } from './things.ts';
import { WORDS } from './words.ts';

/** Changes the JSON of the current question. The move stays and is ruled on again. */
export function edit(change: (json: JsonObject) => JsonObject): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  $problem.set(null);
  $draft.set(withPlaceJson(game, draft, change(placeJsonOf(draft))));
}

/** Removes the field of the position that a fault path names, if no place covers the path. */
export function clearField(path: string): void {
  const [, key] = /^position\.(\w+)/.exec(path) ?? [];
  if (key === undefined) return;
  edit((json) => Object.fromEntries(Object.entries(json).filter(([one]) => one !== key)));
}

/** Sets the value of a place. After the last bid the cards come next. */
export function editPlace(place: DeskPlace, value: unknown): void {
  edit((json) => setPlace(place, json, value));
  const draft = $draft.get();
  if (draft && place.kind === 'list' && place.next(placeJsonOf(draft)).length === 0) goToNext();
}

/** Remembers the latest cards: they are likely part of the try. */
export function noteLatestCards(cards: readonly Card[]): void {
  $latestCards.set([...$latestCards.get(), ...cards].slice(-2));
}

/** The place that tapped cards go to; null if it takes no cards. */
export function cardTarget(): CardPlace | null {
  const place = $target.get();
  return place && isCardPlace(place) ? place : null;
}

/**
 * Replaces the touched card, in its place and in the move, if exactly one is touched.
 * @returns whether it did
 */
function replaceTouched(place: CardPlace, card: Card): boolean {
  const [game, draft] = [$game.get(), $draft.get()];
  const [at, ...otherTouched] = $touchedThings.get();
  if (!game || !draft || at === undefined || otherTouched.length > 0) return false;
  const things = place.read(placeJsonOf(draft)) ?? [];
  const oldThing = things[at];
  if (oldThing === undefined) return false;
  const text = game.pack.code(card);
  const unseen = unseenInEntry(oldThing);
  const newThings = unseen > 0 ? putDown(place, placeJsonOf(draft), [text]) : things.with(at, text);
  $touchedThings.set([]);
  edit((json) => place.write(json, newThings));
  if (unseen === 0) renameInMove(oldThing, text);
  $announcement.set(`${capitalize(game.pack.spoken(card))}: ${place.label}.`);
  return true;
}

function renameInMove(from: string, to: string): void {
  const draft = $draft.get();
  if (draft?.move) $draft.set({ ...draft, move: renameFirst(draft.move, from, to) as JsonObject });
}

/**
 * Puts a card into the chosen place. A card that is already there is removed; if no copy is left, one moves over
 * from another place.
 */
export function tapCard(card: Card): void {
  const [game, place, draft] = [$game.get(), cardTarget(), $draft.get()];
  if (!game || !place || !draft || replaceTouched(place, card)) return;
  const locations = locateCards(game.desk, $places.get(), placeJsonOf(draft), place).get(card) ?? [];
  const locationHere = locations.findLast((one) => one.place.id === place.id);
  const pack = packOf(game, draft.options);
  const hasFreeCopy = pack.copies(card) > locations.length;
  const text = pack.code(card);
  const cardName = capitalize(pack.spoken(card));
  if (pack.copies(card) === 0 && !locationHere) {
    $announcement.set(WORDS.notPlayed(cardName));
    return;
  }
  if (locationHere && !hasFreeCopy) {
    edit((json) => takeAway(place, json, [locationHere.at]));
    $announcement.set(WORDS.takenAway(cardName));
    return;
  }
  const otherLocation = hasFreeCopy ? undefined : locations.at(-1);
  edit((json) => {
    const cleared = otherLocation ? takeAway(otherLocation.place, json, [otherLocation.at]) : json;
    return place.write(cleared, putDown(place, cleared, [text]));
  });
  noteLatestCards([card]);
  leaveIfFull(place);
  $announcement.set(`${cardName}: ${place.label}.`);
}

/** Moves the touched things of the chosen place to another one. */
export function moveTouched(to: CardPlace): void {
  const [from, draft] = [cardTarget(), $draft.get()];
  const indices = $touchedThings.get();
  if (!from || !draft) return;
  const things = indices.flatMap((at) => from.read(placeJsonOf(draft))?.[at] ?? []);
  $touchedThings.set([]);
  edit((json) => {
    const cleared = takeAway(from, json, indices);
    return to.write(cleared, putDown(to, cleared, things));
  });
}

/** Removes the card that was laid last in the chosen place. */
export function removeLast(): void {
  const [place, draft] = [cardTarget(), $draft.get()];
  const things = (place && draft && place.read(placeJsonOf(draft))) ?? [];
  const last = things.findLastIndex((text) => unseenInEntry(text) === 0);
  if (place && last >= 0) edit((json) => takeAway(place, json, [last]));
}

/** Goes to the next unsaid place if this one is full. */
export function leaveIfFull(place: CardPlace): void {
  if (isFull(place, placeJsonOf($draft.get() as DeskDraft))) goToNext();
}

/** Returns from the house rules to the ruling, or to the first place if nothing is tried yet. */
export function leaveHouseRules(): void {
  $place.set(null);
  if ($draft.get()?.move) $isLaying.set(false);
}

function goToNext(): void {
  const json = placeJsonOf($draft.get() as DeskDraft);
  const nextPlace = $places
    .get()
    .find((one) => isCardPlace(one) && !one.rare && isAsked(one, json) && one.read(json) === undefined);
  if (nextPlace) $place.set(nextPlace.id);
}

/** Adds all remaining cards of the pack, so that a count needs only one side laid out. */
export function putRemainingCards(place: CardPlace): void {
  const [game, draft] = [$game.get(), $draft.get()];
  if (!game || !draft) return;
  const locations = locateCards(game.desk, $places.get(), placeJsonOf(draft));
  const pack = packOf(game, draft.options);
  const unplacedCards = pack.cards.flatMap((card) => {
    const copiesLeft = pack.copies(card) - (locations.get(card)?.length ?? 0);
    return new Array<string>(Math.max(0, copiesLeft)).fill(pack.code(card));
  });
  edit((json) => place.write(json, [...(place.read(json) ?? []), ...unplacedCards]));
}

/** Removes the unseen cards of a place and goes to the next. */
export function removeUnseen(place: CardPlace): void {
  edit((json) =>
    place.write(
      json,
      (place.read(json) ?? []).filter((text) => unseenInEntry(text) === 0),
    ),
  );
  goToNext();
}

export function setClaim(side: number, points: number | null): void {
  const draft = $draft.get();
  if (!draft) return;
  const claims = Array.from({ length: Math.max(side + 1, draft.claims.length) }, (_, i) =>
    i === side ? points : (draft.claims[i] ?? null),
  );
  $draft.set({ ...draft, claims });
}

/** Sets who made the try. “You” changes with it, the cards stay. */
export function setMover(seat: Seat): void {
  const draft = $draft.get();
  if (draft) $draft.set({ ...draft, seat });
}
