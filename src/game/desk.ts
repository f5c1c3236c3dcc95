import type { Card } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import type { Result } from './fault.ts';
import type { Json, JsonObject } from './json.ts';
import type { ScoreAnswer } from './notation.ts';
import type { Seat, SeatNamer } from './seat.ts';

/** What one can say of a position (or of what was won), and where it stands in the wire format. */
export interface JsonLens<T> {
  /** Undefined: nothing was said, or nothing that can be read. Nothing is taken to hold there. */
  read(json: JsonObject): T | undefined;
  /** The same JSON with this said, or unsaid again. */
  write(json: JsonObject, said: T | undefined): JsonObject;
}

interface PlaceBase {
  /** Of places with cards: the id of the zone they lie in, where there is one. */
  readonly id: string;
  readonly label: string;
  /** Faults at or below these paths are about it: `position.hands[0]`. */
  readonly paths: readonly string[];
  /** Seldom matters to a ruling: kept behind the others. */
  readonly rare?: boolean;
  /** A try takes it for granted, like whose turn it is: a ruling never asks about it. */
  readonly presumed?: boolean;
  /** What a ruling depends on while nothing is said here: "the top card of the pile". Default: the label. */
  readonly needs?: string;
  /** Whether it is asked at all, after what else was said; default: always. */
  when?(json: JsonObject): boolean;
}

/** A place where cards lie, each thing in it written as on the wire. */
export interface CardPlace extends PlaceBase, JsonLens<readonly string[]> {
  /** `set`: order means nothing · `row`: side by side · `pile`: bottom first. */
  readonly kind: 'set' | 'row' | 'pile';
  /** What is known while nothing is said: "Four cards nobody showed". Default: nothing. */
  readonly placeholder?: string;
  /** How it is said that no card lies there: "Nothing is played". Default: "None". */
  readonly emptyLabel?: string;
  /** Only the top of the pile is shown: a single unseen card under it stands for any number, or for none. */
  readonly topOnly?: boolean;
  /**
   * The same as things; none where it is none, or isn't the same everywhere. Where it is given, a card that is
   * put down is one of them: the others stay unseen.
   */
  readonly defaultThings?: readonly string[];
  /** Whether cards nobody showed may lie there: `?`, or `4?` for four. */
  readonly unseen: boolean;
  readonly most?: number;
  /** One of several alike, told apart by their order: what all of them are called, “Your side piles”. */
  readonly among?: string;
  /** Things of this place put together so that they count as one. */
  join?(things: readonly string[]): string;
  /** What is asked about one thing while it lies there: who made it, what it stands for. */
  ask?(thing: string): ChoicePlace | null;
}

export interface ChoicePlace extends PlaceBase, JsonLens<Json> {
  readonly kind: 'choice';
  readonly choices: readonly { readonly value: Json; readonly label: string }[];
}

export interface NumberPlace extends PlaceBase, JsonLens<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** Words said one after the other: what was bid. */
export interface ListPlace extends PlaceBase, JsonLens<readonly Json[]> {
  readonly kind: 'list';
  /** What stands there before anything is said: a question. */
  readonly placeholder: string;
  /** How it is said that no word was spoken. */
  readonly emptyLabel: string;
  /** What was said so far, in words. */
  words(json: JsonObject): readonly string[];
  /** What can come next, in lines of the same speaker: what is then said in all. */
  next(json: JsonObject): readonly {
    readonly label: string;
    readonly choices: readonly { readonly label: string; readonly said: readonly Json[] }[];
  }[];
}

export type DeskPlace = CardPlace | ChoicePlace | NumberPlace | ListPlace;

/** What touches can't say of a try: how much was bid, which card ends on top. One choice is the try as it stands. */
export interface MoveQuestion {
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly move: JsonObject }[];
}

/** A question that is answered by counting: what was won, which hand wins, what is owed. */
export interface CountForm<O> {
  readonly id: string;
  /** As one asks it: "What does it score?" */
  readonly label: string;
  readonly places: (options: O, name: SeatNamer) => readonly DeskPlace[];
  /** Whom the totals belong to, each a seat or a side; none where nothing is added up. */
  readonly sides: (options: O, name: SeatNamer) => readonly string[];
  readonly example: JsonObject;
  /** All that was won lies in these places: how many cards are missing is said, and the rest can be put down at once. */
  readonly whole?: boolean;
  /** In place of the `score` form, where the question is another. */
  readonly count?: (won: JsonObject, options: O, name: SeatNamer) => Result<ScoreAnswer>;
}

/** A card, or several that count as one, as written on the wire. */
export interface DeskThing {
  readonly text: string;
  readonly cards: readonly Card[];
  readonly worth?: string;
}

/** How a game's tables are set up by hand: every field of its positions is in one of the places. */
export interface Desk<O> {
  /** A thing in any accepted spelling; undefined where it is none of this game. */
  readonly thing: (text: string) => DeskThing | undefined;
  /** In the order in which one lays a table. The seat is the one that tries. */
  readonly places: (options: O, seat: Seat, name: SeatNamer) => readonly DeskPlace[];
  /**
   * The position with what must be there and nobody showed, and with what follows from what was said: a hand of
   * which three cards were said is as long as it must be. One that is whole is given back as it is. The desk keeps
   * positions so: a link holds what is judged.
   */
  readonly complete?: (position: JsonObject, options: O) => JsonObject;
  /** What lies there before anything is said, where a bare table can’t be; default: nothing. */
  readonly start?: JsonObject;
  /** A quarrel to show how it goes: position, seat and move of a case. */
  readonly example: JsonObject;
  /** What can be said of a try beyond what is touched; the move as on the wire. */
  readonly about?: (position: JsonObject, seat: Seat, move: JsonObject) => readonly MoveQuestion[];
  /** A try as one may type it, to show how: "6s takes 5c and as". */
  readonly typed: string;
  /** What else can be asked. */
  readonly counts: readonly CountForm<O>[];
}

type Guard<T> = (json: unknown) => json is T;

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isThingList: Guard<readonly string[]> = (json): json is readonly string[] =>
  Array.isArray(json) && json.every((thing) => typeof thing === 'string');
export const isJsonList: Guard<readonly Json[]> = (json): json is readonly Json[] => Array.isArray(json);
export const isWholeNumber: Guard<number> = (json): json is number => Number.isSafeInteger(json);
/** A seat, or null for nobody. */
export const isSeatOrNull: Guard<number | null> = (json): json is number | null =>
  json === null || Number.isSafeInteger(json);

/** A field of its own: missing, it is not said. @param unknown what says no more than that, where something does */
export function fieldLens<T extends Json>(key: string, is: Guard<T>, unknown?: T): JsonLens<T> {
  return {
    read(json) {
      const said = json[key];
      return is(said) && !isSameJson(said, unknown) ? said : undefined;
    },
    write(json, said) {
      const { [key]: _, ...others } = json;
      return said === undefined || isSameJson(said, unknown) ? others : { ...others, [key]: said };
    },
  };
}

function entriesOf<T>(json: JsonObject, key: string, length: number, is: Guard<T>, blank: T): readonly T[] {
  const list = json[key];
  return Array.from({ length }, (_, i) => {
    const said: unknown = Array.isArray(list) ? list[i] : undefined;
    return is(said) ? said : blank;
  });
}

function withEntries<T extends Json>(
  json: JsonObject,
  key: string,
  list: readonly T[],
  bare: boolean,
): JsonObject {
  const { [key]: _, ...others } = json;
  return bare ? others : { ...others, [key]: list };
}

/**
 * One entry of a list that has exactly `length`: a hand among the hands. The others keep what they say.
 * @param unknown what an entry says of which nothing is known: `["4?"]`
 */
export function entryLens<T extends Json>(
  key: string,
  at: number,
  length: number,
  is: Guard<T>,
  unknown: T,
): JsonLens<T> {
  return {
    read(json) {
      const said = entriesOf(json, key, length, is, unknown)[at];
      return isSameJson(said, unknown) ? undefined : said;
    },
    write(json, said = unknown) {
      const list = entriesOf(json, key, length, is, unknown).with(at, said);
      return withEntries(
        json,
        key,
        list,
        list.every((one) => isSameJson(one, unknown)),
      );
    },
  };
}

/**
 * The same where the wire format has no word for an unknown entry: the list is said as a whole, as a row of piles is
 * laid out. Once one entry is said, the others are `blank`: visibly empty, or nothing.
 */
export function rowEntryLens<T extends Json>(
  key: string,
  at: number,
  length: number,
  is: Guard<T>,
  blank: T,
): JsonLens<T> {
  return {
    read: (json) => (Array.isArray(json[key]) ? entriesOf(json, key, length, is, blank)[at] : undefined),
    write(json, said) {
      const list = entriesOf(json, key, length, is, blank).with(at, said ?? blank);
      const bare = said === undefined && list.every((one) => isSameJson(one, blank));
      return withEntries(json, key, list, bare);
    },
  };
}

/** `thing` of a game in which each card is a thing by itself. */
export function cardThing(pack: Pack): Desk<never>['thing'] {
  return (text) => {
    const card = pack.read(text);
    return card === undefined ? undefined : { text: pack.code(card), cards: [card] };
  };
}
