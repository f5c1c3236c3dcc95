import type { Card } from '../../../cards/card.ts';
import type { Suit } from '../../../cards/suits.ts';
import { event } from '../../../game/event.ts';
import type { Seat } from '../../../game/seat.ts';
import type { LuckyEvent } from '../events.ts';
import { EIGHT, isAce, isJoker, JACK, KING, rank, SEVEN, TWO } from '../pack.ts';
import { type LuckyState, OWED_BY_ACE, type Owed, seatAfter } from '../state.ts';

/** What a single card brings about. */
export interface Effect {
  readonly turn: Seat;
  readonly direction: 1 | -1;
  readonly suit: Suit | null;
  readonly owed: Owed | null;
  /** The player plays again and, without cards, must draw. */
  readonly again: boolean;
  readonly events: readonly LuckyEvent[];
}

/** Three cards more for an ace or joker; a 2 hands on what is owed. */
function owing(state: LuckyState, card: Card, next: Seat): Pick<Effect, 'owed' | 'events'> {
  const before = state.owed?.by === 'cards' ? state.owed.n : 0;
  if (isAce(card) || isJoker(card)) {
    const n = before + OWED_BY_ACE;
    return {
      owed: { by: 'cards', n },
      events: [event('owes', 'lucky-number/owe-ace', next, { owed: n })],
    };
  }
  return rank(card) === TWO && before > 0
    ? {
        owed: state.owed,
        events: [event('passed-on', 'lucky-number/two-passes-on', next, { owed: before })],
      }
    : { owed: null, events: [] };
}

/**
 * What a card does, laid by a seat.
 * @param jumped whether it was thrown in on its twin: the twin has turned the direction already
 */
export function effectOf(
  state: LuckyState,
  seat: Seat,
  card: Card,
  suit: Suit | undefined,
  jumped: boolean,
): Effect {
  const { direction, options } = state;
  const two = options.seats === 2;
  const next = seatAfter(state, seat);
  const plain = { turn: next, direction, suit: null, owed: null, again: false, events: [] };
  switch (rank(card)) {
    case SEVEN:
      return { ...plain, turn: seat, again: true, events: [event('again', 'lucky-number/seven', seat)] };
    case EIGHT:
      return two
        ? { ...plain, turn: seat, again: true, events: [event('skipped-again', 'lucky-number/eight', next)] }
        : {
            ...plain,
            turn: seatAfter(state, seat, 2),
            events: [event('skipped', 'lucky-number/eight', next)],
          };
    case JACK:
      return {
        ...plain,
        suit: suit ?? null,
        events: [event('named', 'lucky-number/jack', seat, { suit: suit ?? null })],
      };
    case KING: {
      if (two) {
        const again = options.kingInTwo === 'again';
        return again
          ? { ...plain, turn: seat, again, events: [event('again', 'lucky-number/king', seat)] }
          : plain;
      }
      const turned = jumped ? direction : direction === 1 ? -1 : 1;
      const turn = seatAfter(state, seat, 1, turned);
      const told: LuckyEvent = event('turned', 'lucky-number/king', seat, { direction: turned, jumped });
      return { ...plain, turn, direction: turned, events: [told] };
    }
    default:
      return { ...plain, ...owing(state, card, next) };
  }
}
