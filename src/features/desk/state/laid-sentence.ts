import { joinWords } from '../../../cards/words.ts';
import type { CardPlace, DeskPlace, ListPlace } from '../../../game/desk.ts';
import type { DeskGame, TableGame } from '../../../game/game.ts';
import type { Json, JsonObject } from '../../../game/json.ts';
import { packOf } from '../../../game/pack-of.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Fact } from '../../../game/typed-line/grammar.ts';
import type { ParsedSentence } from '../../../game/typed-line/parser.ts';
import type { CardPlacement } from '../../../game/typed-line/placement.ts';
import { type DeskDraft, placeJsonOf, placesOf, setPlace, withPlaceJson } from './draft.ts';
import { isCardPlace, locateCards, putDown, type ThingCodes, unseenInEntry, withUnseen } from './things.ts';

/** A card of a sentence that is in another place. */
interface CardElsewhere {
  readonly kind: 'elsewhere';
  readonly card: string;
  readonly place: string;
}

interface NotAMove {
  readonly kind: 'no-move';
  readonly says: string;
}

/** A word that can't follow those already spoken: a bid out of order. */
interface NotNext {
  readonly kind: 'not-next';
  readonly place: string;
}

export type LayingRefusal = CardElsewhere | NotAMove | NotNext;

/** What a sentence puts in a place, in words. */
export interface PlaceChange {
  readonly place: string;
  readonly text: string;
}

/** The desk after a sentence. */
interface LaidSentence {
  readonly kind: 'laid';
  /** Without the move. */
  readonly draft: DeskDraft;
  readonly move: GameMove | null;
  readonly changes: readonly PlaceChange[];
}

/** Cards of a sentence that aren't in their place yet. */
interface MissingThings {
  readonly place: CardPlace;
  readonly things: ThingCodes;
}

const placeAt = (places: readonly DeskPlace[], id: string): CardPlace | undefined =>
  places.filter(isCardPlace).find((place) => place.id === id);

const seenThings = (place: CardPlace, draft: DeskDraft): ThingCodes =>
  (place.read(placeJsonOf(draft)) ?? []).filter((text) => unseenInEntry(text) === 0);

/** Returns the needed things that aren't available. Cards within combined things count as available. */
function subtractThings(things: ThingCodes, neededThings: ThingCodes): ThingCodes {
  const availableThings = things.flatMap((thing) => [thing, ...(thing.includes('+') ? thing.split('+') : [])]);
  return neededThings.filter((thing) => {
    const at = availableThings.indexOf(thing);
    if (at >= 0) availableThings.splice(at, 1);
    return at < 0;
  });
}

/** Missing things of a move, by place. */
function findMissingThings(
  placements: readonly CardPlacement[],
  places: readonly DeskPlace[],
  draft: DeskDraft,
): readonly MissingThings[] {
  const neededByPlace = new Map<CardPlace, CardPlacement>();
  // Told cards come first: they are in the order in which they lie.
  for (const one of [...placements].sort((a, b) => Number(b.isTold ?? false) - Number(a.isTold ?? false))) {
    const place = placeAt(places, one.place);
    if (!place) continue;
    const { cards: neededCards = [], isTold = false } = neededByPlace.get(place) ?? {};
    const addedCards = isTold ? subtractThings(neededCards, one.cards) : one.cards;
    neededByPlace.set(place, { ...one, cards: [...neededCards, ...addedCards] });
  }
  return [...neededByPlace].flatMap(([place, { cards, top }]) => {
    const presentThings = seenThings(place, draft);
    const things = subtractThings(top ? presentThings.slice(-cards.length) : presentThings, cards);
    return things.length > 0 ? [{ place, things }] : [];
  });
}

/** A card with no copy left, and where one copy is. */
function findElsewhere(game: DeskGame, missing: readonly MissingThings[], draft: DeskDraft): CardElsewhere | null {
  const locations = locateCards(game.desk, placesOf(game, draft), placeJsonOf(draft));
  const pack = packOf(game, draft.options);
  const addedCards = missing.flatMap(({ things }) => things.flatMap((one) => game.desk.thing(one)?.cards ?? []));
  for (const card of addedCards) {
    const cardLocations = locations.get(card) ?? [];
    const [firstLocation] = cardLocations;
    const copiesNeeded = cardLocations.length + addedCards.filter((addedCard) => addedCard === card).length;
    if (firstLocation && copiesNeeded > pack.copies(card)) {
      return { kind: 'elsewhere', card: pack.text(card), place: firstLocation.place.label };
    }
  }
  return null;
}

export const describeThings = (game: DeskGame, things: ThingCodes): string =>
  joinWords(things.map((thing) => (game.desk.thing(thing)?.cards ?? []).map(game.pack.text).join('+')));

/** The cards of a place, of which some are only counted: those already seen are among them. */
function withCount(place: CardPlace, things: ThingCodes, draft: DeskDraft): ThingCodes {
  const [count = 0] = things.map(unseenInEntry);
  const seen = seenThings(place, draft);
  return count === 0 ? things : withUnseen(seen, place.kind, Math.max(0, count - seen.length));
}

/** The words of a list with one more; null if it can't be the next. */
function withWord(place: ListPlace, json: JsonObject, word: Json): JsonObject | null {
  const words = [...(place.read(json) ?? []), word];
  const isNext = place
    .next(json)
    .some(({ choices }) => choices.some(({ said }) => JSON.stringify(said) === JSON.stringify(words)));
  return isNext ? place.write(json, words) : null;
}

function describeValue(game: DeskGame, place: DeskPlace, json: JsonObject, value: Json): string {
  if (place.kind === 'list') return place.words(json).at(-1) ?? '';
  if (place.kind === 'choice') return place.choices.find((one) => one.value === value)?.label ?? '';
  if (place.kind === 'number') return String(value);
  const things = value as ThingCodes;
  const [unseen = 0] = things.map(unseenInEntry);
  return unseen > 0 ? String(unseen) : describeThings(game, things) || (place.emptyLabel ?? '–');
}

type FactResult = { readonly draft: DeskDraft; readonly change: PlaceChange | null } | LayingRefusal;

function layFact(game: DeskGame, draft: DeskDraft, place: DeskPlace, value: Json): FactResult {
  const json = placeJsonOf(draft);
  const newValue = isCardPlace(place) ? withCount(place, value as ThingCodes, draft) : value;
  const newJson = place.kind === 'list' ? withWord(place, json, value) : setPlace(place, json, newValue);
  if (!newJson) return { kind: 'not-next', place: place.label };
  const isSame = JSON.stringify(newJson) === JSON.stringify(json);
  return {
    draft: withPlaceJson(game, draft, newJson),
    change: isSame ? null : { place: place.label, text: describeValue(game, place, newJson, value) },
  };
}

/** Tells the facts in their order; stops at one that can't be. */
function layFacts(
  game: DeskGame,
  draft: DeskDraft,
  facts: readonly Fact[],
  places: readonly DeskPlace[],
): LayingRefusal | { readonly draft: DeskDraft; readonly changes: readonly PlaceChange[] } {
  let told = draft;
  const changes: PlaceChange[] = [];
  for (const { place: id, value } of facts) {
    const place = places.find((one) => one.id === id);
    if (!place) continue;
    const result = layFact(game, told, place, value);
    if ('kind' in result) return result;
    told = result.draft;
    if (result.change) changes.push(result.change);
  }
  return { draft: told, changes };
}

/** The desk after a sentence, without changing the desk. Names of places are those before the sentence. */
export function laySentence(
  game: DeskGame<TableGame>,
  draft: DeskDraft,
  { seat, move, placements, facts }: ParsedSentence,
): LaidSentence | LayingRefusal {
  const parsedMove = move && game.notation.move.read(move, draft.options, seat);
  if (parsedMove && !parsedMove.ok) return { kind: 'no-move', says: parsedMove.fault.says };
  const places = placesOf(game, draft);
  const told = layFacts(game, draft, facts, places);
  if ('kind' in told) return told;
  const missing = findMissingThings(placements, places, told.draft);
  const refusal = findElsewhere(game, missing, told.draft);
  if (refusal) return refusal;
  let laid: DeskDraft = { ...told.draft, seat };
  for (const { place, things } of missing) {
    const json = placeJsonOf(laid);
    laid = withPlaceJson(game, laid, place.write(json, putDown(place, json, things)));
  }
  const changes = missing.map(({ place, things }) => ({ place: place.label, text: describeThings(game, things) }));
  return { kind: 'laid', draft: laid, move: parsedMove?.value ?? null, changes: [...told.changes, ...changes] };
}
