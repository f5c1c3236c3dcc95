import type { Card } from '../../cards/card.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { SixtyOptions } from './options.ts';

export const HAND_SIZE = 5;

/** 1: clockwise, to the next higher seat. */
export type Direction = 1 | -1;

export interface SixtyState extends GameState {
  readonly options: SixtyOptions;
  readonly turn: Seat | null;
  readonly direction: Direction;
  readonly hands: readonly (readonly Card[])[];
  /** Played on the player on turn, all of one number; empty where that player leads. */
  readonly attack: readonly Card[];
  /** Who played them or passed them on; null while nothing is played, or where nobody knows. */
  readonly from: Seat | null;
  readonly discard: readonly Card[];
  /** The deck as it was shuffled: only the first `left` are still there, the last of these is drawn next. */
  readonly deck: readonly Card[];
  readonly left: number;
  /** This round’s, face down. */
  readonly penalty: readonly (readonly Card[])[];
  /** The cards of each penalty pile, as all players saw them being taken; UNKNOWN where this table didn’t. */
  readonly taken: readonly (readonly Card[])[];
  readonly round: number;
  readonly starter: Seat;
  /** Of finished rounds. */
  readonly totals: readonly number[];
}

export type SixtyMove =
  | { readonly type: 'attack' | 'pass-on' | 'beat'; readonly cards: readonly Card[] }
  | { readonly type: 'joker'; readonly cards: readonly Card[]; readonly pick?: Card }
  | { readonly type: 'take' };

const NO_CARDS: readonly Card[] = [];

/** Cards a move plays from the hand. */
export function playedCards(move: SixtyMove): readonly Card[] {
  return move.type === 'take' ? NO_CARDS : move.cards;
}

/** The next seat in a direction that holds cards, never the seat itself; −1 where nobody else does. */
export function nextHolder(hands: SixtyState['hands'], seat: Seat, direction: Direction): Seat {
  const seats = hands.length;
  for (let i = 1; i < seats; i++) {
    const other = (seat + seats + i * direction) % seats;
    if ((hands[other] as readonly Card[]).length > 0) return other;
  }
  return -1;
}

/** The cards still in the deck. */
export function deckOf({ deck, left }: SixtyState): readonly Card[] {
  return left === deck.length ? deck : deck.slice(0, left);
}

/** Cards that count for a seat: taken, or left in its hand when the round is over. */
export interface CountedPoints {
  readonly points: number;
  readonly counted: readonly Card[];
  readonly where: 'taken' | 'left in hand';
}

/** Why nobody plays on: nobody holds a card, one alone does, or only jokers are held. */
export type RoundEnd = 'nobody' | 'one' | 'jokers';

/** What happens in Sixty. `to`: on whom the cards are played then. */
export type SixtyEvent =
  | GameEvent<'spent' | 'took' | 'out' | 'passed-over' | 'skipped' | 'clockwise' | 'begins'>
  | (GameEvent<'attacked' | 'went-on'> & { readonly to: Seat })
  | (GameEvent<'passed-on'> & { readonly added: readonly Card[]; readonly to: Seat })
  | (GameEvent<'beat'> & { readonly beaten: readonly Card[] })
  | (GameEvent<'turned'> & { readonly to: Seat; readonly back: boolean })
  | (GameEvent<'picked'> & { readonly all: readonly Card[]; readonly to: Seat })
  | (GameEvent<'halved'> & { readonly rest: readonly Card[]; readonly to: Seat })
  | (GameEvent<'drew'> & { readonly drawn: number })
  | (GameEvent<'round-over'> & { readonly round: number; readonly why: RoundEnd })
  | (GameEvent<'scored'> & CountedPoints)
  | (GameEvent<'tie'> & { readonly level: readonly Seat[] })
  | (GameEvent<'dealt'> & { readonly again: number })
  | (GameEvent<'game-over'> & { readonly totals: readonly number[] });

export const ATTACK = 'attack';
export const DISCARD = 'discard';
export const DECK = 'deck';
