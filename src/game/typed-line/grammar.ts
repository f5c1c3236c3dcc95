import type { JsonObject } from '../json.ts';
import type { Options } from '../options.ts';
import type { Seat } from '../seat.ts';

/** What a player said in the slots of a pattern, by the slots’ names. */
export type SlotValues = Readonly<Record<string, unknown>>;

/** Cards that a sentence names, as on the wire, and the place of the desk where they must lie. */
export interface CardPlacement {
  readonly place: string;
  readonly cards: readonly string[];
  /** They are the last ones of the place: the top of a pile. */
  readonly top?: boolean;
}

/** What was put down before the sentence. */
export interface ParseContext<S> {
  readonly seat: Seat;
  readonly options: Options;
  /** The table as the player who tries sees it; null where it can’t be laid yet. */
  readonly view: S | null;
  /** The cards of a place that somebody showed, bottom first. */
  readonly cards: (place: string) => readonly string[];
}

/** A move as on the wire, and cards that must lie somewhere beside those of the slots. */
export interface ParsedMove {
  readonly move: JsonObject;
  readonly lies?: readonly CardPlacement[];
}

/** A slot for cards. */
export interface CardSlot {
  /** Where the cards must lie: the id of a place of the desk; `HAND`: the hand of the player who tries. */
  readonly place?: string;
  readonly top?: true;
  /** One card, not a list of them. */
  readonly one?: true;
  /** Says what lies there and is no field of the move. */
  readonly apart?: true;
}

/** The place of cards that are played from the hand of the player who tries. */
export const HAND = 'hand';

/**
 * One kind of try and the sentences that say it. A pattern is written with words (`lay|put`: either; a verb stands
 * for its forms in -s and -ed), slots (`{cards}`, `{n:number}`) and parts that may be left out (`[in]`). Small
 * words, as articles, may stand anywhere.
 */
export interface TryGrammar<S> {
  readonly says: readonly string[];
  /** Fields that need no slot. The slots are the others, unless `move` makes the move of them. */
  readonly fields: JsonObject;
  /** Null: the sentence can’t be meant at this table. */
  readonly move?: (said: SlotValues, before: ParseContext<S>) => ParsedMove | null;
}

/** A part of sentences that has several forms. */
export interface GrammarPart {
  readonly says: string;
  readonly means: (said: SlotValues) => unknown;
}

/** How a game’s tries are said in words: its verbs and the slots of each. */
export interface Grammar<S> {
  readonly cards: Readonly<Record<string, CardSlot>>;
  readonly parts?: Readonly<Record<string, readonly GrammarPart[]>>;
  readonly tries: readonly TryGrammar<S>[];
}
