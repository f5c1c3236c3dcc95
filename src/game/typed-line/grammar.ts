import type { JsonObject } from '../json.ts';
import type { Options } from '../options.ts';
import type { Seat } from '../seat.ts';

/** The values of a pattern's slots, by slot name. */
export type SlotValues = Readonly<Record<string, unknown>>;

/** Cards that a sentence names, in wire notation, and the desk place they must be in. */
export interface CardPlacement {
  readonly place: string;
  readonly cards: readonly string[];
  /** Whether they must be the top cards of the pile. */
  readonly top?: boolean;
}

/** The position on the desk before the sentence. */
export interface ParseContext<S> {
  readonly seat: Seat;
  readonly options: Options;
  /** The view of the seat that tries; null while the position is incomplete. */
  readonly view: S | null;
  /** The known cards of a place, bottom first. */
  readonly cards: (place: string) => readonly string[];
}

/** A move in wire notation, and cards that must be in some place, in addition to those of the slots. */
export interface ParsedMove {
  readonly move: JsonObject;
  readonly placements?: readonly CardPlacement[];
}

/** A slot for cards. */
export interface CardSlot {
  /** Where the cards must be: the id of a desk place, or `HAND_PLACE` for the hand of the seat that tries. */
  readonly place?: string;
  readonly top?: true;
  /** A single card, not a list. */
  readonly one?: true;
  /** The slot only tells where cards are; it is not a field of the move. */
  readonly apart?: true;
}

/** Stands for the hand of the seat that tries. */
export const HAND_PLACE = 'hand';

/**
 * One kind of try and its sentences. A pattern has words (`lay|put`: either; verbs also match their forms in -s and
 * -ed), slots (`{cards}`, `{n:number}`) and optional parts (`[in]`). Small words like articles may be anywhere.
 */
export interface TryGrammar<S> {
  readonly says: readonly string[];
  /** Fields with fixed values. The slots are the other fields, unless `move` builds the move. */
  readonly fields: JsonObject;
  /** Builds the move; null where the sentence makes no sense in this position. */
  readonly move?: (slots: SlotValues, context: ParseContext<S>) => ParsedMove | null;
}

/** A part of sentences that has several forms. */
export interface GrammarPart {
  readonly says: string;
  readonly means: (slots: SlotValues) => unknown;
}

/** The grammar of a game's tries in words. */
export interface Grammar<S> {
  readonly cards: Readonly<Record<string, CardSlot>>;
  readonly parts?: Readonly<Record<string, readonly GrammarPart[]>>;
  readonly tries: readonly TryGrammar<S>[];
}
