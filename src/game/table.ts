import type { GameEvent } from './play.ts';
import type { Seat, SeatNamer } from './seat.ts';
import type { ItemRef, Sign, Zone } from './zone.ts';

/** A move the picks could mean, legal or not, with its button. */
export interface Proposal<M> {
  /** The action on the button, one of `actions`: "Take". */
  readonly label: string;
  /** Which cards go where, if an action has several ways; otherwise empty. */
  readonly detail: string;
  readonly move: M;
  /** The picks allow no other move: it is tried at once, without a button. */
  readonly isSure?: boolean;
  /** The zone that means this move when cards are dropped on it beside any item. */
  readonly to?: string;
}

/** A finished trick or take, to be shown again. */
export interface PastTrick {
  /** What happened, in a sentence. */
  readonly says: string;
  /** Its cards as they were played, each with the name of its player. */
  readonly zones: readonly Zone[];
}

/** The finished trick or take that a table can show again. */
export interface LastTrick<E extends GameEvent> {
  /** Its label: "Last trick". */
  readonly label: string;
  /** Finds the last trick among all events so far; null before the first trick. */
  readonly findLast: (events: readonly E[], seat: Seat, name: SeatNamer) => PastTrick | null;
}

/** How a game is dealt, so that it can be shown. */
export interface Dealing<E extends GameEvent> {
  /** The event of a deal that follows moves: hands and table are dealt anew. */
  readonly anew?: E['kind'];
  /** The event that fills the empty hands in the middle of play. */
  readonly again?: E['kind'];
  /** Cards that a player gets together. Default: one, round by round. */
  readonly packet?: number;
}

/** How a game is laid out and played by touch. */
export interface Table<S, M, E extends GameEvent> {
  /**
   * The zones of this view. With `events`, cards of the last move may still be shown after they have left play: a trick
   * that was won.
   */
  readonly zones: (view: S, seat: Seat, name: SeatNamer, events?: readonly E[]) => readonly Zone[];
  /** The buttons of this phase, independent of the picks, in a fixed order: "Take", "Combine", "Place". */
  readonly actions: (view: S, seat: Seat) => readonly string[];
  /** The picks after one more touch. Default: the item is added, or removed if it was picked. */
  readonly touch?: (picks: readonly ItemRef[], touched: ItemRef) => readonly ItemRef[];
  /** The moves the picks could mean, likeliest first; at least one where a hand card is picked. */
  readonly propose: (view: S, seat: Seat, picks: readonly ItemRef[]) => readonly Proposal<M>[];
  /**
   * Describes the sum or combination of the picks. Each sentence reveals more than the one before: "A run." "It
   * makes 11 or 22." "You need 24, 2 more."
   */
  readonly describePicks?: (view: S, seat: Seat, picks: readonly ItemRef[]) => readonly string[];
  /** The items a move touches, to mark, lift or animate. */
  readonly picksOf: (view: S, seat: Seat, move: M) => readonly ItemRef[];
  /** The direction of play seen from above: 1 clockwise, −1 anticlockwise, null where turns don't go round. */
  readonly direction: (view: S) => 1 | -1 | null;
  /** Whether the next move is spoken and touches no card. */
  readonly isAnnouncement?: (view: S) => boolean;
  /**
   * How cards are dealt: first to the player who has the turn then. Left out where there is one deal, of a card at a
   * time.
   */
  readonly dealing?: Dealing<E>;
  /** The last trick; left out where the rules don't let players look at it again. */
  readonly last?: LastTrick<E>;
  /** Signs of an event that are no cards of the pack, shown small beside its text: rolled dice. */
  readonly eventSigns?: (event: E) => readonly Sign[];
}
