import type { CardPlace, DeskPlace } from '../desk.ts';
import type { DeskGame } from '../game.ts';
import { handZone } from '../hand-zones.ts';
import type { JsonObject } from '../json.ts';
import type { Options } from '../options.ts';
import { packOf } from '../pack-of.ts';
import type { Seat, SeatNamer } from '../seat.ts';
import { type CardPlacement, HAND_PLACE } from './placement.ts';

/** What is laid out before a sentence is parsed. */
export interface TypingTable<S> {
  readonly game: DeskGame;
  readonly options: Options;
  /** The seat that the desk calls "you". */
  readonly seat: Seat;
  readonly places: readonly DeskPlace[];
  readonly position: () => JsonObject;
  /** The view of that seat; null while the position is incomplete. */
  readonly view: S | null;
  readonly nameOf: SeatNamer;
}

/** A table as one seat that may have tried sees it. */
export interface ParseContext<S> {
  /** The seat that tries. */
  readonly seat: Seat;
  /** Whether the desk calls that seat "you". */
  readonly isYou: boolean;
  readonly options: Options;
  readonly view: S | null;
  /** The known cards of a place, bottom first. */
  readonly cards: (place: string) => readonly string[];
  readonly place: (id: string) => DeskPlace | undefined;
  /** The value of a place, undefined if it is unsaid. */
  readonly valueIn: (id: string) => unknown;
  /** Whether the position has a field, even with its default value. */
  readonly hasField: (key: string) => boolean;
  /** Whether cards that aren't shown may be in the place. */
  readonly mayHoldMore: (place: string) => boolean;
  /** Copies of a card that are in no place. */
  readonly copiesLeft: (code: string) => number;
}

const isCardPlace = (place: DeskPlace | undefined): place is CardPlace =>
  place?.kind === 'set' || place?.kind === 'row' || place?.kind === 'pile';
const isUnseen = (code: string): boolean => code.endsWith('?');

function countCopies<S>({ game, places }: TypingTable<S>, json: JsonObject): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const thing of places.filter(isCardPlace).flatMap((place) => place.read(json) ?? [])) {
    for (const card of game.desk.thing(thing)?.cards ?? []) {
      const code = game.pack.code(card);
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return counts;
}

/** The table as this seat sees it. The position is read when it is first needed. */
export function contextOf<S>(table: TypingTable<S>, seat: Seat): ParseContext<S> {
  const { game, options, places } = table;
  let position: JsonObject | undefined;
  let copies: ReadonlyMap<string, number> | undefined;
  const json = (): JsonObject => {
    position ??= table.position();
    return position;
  };
  const place = (id: string): DeskPlace | undefined =>
    places.find((one) => one.id === (id === HAND_PLACE ? handZone(seat) : id));
  const thingsIn = (id: string): readonly string[] | undefined => {
    const cardPlace = place(id);
    return isCardPlace(cardPlace) ? cardPlace.read(json()) : undefined;
  };
  return {
    seat,
    isYou: seat === table.seat,
    options,
    view: seat === table.seat ? table.view : null,
    cards: (id) => (thingsIn(id) ?? []).filter((code) => !isUnseen(code)),
    place,
    valueIn: (id) => place(id)?.read(json()),
    hasField: (key) => json()[key] !== undefined,
    mayHoldMore: (id) => thingsIn(id)?.some(isUnseen) ?? true,
    copiesLeft(code) {
      copies ??= countCopies(table, json());
      const card = game.pack.read(code);
      return card === undefined ? 0 : packOf(game, options).copies(card) - (copies.get(code) ?? 0);
    },
  };
}

/** The context with more cards in their places. */
export function withToldCards<S>(context: ParseContext<S>, told: readonly CardPlacement[]): ParseContext<S> {
  return {
    ...context,
    cards(id) {
      const cards = context.cards(id);
      const placeId = context.place(id)?.id;
      const toldCards = told.flatMap((one) => (one.place === placeId ? one.cards : []));
      return [...cards, ...toldCards.filter((code) => !cards.includes(code))];
    },
  };
}
