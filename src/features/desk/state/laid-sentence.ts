import { capitalize, joinWords } from '../../../cards/words.ts';
import type { CardPlace, DeskPlace, ListPlace } from '../../../game/desk.ts';
import type { DeskGame, TableGame } from '../../../game/game.ts';
import type { Json, JsonObject } from '../../../game/json.ts';
import { packOf } from '../../../game/pack-of.ts';
import type { GameMove } from '../../../game/play.ts';
import type { Fact } from '../../../game/typed-line/grammar.ts';
import type { ParsedSentence } from '../../../game/typed-line/parser.ts';
import type { CardPlacement } from '../../../game/typed-line/placement.ts';
import { type DeskDraft, deskNaming, placeJsonOf, placesOf, setPlace, withPlaceJson } from './draft.ts';
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
  /** Nothing else is there. */
  readonly isWhole: boolean;
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
    const { cards: neededCards = [], isTold = false, isWhole = false } = neededByPlace.get(place) ?? {};
    // What the try names isn't there if nothing else is.
    if (isWhole && !one.isTold) continue;
    const addedCards = isTold ? subtractThings(neededCards, one.cards) : one.cards;
    neededByPlace.set(place, { ...one, cards: [...neededCards, ...addedCards], isWhole: isWhole || !!one.isWhole });
  }
  return [...neededByPlace].flatMap(([place, { cards, top, isWhole = false }]) => {
    const presentThings = isWhole ? [] : seenThings(place, draft);
    const things = subtractThings(top ? presentThings.slice(-cards.length) : presentThings, cards);
    return things.length > 0 ? [{ place, things, isWhole }] : [];
  });
}

/** A card with no copy left, and where one copy is. */
function findElsewhere(game: DeskGame, missing: readonly MissingThings[], draft: DeskDraft): CardElsewhere | null {
  const locations = locateCards(game.desk, placesOf(game, draft), placeJsonOf(draft));
  const pack = packOf(game, draft.options);
  const addedThings = missing.flatMap(({ place, things }) => (place.isRepeat ? [] : things));
  const addedCards = addedThings.flatMap((thing) => game.desk.thing(thing)?.cards ?? []);
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

/** The words of a list after this choice, a word or a label; null if it isn't one of the next. */
function chooseWord(place: ListPlace, json: JsonObject, word: Json): JsonObject | null {
  const words = JSON.stringify([...(place.read(json) ?? []), word]);
  const choices = place.next(json).flatMap((line) => line.choices);
  const choice = choices.find(({ label, said }) => label === word || JSON.stringify(said) === words);
  return choice ? place.write(json, choice.said) : null;
}

/** Yields the list, then extends it by one silent speaker at a time until no speaker is left. */
function* afterSilence(place: ListPlace, json: JsonObject): Generator<JsonObject> {
  let current: JsonObject | null = json;
  while (current) {
    yield current;
    const silence: readonly Json[] | undefined = place.next(current).at(-1)?.choices[0]?.said;
    current = silence ? place.write(current, silence) : null;
  }
}

/** The list with one more word, or one that no word was spoken. The players before who weren't named said nothing. */
function withWord(place: ListPlace, json: JsonObject, word: Json): JsonObject | null {
  if (Array.isArray(word)) return place.write(json, word as readonly Json[]);
  for (const current of afterSilence(place, json)) {
    const chosen = chooseWord(place, current, word);
    if (chosen) return chosen;
  }
  return null;
}

/** The list when it is the turn of the player with this name to speak; unchanged if it never is. */
const untilSpeaker = (place: ListPlace, json: JsonObject, name: string): JsonObject =>
  [...afterSilence(place, json)].find((current) => place.next(current).at(-1)?.label === name) ?? json;

function describeValue(game: DeskGame, place: DeskPlace, json: JsonObject, value: Json): string {
  if (place.kind === 'list') return joinWords(place.words(json)) || place.emptyLabel;
  if (place.kind === 'choice') return place.choices.find((one) => one.value === value)?.label ?? '';
  if (place.kind === 'number') return String(value);
  const things = value as ThingCodes;
  const [unseen = 0] = things.map(unseenInEntry);
  return unseen > 0 ? String(unseen) : describeThings(game, things) || (place.emptyLabel ?? '–');
}

type FactResult = { readonly draft: DeskDraft; readonly change: PlaceChange | null } | LayingRefusal;

function layFact(game: DeskGame, draft: DeskDraft, place: DeskPlace, { value, nextSpeaker }: Fact): FactResult {
  const json = placeJsonOf(draft);
  const newValue = isCardPlace(place) ? withCount(place, value as ThingCodes, draft) : value;
  const newJson =
    place.kind !== 'list'
      ? setPlace(place, json, newValue)
      : nextSpeaker === undefined
        ? withWord(place, json, value)
        : untilSpeaker(place, json, capitalize(deskNaming(draft)(nextSpeaker)));
  if (!newJson) return { kind: 'not-next', place: place.label };
  const isSame = JSON.stringify(place.read(newJson)) === JSON.stringify(place.read(json));
  return {
    draft: withPlaceJson(game, draft, newJson),
    change: isSame ? null : { place: place.label, text: describeValue(game, place, newJson, value) },
  };
}

/** The place of a fact, or the question about a thing there. */
function factPlace({ place: id, thing }: Fact, places: readonly DeskPlace[]): DeskPlace | null | undefined {
  const place = places.find((one) => one.id === id);
  return thing === undefined || !place || !isCardPlace(place) ? place : place.ask?.(thing);
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
  for (const fact of facts) {
    const place = factPlace(fact, places);
    if (!place) continue;
    const result = layFact(game, told, place, fact);
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
  for (const { place, things, isWhole } of missing) {
    const json = placeJsonOf(laid);
    laid = withPlaceJson(game, laid, place.write(json, isWhole ? things : putDown(place, json, things)));
  }
  const changes = missing.map(({ place, things }) => ({ place: place.label, text: describeThings(game, things) }));
  return { kind: 'laid', draft: laid, move: parsedMove?.value ?? null, changes: [...told.changes, ...changes] };
}
