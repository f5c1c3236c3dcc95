import type { Random } from '../random/random.ts';
import type { Seat } from './seat.ts';
import type { UnseenPlace } from './unseen-place.ts';

/** What a seat knows, and what it doesn't. */
export interface Visibility<S, M> {
  /** What the seat may know: everything else UNKNOWN, no chance inside. */
  readonly view: (state: S, seat: Seat) => S;
  /** A world the view allows, hidden cards dealt by `random`. */
  readonly sampleWorld: (view: S, seat: Seat, random: Random) => S;
  /**
   * A world the view allows, but with what nobody can be sure of in the seat's own hand left unseen: its moves
   * hold every move that is legal whatever the hand is.
   */
  readonly maskUncertain: (view: S, seat: Seat) => S;
  /** The unseen cards this try hangs on; [] where none matter. */
  readonly unseen: (state: S, seat: Seat, move: M) => readonly UnseenPlace<S>[];
  /** The place of an unseen card that the move lays open without naming it; undefined where there is none. */
  readonly opens?: (state: S, seat: Seat, move: M) => UnseenPlace<S> | undefined;
}
