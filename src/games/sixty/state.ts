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
  /** Cards played on the player on turn, all of one number; empty if that player leads. */
  readonly attack: readonly Card[];
  /** Seat that played or passed on the attack; null if there is none or it isn't known. */
  readonly from: Seat | null;
  readonly discard: readonly Card[];
  /** The deck as shuffled; only the first `left` cards remain, and the last of them is drawn next. */
  readonly deck: readonly Card[];
  /** Number of cards left to draw. */
  readonly left: number;
  /** Penalty piles of this round, face down, as they are; a view hides their cards. */
  readonly penalty: readonly (readonly Card[])[];
  /** Cards of each penalty pile as players saw them taken; UNKNOWN for those not seen. */
  readonly taken: readonly (readonly Card[])[];
  /** Number of this round, from 1. */
  readonly round: number;
  /** Seat that led the first attack of this round. */
  readonly starter: Seat;
  /** Penalty points of each seat in the finished rounds. */
  readonly totals: readonly number[];
}

export type SixtyMove =
  | { readonly type: 'attack' | 'pass-on' | 'beat'; readonly cards: readonly Card[] }
  | { readonly type: 'joker'; readonly cards: readonly Card[]; readonly pick?: Card }
  | { readonly type: 'take' };

const NO_CARDS: readonly Card[] = [];

export function playedCards(move: SixtyMove): readonly Card[] {
  return move.type === 'take' ? NO_CARDS : move.cards;
}

/** The next other seat with cards in a direction; −1 if there is none. */
export function nextHolder(hands: SixtyState['hands'], seat: Seat, direction: Direction): Seat {
  const seats = hands.length;
  for (let i = 1; i < seats; i++) {
    const candidate = (seat + seats + i * direction) % seats;
    if ((hands[candidate] as readonly Card[]).length > 0) return candidate;
  }
  return -1;
}

export function deckOf({ deck, left }: SixtyState): readonly Card[] {
  return left === deck.length ? deck : deck.slice(0, left);
}

/** Points of a seat for cards taken or left in the hand. */
export interface CountedPoints {
  readonly points: number;
  /** The cards that the points are for. */
  readonly counted: readonly Card[];
  readonly where: 'taken' | 'left in hand';
}

/** Why a round ends: no player has cards (`nobody`), only one has, or only jokers are left. */
export type RoundEnd = 'nobody' | 'one' | 'jokers';

/** Events of Sixty. `to` is the seat that the attack faces next. */
export type SixtyEvent =
  | GameEvent<'spent' | 'took' | 'out' | 'passed-over' | 'skipped' | 'clockwise' | 'begins'>
  | (GameEvent<'attacked' | 'went-on'> & { readonly to: Seat })
  | (GameEvent<'passed-on'> & { readonly added: readonly Card[]; readonly to: Seat })
  | (GameEvent<'beat'> & { readonly beaten: readonly Card[] })
  /** Abracadabra. `back`: the attack returns to the seat that played it, which still has cards. */
  | (GameEvent<'turned'> & { readonly to: Seat; readonly back: boolean })
  /** Hocus-pocus. `all`: the attack with the card picked from the discard pile, which is last. */
  | (GameEvent<'picked'> & { readonly all: readonly Card[]; readonly to: Seat })
  /** Zap. `cards` go to the penalty pile of the seat; `rest`, the larger half, is the attack that goes on. */
  | (GameEvent<'halved'> & { readonly rest: readonly Card[]; readonly to: Seat })
  | (GameEvent<'drew'> & { readonly drawn: number })
  | (GameEvent<'round-over'> & { readonly round: number; readonly why: RoundEnd })
  | (GameEvent<'scored'> & CountedPoints)
  /** `level`: the seats that share the lowest total. */
  | (GameEvent<'tie'> & { readonly level: readonly Seat[] })
  /** `again`: how many deals were thrown in before this one. */
  | (GameEvent<'dealt'> & { readonly again: number })
  | (GameEvent<'game-over'> & { readonly totals: readonly number[] });

export const ATTACK = 'attack';
export const DISCARD = 'discard';
export const DECK = 'deck';
