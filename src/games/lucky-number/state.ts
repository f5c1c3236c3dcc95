import type { Card } from '../../cards/card.ts';
import type { Suit } from '../../cards/suits.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { LuckyOptions } from './options.ts';

export const HAND_SIZE = 15;
export const LUCKY_LEAST = 3;
export const LUCKY_MOST = 36;
/** Cards an ace or a joker adds to the debt. */
export const DEBT_PER_ACE = 3;

/** Debt of the player on turn: cards from a chain, or dice from a combination. */
export interface Debt {
  readonly by: 'cards' | 'dice';
  readonly n: number;
}

export interface LuckyState extends GameState {
  readonly options: LuckyOptions;
  /** The player whose turn it is, unless another player jumps in; null when the game is over. */
  readonly turn: Seat | null;
  readonly direction: 1 | -1;
  /** Lucky numbers, known to all; null if unknown in this position. */
  readonly lucky: readonly (number | null)[];
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  readonly stock: readonly Card[];
  /** Suit named for the jack on top. */
  readonly suit: Suit | null;
  readonly owed: Debt | null;
  /** Card the player on turn drew and may still lay; it is in the hand too. */
  readonly drawn: Card | null;
  /** Seat that has just laid a single card, while a jump-in on it is possible. */
  readonly open: Seat | null;
  /**
   * Seat that declined to jump in. It is hidden from the others and isn't serialized: a serialized position
   * has no jump-in window then.
   */
  readonly declined: Seat | null;
  /** Turns in a row without a lay or a draw. */
  readonly idle: number;
  readonly turns: number;
  readonly winners: readonly Seat[];
}

export type CombinationMove = {
  readonly type: 'combine';
  readonly cards: readonly Card[];
  readonly aces: readonly Card[];
  /** Natural card named as the top; null if none was. */
  readonly top: Card | null;
  /** Card the joker stands for; undefined if any will do. */
  readonly as?: Card;
};

/** One card, laid in turn or as a jump-in. */
export type SingleMove = {
  readonly type: 'lay' | 'jump';
  readonly cards: readonly Card[];
  readonly suit?: Suit;
};

export type LuckyMove = SingleMove | CombinationMove | { readonly type: 'draw' | 'pass' | 'decline' };

export function laidCards(move: LuckyMove): readonly Card[] {
  if (move.type === 'combine') return [...move.cards, ...move.aces];
  return 'cards' in move ? move.cards : [];
}

export function topOf({ pile }: LuckyState): Card {
  return pile[pile.length - 1] as Card;
}

/** The seat `steps` places on in the direction of play. */
export function seatAfter(state: LuckyState, seat: Seat, steps = 1, direction = state.direction): Seat {
  const seatCount = state.options.seats;
  return (((seat + direction * steps) % seatCount) + seatCount) % seatCount;
}

/** The seat asked to jump in: the other player who holds the twin and isn't on turn; null if there is none. */
export function seatAskedToJump(state: LuckyState): Seat | null {
  const { open, declined, turn, hands } = state;
  if (open === null || declined !== null || turn === null || !state.options.jumpIn) return null;
  const top = topOf(state);
  for (let seat = 0; seat < hands.length; seat++) {
    if (seat !== open && seat !== turn && (hands[seat] as readonly Card[]).includes(top)) return seat;
  }
  return null;
}

export type LuckyEvent =
  | GameEvent<'dealt' | 'turned-up' | 'begins' | 'laid' | 'jumped' | 'goes-on' | 'passed' | 'drew'>
  | GameEvent<'again' | 'skipped' | 'skipped-again' | 'turn-over' | 'turn-begins'>
  /** The seat's lucky number, which a combination makes; null if unknown. */
  | (GameEvent<'lucky' | 'combined'> & { readonly lucky: number | null })
  | (GameEvent<'owes' | 'passed-on' | 'owes-dice'> & { readonly owed: number })
  | (GameEvent<'named'> & { readonly suit: Suit | null })
  | (GameEvent<'turned'> & { readonly direction: 1 | -1; readonly jumped: boolean })
  | (GameEvent<'dice'> & { readonly dice: readonly number[]; readonly sum: number })
  | (GameEvent<'drew-debt'> & { readonly drawn: number })
  | (GameEvent<'reshuffled'> & { readonly shuffled: number })
  | (GameEvent<'too-few'> & { readonly missing: number })
  | (GameEvent<'out' | 'stuck' | 'turn-cap'> & { readonly winners: readonly Seat[] });

export const PILE = 'pile';
export const STOCK = 'stock';
