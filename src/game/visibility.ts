import type { Random } from '../random/random.ts';
import type { Seat } from './seat.ts';
import type { UnseenPlace } from './unseen-place.ts';

/** What a seat knows of a state, and what it doesn't. */
export interface Visibility<S, M> {
  /** The observation of a seat: everything it can't know is UNKNOWN, and `chance` is empty. */
  readonly view: (state: S, seat: Seat) => S;
  /** Samples a world (determinization) that the view allows. */
  readonly sampleWorld: (view: S, seat: Seat, random: Random) => S;
  /**
   * Samples a world but leaves unseen what is uncertain in the seat's own hand: its moves include every move that is
   * legal whatever the hand is.
   */
  readonly maskUncertain: (view: S, seat: Seat) => S;
  /** The places whose unseen cards this try depends on; [] where none matter. */
  readonly unseen: (state: S, seat: Seat, move: M) => readonly UnseenPlace<S>[];
  /** The place of an unseen card that the move reveals without naming it; undefined where there is none. */
  readonly opens?: (state: S, seat: Seat, move: M) => UnseenPlace<S> | undefined;
}
