import type { CardPlace, DeskPlace, NumberPlace } from '../../../game/desk.ts';
import type { DeskGame } from '../../../game/game.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { packOf } from '../../../game/pack-of.ts';
import { completed, type Draft, placesOf, say } from './draft.ts';
import { isAsked, isBlank, isCards, lyingCards, type Things, unseenCount } from './things.ts';

/** Numbers from the least on that are tried; beyond them only the greatest. */
const NUMBERS = 6;
/** Most cards of a longer filling. */
const LONGER = 4;
/** So many answers to a question that only comes up with another. */
const FOLLOWING = 3;

/** Cards of the pack that were not laid down, each once, and those of which two or more are left. */
function leftOf(
  game: DeskGame,
  draft: Draft,
  json: JsonObject,
): { readonly all: Things; readonly twice: Things } {
  const pack = packOf(game, draft.options);
  const lying = lyingCards(game.desk, placesOf(game, draft), json);
  const left = (n: number): Things =>
    pack.cards.filter((card) => pack.copies(card) - (lying.get(card)?.length ?? 0) >= n).map(pack.code);
  return { all: left(1), twice: left(2) };
}

/** Numbers of unseen cards beside the usual one: a hand may be shorter, and so may a stock. */
function shorter(place: CardPlace): readonly Things[] {
  const most = place.defaultThings ? unseenCount(place.defaultThings) - 1 : LONGER;
  return [[], ...Array.from({ length: most }, (_, i) => [`${i + 1}?`])];
}

/** Cards that the try names: all of them, those it does one thing with, and all the others. */
function namedIn(game: DeskGame, json: Json | undefined): readonly Things[] {
  const thingsIn = (one: Json): Things => {
    if (typeof one === 'string') return game.desk.thing(one) ? [one] : [];
    return typeof one === 'object' && one !== null ? Object.values(one).flatMap(thingsIn) : [];
  };
  if (!isObject(json)) return [];
  const parts = Object.values(json as JsonObject)
    .map(thingsIn)
    .filter((one) => one.length > 0);
  return [parts.flat(), ...parts, ...parts.map((one) => parts.filter((other) => other !== one).flat())];
}

/** How cards may lie in a place: none, each one alone, two alike, a few together. */
function lays(game: DeskGame, draft: Draft, json: JsonObject, place: CardPlace): readonly Things[] {
  // Which cards these are, the referee weighs by itself.
  if (place.placeholder !== undefined && place.unseen) return shorter(place);
  const { all, twice } = leftOf(game, draft, json);
  const most = place.most ?? Number.POSITIVE_INFINITY;
  const top = place.read(json)?.at(-1);
  if (place.topOnly) return top === undefined ? all.map((text) => ['?', text]) : [[top], ['2?', top]];
  const sizes = [2, 3, LONGER].filter((size) => size <= most);
  const more = [
    ...(most > 1 ? twice.map((text) => [text, text]) : []),
    ...sizes.flatMap((size) => [all.slice(0, size), all.slice(-size)]),
  ];
  const named = namedIn(game, draft.move ?? undefined).filter((things) => things.length <= most);
  return [[], ...all.map((text) => [text]), ...named, ...more];
}

const numbers = ({ min, max }: NumberPlace): readonly number[] => [
  ...new Set([...Array.from({ length: NUMBERS }, (_, i) => Math.min(max, min + i)), max]),
];

/** Every answer that could make a difference, as far as a few stand for all. */
function answers(game: DeskGame, draft: Draft, json: JsonObject, place: DeskPlace): readonly unknown[] {
  switch (place.kind) {
    case 'choice':
      return place.choices.map(({ value }) => value);
    case 'number':
      return numbers(place);
    case 'list':
      return [
        [],
        ...place.next(json).flatMap(({ choices }) => choices.flatMap(({ said }) => lists(place, json, said))),
      ];
    default:
      return lays(game, draft, json, place);
  }
}

type ListPlace = Extract<DeskPlace, { readonly kind: 'list' }>;

/** What was said, and the same with the shortest way to its end: “All others passed”. */
function lists(place: ListPlace, json: JsonObject, said: readonly unknown[]): readonly unknown[] {
  const lines = place.next(say(place, json, said));
  const end = lines.length > 1 ? lines[0]?.choices[0]?.said : undefined;
  return end ? [said, end] : [said];
}

/** As few as are tried of a question that only comes up with another: the first, and from the last on back. */
function few<T>(all: readonly T[]): readonly T[] {
  return all.filter((_, at) => at === 0 || at > all.length - FOLLOWING);
}

/** Positions in which this place is said too, and what only comes up with it. */
function* filled(
  game: DeskGame,
  draft: Draft,
  json: JsonObject,
  { place, following = false }: { readonly place: DeskPlace; readonly following?: boolean },
): Generator<JsonObject> {
  const all = answers(game, draft, json, place);
  for (const said of following ? few(all) : all) {
    const now = completed(game, say(place, json, said), draft.options);
    if (JSON.stringify(now) === JSON.stringify(json)) continue;
    yield now;
    const next = placesOf(game, draft).find(
      (one) => !isAsked(one, json) && isAsked(one, now) && isBlank(one.read(now)),
    );
    if (next) yield* filled(game, draft, now, { place: next, following: true });
  }
}

/** The same for a row of places that are laid out together: each by itself, and all of them at once. */
export function* filledRow(
  game: DeskGame,
  draft: Draft,
  json: JsonObject,
  row: readonly DeskPlace[],
): Generator<JsonObject> {
  for (const place of row) yield* filled(game, draft, json, { place });
  const places = row.filter(isCards);
  if (places.length < 2) return;
  const { all } = leftOf(game, draft, json);
  for (let from = 0; from + places.length <= all.length; from += places.length) {
    yield places.reduce<JsonObject>(
      (now, place, at) => place.write(now, all.slice(from + at, from + at + 1)),
      json,
    );
  }
}
