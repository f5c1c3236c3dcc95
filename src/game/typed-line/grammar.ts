import type { Json, JsonObject } from '../json.ts';
import type { Options } from '../options.ts';
import type { Seat } from '../seat.ts';
import type { ParseContext } from './context.ts';
import type { CardPlacement } from './placement.ts';

/** The values of a pattern's slots, by slot name. */
export type SlotValues = Readonly<Record<string, unknown>>;

/** A move in wire notation, and cards that must be in some place, in addition to those of the slots. */
export interface ParsedMove {
  readonly move: JsonObject;
  readonly placements?: readonly CardPlacement[];
  /** What the try itself tells about the table. */
  readonly facts?: readonly Fact[];
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

/**
 * One kind of try and its sentences. A pattern has words (`lay|put`: either; verbs also match their other forms), slots
 * (`{cards}`, `{n:number}`) and optional parts (`[in]`); words joined by `_` count as one (`throw_in`). Small words like articles may be anywhere. The player who tries
 * is not part of a pattern.
 */
export interface TryGrammar<S> {
  readonly says: readonly string[];
  /** Fields with fixed values. The slots are the other fields, unless `move` builds the move. */
  readonly fields: JsonObject;
  /** Builds the move; null where the sentence makes no sense in this position. */
  readonly move?: (slots: SlotValues, context: ParseContext<S>) => ParsedMove | null;
  /** A move that is made out of turn, so it doesn't tell whose turn it was. */
  readonly outOfTurn?: true;
  /** The list of spoken words to which the try adds one. If the line tells others, the players between said nothing. */
  readonly speaksIn?: string;
}

/**
 * A clause that tells what was on the table. Besides the slots of tries, its patterns have `{things}` (the cards of the
 * place that is set to them), `{who}` (a player: "Ann") and `{whose}` (an owner: "Ann's"), both the player who tries
 * where they are left out.
 */
export interface FactGrammar {
  readonly says: readonly string[];
  /**
   * The values of places, by id. `{slot}` in an id or a value stands for the value of a slot, `{others}` in an id for
   * each player but `{who}`, and `*` for the first number whose place is empty. Cards are added to their place, an entry
   * to a list; all else is replaced.
   */
  readonly sets: JsonObject;
  /** The answer to the question that a place asks about each of the cards. */
  readonly answers?: Json;
  /** The try came before its turn, so the players before it are not assumed to have passed. */
  readonly isOutOfTurn?: true;
  /** The cards are all there are in their place. */
  readonly isWhole?: true;
  /** A move of another player: alone it would be a try. */
  readonly isMove?: true;
}

/** A place and the value that a sentence gives it. */
export interface Fact {
  readonly place: string;
  /** Of a list: the next word, the label of a choice, or no word at all. */
  readonly value: Json;
  /** The thing in the place that the value is about: who made it. */
  readonly thing?: string;
  /** In place of a word: the player who speaks next, after those before have said nothing. */
  readonly nextSpeaker?: Seat;
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
  readonly facts: readonly FactGrammar[];
  /** Sentences to touch in place of typing, each readable at an empty desk. */
  readonly examples: readonly string[];
  /**
   * Suits in the order in which they are taken for a card that is named by rank only and may be any; left out where a
   * suit can change a ruling.
   */
  readonly anySuit?: string;
  /** The fact that makes it the turn of a seat; null where the rest of the position tells the turn. */
  readonly turn: (seat: Seat, context: ParseContext<S>) => Fact | null;
  /** The partner of a seat; null without partners. Left out in games without. */
  readonly partnerOf?: (seat: Seat, options: Options) => Seat | null;
}
