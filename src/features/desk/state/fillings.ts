import type { CardPlace, DeskPlace, ListPlace, NumberPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { packOf } from '../../../game/pack-of.ts';
import { completePosition, type DeskDraft, placesOf, setPlace } from './draft.ts';
import { countUnseen, isAsked, isBlank, isCardPlace, locateCards, type ThingCodes } from './things.ts';

/** How many of the smallest numbers are tried; of the larger ones only the maximum is. */
const MAX_NUMBERS = 6;
/** Maximum number of cards in a filling. */
const MAX_CARDS = 4;
/** Number of values tried for a follow-up question, which only another answer raises. */
const MAX_FOLLOW_UPS = 3;

/** Cards of the pack that can be put into a place, each once, and those with two or more copies left. */
function remainingCards(
  game: DeskGame,
  draft: DeskDraft,
  json: JsonObject,
  place?: CardPlace,
): { readonly all: ThingCodes; readonly twice: ThingCodes } {
  const pack = packOf(game, draft.options);
  const locations = locateCards(game.desk, placesOf(game, draft), json, place);
  const cardsWithCopies = (n: number): ThingCodes =>
    pack.cards.filter((card) => pack.copies(card) - (locations.get(card)?.length ?? 0) >= n).map(pack.code);
  return { all: cardsWithCopies(1), twice: cardsWithCopies(2) };
}

/** Fills the place with no cards, or with 1 up to one fewer than its usual number of unseen cards. */
function unseenFillings(place: CardPlace): readonly ThingCodes[] {
  const maxUnseen = place.defaultThings ? countUnseen(place.defaultThings) - 1 : MAX_CARDS;
  return [[], ...Array.from({ length: maxUnseen }, (_, i) => [`${i + 1}?`])];
}

/** Cards that the move names: all, those of each part, and those of all other parts. */
function thingsNamedIn(game: DeskGame, json: Json | undefined): readonly ThingCodes[] {
  const thingsIn = (one: Json): ThingCodes => {
    if (typeof one === 'string') return game.desk.thing(one) ? [one] : [];
    return typeof one === 'object' && one !== null ? Object.values(one).flatMap(thingsIn) : [];
  };
  if (!isObject(json)) return [];
  const parts = Object.values(json as JsonObject)
    .map(thingsIn)
    .filter((one) => one.length > 0);
  return [parts.flat(), ...parts, ...parts.map((one) => parts.filter((other) => other !== one).flat())];
}

/** Possible contents of a place: nothing, single cards, pairs, small groups. */
function cardFillings(game: DeskGame, draft: DeskDraft, json: JsonObject, place: CardPlace): readonly ThingCodes[] {
  // The referee itself weighs which cards the unseen ones are.
  if (place.placeholder !== undefined && place.unseen) return unseenFillings(place);
  const { all, twice } = remainingCards(game, draft, json, place);
  const maxCards = place.maxCards ?? Number.POSITIVE_INFINITY;
  const top = place.read(json)?.at(-1);
  if (place.topOnly) return top === undefined ? all.map((text) => ['?', text]) : [[top], ['2?', top]];
  const namedThings = thingsNamedIn(game, draft.move ?? undefined).filter((things) => things.length <= maxCards);
  const sizes = [2, 3, MAX_CARDS].filter((size) => size <= maxCards);
  // A try whose own card is laid elsewhere is illegal in any case.
  const unnamedCards = all.filter((text) => !namedThings.some((things) => things.includes(text)));
  const cardGroups = [
    ...(maxCards > 1 ? twice.map((text) => [text, text]) : []),
    ...sizes.flatMap((size) => [unnamedCards.slice(0, size), unnamedCards.slice(-size)]),
  ];
  return [[], ...all.map((text) => [text]), ...namedThings, ...cardGroups];
}

const numberFillings = ({ min, max }: NumberPlace): readonly number[] => [
  ...new Set([...Array.from({ length: MAX_NUMBERS }, (_, i) => Math.min(max, min + i)), max]),
];

/** Values of a place that could change the ruling; a sample, not all. */
function fillingsOf(game: DeskGame, draft: DeskDraft, json: JsonObject, place: DeskPlace): readonly unknown[] {
  switch (place.kind) {
    case 'choice':
      return place.choices.map(({ value }) => value);
    case 'number':
      return numberFillings(place);
    case 'list':
      return [
        [],
        ...place.next(json).flatMap(({ choices }) => choices.flatMap(({ said }) => listFillings(place, json, said))),
      ];
    default:
      return cardFillings(game, draft, json, place);
  }
}

/** The list unchanged, and with the shortest ending, such as “All others passed”. */
function listFillings(place: ListPlace, json: JsonObject, entries: readonly unknown[]): readonly unknown[] {
  const lines = place.next(setPlace(place, json, entries));
  const shortestEnd = lines.length > 1 ? lines[0]?.choices[0]?.said : undefined;
  return shortestEnd ? [entries, shortestEnd] : [entries];
}

/** Limits follow-up questions to the first and last few values. */
function firstAndLast<T>(items: readonly T[]): readonly T[] {
  return items.filter((_, at) => at === 0 || at > items.length - MAX_FOLLOW_UPS);
}

/** Positions in which this place has a value, and recursively the questions that the value raises. */
function* fillPlace(
  game: DeskGame,
  draft: DeskDraft,
  json: JsonObject,
  { place, isFollowUp = false }: { readonly place: DeskPlace; readonly isFollowUp?: boolean },
): Generator<JsonObject> {
  const values = fillingsOf(game, draft, json, place);
  for (const value of isFollowUp ? firstAndLast(values) : values) {
    const filled = completePosition(game, setPlace(place, json, value), draft.options);
    if (JSON.stringify(filled) === JSON.stringify(json)) continue;
    yield filled;
    const followUp = placesOf(game, draft).find(
      (one) => !isAsked(one, json) && isAsked(one, filled) && isBlank(one.read(filled)),
    );
    if (followUp) yield* fillPlace(game, draft, filled, { place: followUp, isFollowUp: true });
  }
}

/** Positions in which a row of places is filled: each place alone, and all places together. */
export function* fillRow(
  game: DeskGame,
  draft: DeskDraft,
  json: JsonObject,
  row: readonly DeskPlace[],
): Generator<JsonObject> {
  for (const place of row) yield* fillPlace(game, draft, json, { place });
  const places = row.filter(isCardPlace);
  if (places.length < 2) return;
  const { all } = remainingCards(game, draft, json);
  for (let start = 0; start + places.length <= all.length; start += places.length) {
    yield places.reduce<JsonObject>(
      (filled, place, at) => place.write(filled, all.slice(start + at, start + at + 1)),
      json,
    );
  }
}
