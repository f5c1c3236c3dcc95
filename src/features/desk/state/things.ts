import type { Card } from '../../../cards/card.ts';
import type { CardPlace, ChoicePlace, DeskPlace } from '../../../game/desk.ts';
import type { Fault } from '../../../game/fault.ts';
import type { DeskGame } from '../../../game/game.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { isIdle, type Zone } from '../../../game/zone.ts';
import type { DeskDraft } from './draft.ts';

/** Things in the wire notation: `6S`, `5C+AS`, `3?`. */
export type ThingCodes = readonly string[];

const UNSEEN_RUN = /^([1-9]\d*)?\?$/;

/** Number of unseen cards in an entry; 0 for a seen thing. */
export function unseenInEntry(entry: string): number {
  const run = UNSEEN_RUN.exec(entry);
  return run ? Number(run[1] ?? 1) : 0;
}

const writeUnseen = (n: number): ThingCodes => (n === 0 ? [] : [n === 1 ? '?' : `${n}?`]);

export function countUnseen(things: ThingCodes): number {
  return things.reduce((sum, entry) => sum + unseenInEntry(entry), 0);
}

/** The things with `n` unseen cards: at the end of a set or row, at the bottom of a pile. */
export function withUnseen(things: ThingCodes, kind: CardPlace['kind'], n: number): ThingCodes {
  const seenThings = things.filter((entry) => unseenInEntry(entry) === 0);
  return kind === 'pile' ? [...writeUnseen(n), ...seenThings] : [...seenThings, ...writeUnseen(n)];
}

/** Adds things: on top of a pile, at the end of a row, before the unseen cards of a set. */
export function addThings(things: ThingCodes, kind: CardPlace['kind'], addedThings: ThingCodes): ThingCodes {
  const unseen = countUnseen(addedThings);
  const allThings = [...things, ...addedThings.filter((entry) => unseenInEntry(entry) === 0)];
  if (kind !== 'set' && unseen === 0) return allThings;
  return withUnseen(allThings, kind, countUnseen(allThings) + unseen);
}

/** Number of entries, with runs of unseen cards counted card by card. */
const countCards = (things: ThingCodes): number =>
  things.reduce((sum, entry) => sum + Math.max(1, unseenInEntry(entry)), 0);

/**
 * The contents of a place after more is put down. If the number of cards is known, a seen card replaces an unseen
 * one; unseen cards in `more` set how many are left.
 */
export function putDown(place: CardPlace, json: JsonObject, addedThings: ThingCodes): ThingCodes {
  const current = place.read(json) ?? place.defaultThings ?? (place.topOnly ? ['?'] : []);
  const unseen = countUnseen(addedThings);
  if (place.defaultThings === undefined) return addThings(current, place.kind, addedThings);
  const allThings = [...current, ...addedThings].filter((entry) => unseenInEntry(entry) === 0);
  return withUnseen(allThings, place.kind, unseen || Math.max(0, countUnseen(current) - addedThings.length));
}

export function isCardPlace(place: DeskPlace): place is CardPlace {
  return place.kind === 'set' || place.kind === 'row' || place.kind === 'pile';
}

/** Whether the place holds as many seen cards as it can. */
export function isFull(place: CardPlace, json: JsonObject): boolean {
  const seenCount = (place.read(json) ?? []).filter((entry) => unseenInEntry(entry) === 0).length;
  return place.maxCards !== undefined && seenCount >= place.maxCards;
}

/** Whether a value is unsaid or an empty list. */
export const isBlank = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** The zones to draw: without rare places that are empty or unsaid. */
export function drawnZones(
  zones: readonly Zone[],
  places: readonly DeskPlace[],
  { position, seat }: DeskDraft,
): readonly Zone[] {
  return zones.filter((zone) => {
    if (isIdle(zone, seat)) return false;
    const place = places.find(({ id }) => id === zone.id);
    return !place?.rare || !isBlank(place.read(position));
  });
}

/** A thing with a certain card: its place and its index there. */
export interface CardLocation {
  readonly place: CardPlace;
  readonly at: number;
  /** Whether other cards are joined with it. */
  readonly isJoined: boolean;
}

/**
 * Where each laid card is, a location per copy. Cards of a place that repeats another's are left out.
 * @param target the place that is being filled; if it repeats another's cards, only its own are listed
 */
export function locateCards(
  desk: DeskGame['desk'],
  places: readonly DeskPlace[],
  json: JsonObject,
  target?: CardPlace,
): ReadonlyMap<Card, readonly CardLocation[]> {
  const locations = new Map<Card, CardLocation[]>();
  const countedPlaces = target?.isRepeat ? [target] : places.filter(isCardPlace).filter(({ isRepeat }) => !isRepeat);
  for (const place of countedPlaces) {
    for (const [at, text] of (place.read(json) ?? []).entries()) {
      const cards = desk.thing(text)?.cards ?? [];
      for (const card of cards) {
        locations.set(card, [...(locations.get(card) ?? []), { place, at, isJoined: cards.length > 1 }]);
      }
    }
  }
  return locations;
}

/**
 * Removes things by index; an empty place becomes unsaid. If the number of cards is known, an unseen card takes
 * the place of each.
 */
export function takeAway(place: CardPlace, json: JsonObject, indices: readonly number[]): JsonObject {
  const things = place.read(json) ?? [];
  const remaining = things.filter((_, at) => !indices.includes(at));
  const unseen = countUnseen(things);
  const hasKnownSize =
    place.defaultThings !== undefined && (unseen > 0 || countCards(things) === countCards(place.defaultThings));
  const newThings = hasKnownSize
    ? withUnseen(remaining, place.kind, countUnseen(remaining) + things.length - remaining.length)
    : remaining;
  const isUsual = JSON.stringify(newThings) === JSON.stringify(place.defaultThings);
  return place.write(json, newThings.length > 0 && !isUsual ? newThings : undefined);
}

const isWithin = (path: string, container: string): boolean =>
  path === container || path.startsWith(`${container}.`) || path.startsWith(`${container}[`);

/** The path of the place that contains this fault path. */
export function faultPathIn(place: DeskPlace, path: string): string | undefined {
  return place.paths.find((one) => isWithin(path, one));
}

/** Whether a fault path is within the place, or within a list that contains the place. */
export const isAbout = (place: DeskPlace, path: string): boolean =>
  faultPathIn(place, path) !== undefined || place.paths.some((one) => isWithin(one, path));

/** Index of the chosen value; if unsaid, of the default choice; -1 if there is none. */
export function chosenIndex(place: ChoicePlace, json: JsonObject): number {
  const current = place.read(json);
  return place.choices.findIndex(({ value }) =>
    current === undefined
      ? place.read(place.write(json, value)) === undefined
      : JSON.stringify(value) === JSON.stringify(current),
  );
}

/** The unsaid place that a fault is about; null if there is none. */
export function findMissingPlace(
  places: readonly DeskPlace[],
  fault: Fault | null,
  json: JsonObject,
): DeskPlace | null {
  const faultyPlace = fault && places.find((place) => isAbout(place, fault.path) && place.read(json) === undefined);
  return faultyPlace ?? null;
}

/** Whether the other values make this place a question. */
export function isAsked(place: DeskPlace, json: JsonObject): boolean {
  return place.when?.(json) ?? true;
}

/** Joins the things into one, at the position of the first. */
export function joinThings(place: CardPlace, json: JsonObject, indices: readonly number[]): JsonObject {
  const things = place.read(json) ?? [];
  const text = place.join?.(indices.flatMap((at) => things[at] ?? []));
  if (text === undefined) return json;
  const firstIndex = Math.min(...indices);
  return place.write(
    json,
    things.flatMap((thing, at) => (at === firstIndex ? [text] : indices.includes(at) ? [] : [thing])),
  );
}

export function splitThing(game: DeskGame, place: CardPlace, json: JsonObject, at: number): JsonObject {
  const things = place.read(json) ?? [];
  const cards = (game.desk.thing(things[at] ?? '')?.cards ?? []).map(game.pack.code);
  return place.write(
    json,
    things.flatMap((thing, i) => (i === at ? cards : [thing])),
  );
}

/** Moves a thing one position down or up. */
export function moveThing(place: CardPlace, json: JsonObject, at: number, direction: 1 | -1): JsonObject {
  const things = place.read(json) ?? [];
  const [one, other] = [things[at], things[at + direction]];
  if (one === undefined || other === undefined) return json;
  return place.write(json, things.with(at, other).with(at + direction, one));
}

/** Replaces the first mention of a thing, or of a card within one. */
export function renameFirst(json: Json, from: string, to: string): Json {
  let isDone = false;
  const walk = (one: Json): Json => {
    if (isDone) return one;
    if (typeof one === 'string') {
      const parts = one.split('+');
      const at = parts.indexOf(from);
      if (one !== from && at < 0) return one;
      isDone = true;
      return one === from ? to : parts.with(at, to).join('+');
    }
    if (Array.isArray(one)) return (one as readonly Json[]).map(walk);
    if (!isObject(one)) return one;
    return Object.fromEntries(Object.entries(one as JsonObject).map(([key, value]) => [key, walk(value)]));
  };
  return walk(json);
}
