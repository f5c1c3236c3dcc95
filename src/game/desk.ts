import type { Card } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import type { Result } from './fault.ts';
import type { Json, JsonObject } from './json.ts';
import type { ScoreAnswer } from './notation.ts';
import type { Seat, SeatNamer } from './seat.ts';

/** Reads and writes one fact in the JSON of a position or a count. */
export interface JsonLens<T> {
  /** Reads the value of a case; undefined if there is none or it can't be read. */
  read(json: JsonObject): T | undefined;
  /** Returns the JSON with this value; undefined removes it. */
  write(json: JsonObject, value: T | undefined): JsonObject;
}

interface PlaceBase {
  /** Places with cards: the id of their zone, where there is one. */
  readonly id: string;
  readonly label: string;
  /** Faults at or below these paths belong to this place: `position.hands[0]`. */
  readonly paths: readonly string[];
  /** The place rarely matters to a ruling, so it is shown after the others. */
  readonly rare?: boolean;
  /** Every try presupposes it, as whose turn it is; a ruling never asks about it. */
  readonly presumed?: boolean;
  /** What a ruling depends on while this is unknown: "the top card of the pile". Default: the label. */
  readonly needs?: string;
  /** Whether the desk asks for this place, given what is filled in so far. Default: always. */
  when?(json: JsonObject): boolean;
}

/** A place that holds cards, each thing in wire notation. */
export interface CardPlace extends PlaceBase, JsonLens<readonly string[]> {
  /** `set`: the order has no meaning · `row`: side by side · `pile`: bottom first. */
  readonly kind: 'set' | 'row' | 'pile';
  /** Text while the place isn't filled in: "Four cards nobody showed". Default: none. */
  readonly placeholder?: string;
  /** Label for "no card here": "Nothing is played". Default: "None". */
  readonly emptyLabel?: string;
  /** Only the top of the pile is shown; a single unseen card below it stands for any number of cards, or for none. */
  readonly topOnly?: boolean;
  /**
   * The placeholder as a list of things; left out where it stands for no cards or depends on the position. A card that
   * is put here replaces one of these things, and the others stay unseen.
   */
  readonly defaultThings?: readonly string[];
  /** Whether unseen cards may be here: `?`, or `4?` for four. */
  readonly unseen: boolean;
  readonly maxCards?: number;
  /** Whether its cards lie in another place too and are counted there: the card just drawn, which is in a hand. */
  readonly isRepeat?: boolean;
  /** For one of several places that differ only in their order: their common name, “Your side piles”. */
  readonly among?: string;
  /** Joins things of this place into one that counts as a single thing. */
  join?(things: readonly string[]): string;
  /** A question about one thing here: who made it, what it stands for. Null where there is none. */
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

/** Spoken words in their order: the bids of an auction. */
export interface ListPlace extends PlaceBase, JsonLens<readonly Json[]> {
  readonly kind: 'list';
  /** A question, shown while no word is entered. */
  readonly placeholder: string;
  /** Label for "no word was spoken". */
  readonly emptyLabel: string;
  /** The words spoken so far, as texts. */
  words(json: JsonObject): readonly string[];
  /**
   * The words that can follow, grouped by speaker; `said` is the whole list including that choice. The last group is the
   * next speaker's, labelled with the name, and its first choice says nothing: "passed".
   */
  next(json: JsonObject): readonly {
    readonly label: string;
    readonly choices: readonly { readonly label: string; readonly said: readonly Json[] }[];
  }[];
}

export type DeskPlace = CardPlace | ChoicePlace | NumberPlace | ListPlace;

/**
 * What picks can't tell about a try: the amount of a bid, which card ends on top. One of the choices is the try itself.
 */
export interface MoveQuestion {
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly move: JsonObject }[];
}

/** A question that is answered by counting: what was won, which hand wins, what is owed. */
export interface CountForm<O> {
  readonly id: string;
  /** The question: "What does it score?" */
  readonly label: string;
  readonly places: (options: O, name: SeatNamer) => readonly DeskPlace[];
  /** Labels of the totals, by seat or side; empty where nothing is added up. */
  readonly sides: (options: O, name: SeatNamer) => readonly string[];
  readonly example: JsonObject;
  /** The places together must hold the whole pack: the desk shows how many cards are missing and offers to add them. */
  readonly whole?: boolean;
  /** Counts in place of `notation.score`, where the question is a different one. */
  readonly count?: (json: JsonObject, options: O, name: SeatNamer) => Result<ScoreAnswer>;
}

/** A card, or several that count as one, in wire notation. */
export interface DeskThing {
  readonly text: string;
  readonly cards: readonly Card[];
  readonly worth?: string;
}

/** How positions of a game are laid out by hand. Every field of a position belongs to one of the places. */
export interface Desk<O> {
  /** Parses a thing in any accepted spelling; undefined if the game has no such thing. */
  readonly thing: (text: string) => DeskThing | undefined;
  /** The places in the order in which a player fills them in; `seat` is the seat that tries. */
  readonly places: (options: O, seat: Seat, name: SeatNamer) => readonly DeskPlace[];
  /**
   * Adds the unseen cards that must be there and what follows from the rest: a hand with three known cards gets its
   * full length. A complete position is returned unchanged. Links hold the completed position, so they say exactly what
   * was judged.
   */
  readonly complete?: (position: JsonObject, options: O) => JsonObject;
  /** The position of an empty desk, for games in which an empty position is invalid. Default: `{}`. */
  readonly start?: JsonObject;
  /** A complete case to show how the desk works: position, seat and move. */
  readonly example: JsonObject;
  /** Questions about a try that picks can't answer; `move` as on the wire. */
  readonly about?: (position: JsonObject, seat: Seat, move: JsonObject) => readonly MoveQuestion[];
  /**
   * Tries that the table doesn't propose because they are never due then, such as a bid after the auction; as on the
   * wire. The desk offers them last.
   */
  readonly untimely?: (position: JsonObject, seat: Seat) => readonly JsonObject[];
  /**
   * The position with what a kind of try implies, where nothing else is said: who jumps in isn't on turn. The desk shows
   * it like any other entry.
   */
  readonly presuppose?: (position: JsonObject, seat: Seat, move: JsonObject, options: O) => JsonObject;
  /** A try in typed form, as an example: "6s takes 5c and as". */
  readonly typed: string;
  /** Other questions, answered by counting. */
  readonly counts: readonly CountForm<O>[];
}

type Guard<T> = (json: unknown) => json is T;

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isThingList: Guard<readonly string[]> = (json): json is readonly string[] =>
  Array.isArray(json) && json.every((thing) => typeof thing === 'string');
export const isJsonList: Guard<readonly Json[]> = (json): json is readonly Json[] => Array.isArray(json);
export const isWholeNumber: Guard<number> = (json): json is number => Number.isSafeInteger(json);
/** Guard of a seat, or of null for no seat. */
export const isSeatOrNull: Guard<number | null> = (json): json is number | null =>
  json === null || Number.isSafeInteger(json);

/**
 * Lens on a top-level field; a missing field is read as undefined.
 * @param unknownValue a value that means the same as a missing field, if there is such a value
 */
export function fieldLens<T extends Json>(key: string, guard: Guard<T>, unknownValue?: T): JsonLens<T> {
  return {
    read(json) {
      const value = json[key];
      return guard(value) && !isSameJson(value, unknownValue) ? value : undefined;
    },
    write(json, value) {
      const { [key]: _, ...others } = json;
      return value === undefined || isSameJson(value, unknownValue) ? others : { ...others, [key]: value };
    },
  };
}

/** A top-level list with a fixed number of entries: a hand for each seat. */
interface EntryList<T> {
  readonly key: string;
  readonly length: number;
  readonly guard: Guard<T>;
  /** The wire form of an unknown entry (`["4?"]`), or of an empty one. */
  readonly blank: T;
}

function entriesOf<T>(json: JsonObject, { key, length, guard, blank }: EntryList<T>): readonly T[] {
  const list = json[key];
  return Array.from({ length }, (_, i) => {
    const entry: unknown = Array.isArray(list) ? list[i] : undefined;
    return guard(entry) ? entry : blank;
  });
}

function withEntries<T extends Json>(json: JsonObject, key: string, list: readonly T[], isBare: boolean): JsonObject {
  const { [key]: _, ...others } = json;
  return isBare ? others : { ...others, [key]: list };
}

/** Lens on one entry of a list, a hand among the hands; `blank` stands for an unknown entry. The other entries stay. */
export function entryLens<T extends Json>(list: EntryList<T>, at: number): JsonLens<T> {
  const isUnknown = (entry: T | undefined): boolean => isSameJson(entry, list.blank);
  return {
    read(json) {
      const entry = entriesOf(json, list)[at];
      return isUnknown(entry) ? undefined : entry;
    },
    write(json, value = list.blank) {
      const entries = entriesOf(json, list).with(at, value);
      return withEntries(json, list.key, entries, entries.every(isUnknown));
    },
  };
}

/**
 * Lens on one entry of a list whose entries can't be unknown, so the JSON has the whole list or none of it. When the
 * first entry is written, all others become `blank`, the empty value.
 */
export function rowEntryLens<T extends Json>(list: EntryList<T>, at: number): JsonLens<T> {
  const { key, blank } = list;
  return {
    read: (json) => (Array.isArray(json[key]) ? entriesOf(json, list)[at] : undefined),
    write(json, value) {
      const entries = entriesOf(json, list).with(at, value ?? blank);
      const isBare = value === undefined && entries.every((entry) => isSameJson(entry, blank));
      return withEntries(json, key, entries, isBare);
    },
  };
}

/** `Desk.thing` for a game in which each card is a thing. */
export function cardThing(pack: Pack): Desk<never>['thing'] {
  return (text) => {
    const card = pack.read(text);
    return card === undefined ? undefined : { text: pack.code(card), cards: [card] };
  };
}
