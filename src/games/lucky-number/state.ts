import type { Card } from '../../cards/card.ts';
import type { Suit } from '../../cards/suits.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { LuckyOptions } from './options.ts';

export const HAND_SIZE = 15;
export const LUCKY_LEAST = 3;
export const LUCKY_MOST = 36;
/** Cards that an ace or a joker makes the next player owe. */
export const DEBT_PER_ACE = 3;

/** What the player on turn owes: cards from a chain, or dice from a combination. */
export interface Debt {
  readonly by: 'cards' | 'dice';
  readonly n: number;
}

export interface LuckyState extends GameState {
  readonly options: LuckyOptions;
  /** Who plays next if nobody jumps in; null when the game is over. */
  readonly turn: Seat | null;
  readonly direction: 1 | -1;
  /** Open to all; null where this table doesn’t know one. */
  readonly lucky: readonly (number | null)[];
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  readonly stock: readonly Card[];
  /** Named by the jack on top. */
  readonly suit: Suit | null;
  readonly owed: Debt | null;
  /** What the player on turn drew and may still lay; it is in the hand too. */
  readonly drawn: Card | null;
  /** Who has just laid a single card, while others may jump in on it. */
  readonly open: Seat | null;
  /** Who was asked and let it go: known to nobody else, and written nowhere (the window is shut then). */
  readonly declined: Seat | null;
  /** Turns in a row in which nobody laid or drew. */
  readonly idle: number;
  readonly turns: number;
  readonly winners: readonly Seat[];
}

export type CombinationMove = {
  readonly type: 'combine';
  readonly cards: readonly Card[];
  readonly aces: readonly Card[];
  /** Null where nothing natural was named that could lie on top. */
  readonly top: Card | null;
  /** What the joker is said to stand for; left out: whatever works. */
  readonly as?: Card;
};

/** One card, laid in turn or out of it. */
export type SingleMove = {
  readonly type: 'lay' | 'jump';
  readonly cards: readonly Card[];
  readonly suit?: Suit;
};

export type LuckyMove = SingleMove | CombinationMove | { readonly type: 'draw' | 'pass' | 'decline' };

/** The cards a move lays from the hand. */
export function laidCards(move: LuckyMove): readonly Card[] {
  if (move.type === 'combine') return [...move.cards, ...move.aces];
  return 'cards' in move ? move.cards : [];
}

export function topOf({ pile }: LuckyState): Card {
  return pile[pile.length - 1] as Card;
}

/** The seat so many places on in the direction of play. */
export function seatAfter(state: LuckyState, seat: Seat, steps = 1, direction = state.direction): Seat {
  const n = state.options.seats;
  return (((seat + direction * steps) % n) + n) % n;
}

/** Who is asked whether to jump in: the one other player who holds the twin and isn’t on turn. */
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
  /** The lucky number of the seat, which a combination comes to; null where nobody remembers it. */
  | (GameEvent<'lucky' | 'combined'> & { readonly lucky: number | null })
  | (GameEvent<'owes' | 'passed-on' | 'owes-dice'> & { readonly owed: number })
  | (GameEvent<'named'> & { readonly suit: Suit | null })
  | (GameEvent<'turned'> & { readonly direction: 1 | -1; readonly jumped: boolean })
  /** Dice as they fell. */
  | (GameEvent<'dice'> & { readonly dice: readonly number[]; readonly sum: number })
  | (GameEvent<'drew-debt'> & { readonly drawn: number })
  | (GameEvent<'reshuffled'> & { readonly shuffled: number })
  | (GameEvent<'too-few'> & { readonly missing: number })
  | (GameEvent<'out' | 'stuck' | 'turn-cap'> & { readonly winners: readonly Seat[] });

export const PILE = 'pile';
export const STOCK = 'stock';
