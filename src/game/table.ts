import type { GameEvent } from './play.ts';
import type { Seat, SeatNamer } from './seat.ts';
import type { ItemRef, Sign, Zone } from './zone.ts';

/** What the touched cards could mean: a button and the move it tries, legal or not. */
export interface Proposal<M> {
  /** The action on the button, as `actions` names it: "Take". */
  readonly label: string;
  /** Which cards go where, where one action has several ways; otherwise empty. */
  readonly detail: string;
  readonly move: M;
  /** What is touched says it all: it is tried at once, without a button. */
  readonly sure?: boolean;
  /** Zone where dragged cards are let go of to mean this, where they meet nothing that may be touched. */
  readonly to?: string;
}

/** A trick or a take that is over, to be looked at again. */
export interface PastTrick {
  /** What happened, in a sentence. */
  readonly says: string;
  /** Its cards as they lay, each with the name of who laid it. */
  readonly zones: readonly Zone[];
}

/** What a table shows again on demand. */
export interface LastTrick<E extends GameEvent> {
  /** What it is called: "Last trick". */
  readonly label: string;
  /** The last one among all that happened so far; null before the first. */
  readonly findLast: (events: readonly E[], seat: Seat, name: SeatNamer) => PastTrick | null;
}

/** How a game lies on a table and is played by touching it. */
export interface Table<S, M, E extends GameEvent> {
  /**
   * The table as this view shows it to the seat. What has just happened may still lie there for all to see,
   * though it counts no more: a trick that was won.
   */
  readonly zones: (view: S, seat: Seat, name: SeatNamer, events?: readonly E[]) => readonly Zone[];
  /** The buttons there are in this phase, whatever is touched, in a steady order: "Take", "Combine", "Place". */
  readonly actions: (view: S, seat: Seat) => readonly string[];
  /** What is touched after one more touch; default: it joins the others, or is let go. */
  readonly touch?: (picks: readonly ItemRef[], touched: ItemRef) => readonly ItemRef[];
  /** What the touched things could mean, likeliest first; always at least one where a hand card is touched. */
  readonly propose: (view: S, seat: Seat, picks: readonly ItemRef[]) => readonly Proposal<M>[];
  /**
   * What the touched things come to, said before anything is tried, each sentence giving away more than the one
   * before: "A run." "It makes 11 or 22." "You need 24, 2 more."
   */
  readonly describePicks?: (view: S, seat: Seat, picks: readonly ItemRef[]) => readonly string[];
  /** The things in the zones that a move touches: to mark, to lift, to glide. */
  readonly picksOf: (view: S, seat: Seat, move: M) => readonly ItemRef[];
  /** Which way round turns go now, seen from above: 1 clockwise, −1 back; null where they don’t go round. */
  readonly direction: (view: S) => 1 | -1 | null;
  /** Whether whoever is on turn says something now, and touches no card. */
  readonly isAnnouncement?: (view: S) => boolean;
  /** The last trick or take, where the rules let everybody look at it again. */
  readonly last?: LastTrick<E>;
  /** What fell or came up in an event and is no card of the pack, to be shown small beside its words, by its art alone: dice as they fell. */
  readonly eventSigns?: (event: E) => readonly Sign[];
}
