import type { Card } from '../../cards/card.ts';
import type { Suit } from '../../cards/suits.ts';
import type { GameEvent, Seat } from '../../game/game.ts';
import { EIGHT, isAce, isJoker, JACK, KING, rank, SEVEN, TWO } from './pack.ts';
import { type LuckyState, type Owed, seatAfter } from './state.ts';

/** What a single card brings about. */
export interface Effect {
  readonly turn: Seat;
  readonly direction: 1 | -1;
  readonly suit: Suit | null;
  readonly owed: Owed | null;
  /** The player plays again and, without cards, must draw. */
  readonly again: boolean;
  readonly events: readonly GameEvent[];
}

const event = (kind: string, rule: string, seat: Seat, n?: number, text?: string): GameEvent => ({
  kind,
  rule: `lucky-number/${rule}`,
  seat,
  cards: [],
  ...(n === undefined ? {} : { n }),
  ...(text === undefined ? {} : { text }),
});

/** Three cards more for an ace or joker; a 2 hands on what is owed. */
function owing(state: LuckyState, card: Card, next: Seat): Pick<Effect, 'owed' | 'events'> {
  const before = state.owed?.by === 'cards' ? state.owed.n : 0;
  if (isAce(card) || isJoker(card)) {
    const n = before + 3;
    return { owed: { by: 'cards', n }, events: [event('owes', 'owe-ace', next, n)] };
  }
  return rank(card) === TWO && before > 0
    ? { owed: state.owed, events: [event('passed-on', 'two-passes-on', next, before)] }
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
      return { ...plain, turn: seat, again: true, events: [event('again', 'seven', seat)] };
    case EIGHT:
      return two
        ? { ...plain, turn: seat, again: true, events: [event('skipped-again', 'eight', next)] }
        : { ...plain, turn: seatAfter(state, seat, 2), events: [event('skipped', 'eight', next)] };
    case JACK:
      return { ...plain, suit: suit ?? null, events: [event('named', 'jack', seat, undefined, suit)] };
    case KING: {
      if (two) {
        const again = options.kingInTwo === 'again';
        return again ? { ...plain, turn: seat, again, events: [event('again', 'king', seat)] } : plain;
      }
      const turned = jumped ? direction : direction === 1 ? -1 : 1;
      const turn = seatAfter(state, seat, 1, turned);
      return { ...plain, turn, direction: turned, events: [event('turned', 'king', seat, turned)] };
    }
    default:
      return { ...plain, ...owing(state, card, next) };
  }
}
