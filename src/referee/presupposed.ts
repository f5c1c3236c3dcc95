import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { GameMove, GameState, UnseenCards } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { verdictOf } from './verdict.ts';

/** The state a try is played in; `unclear` where no card can lie in a place that it lays open. */
export interface Presupposed {
  readonly state: GameState;
  readonly unclear?: UnseenCards;
  /** The card it lays open without naming it, taken for the first that it can be. */
  readonly opened?: Card;
}

/** Which of two cards comes first. */
export type Order = (a: Card, b: Card) => number;

/**
 * The state in which a try that isn't illegal is played: a card that it lays open without naming it is the first
 * in code order with which the try is legal and the table can be written down. All else that lies unseen stays so.
 * @param order another order than that
 * @throws TooMuch
 */
export function presupposed(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  order: Order = game.pack.compare,
): Presupposed {
  const place = game.seen.opens?.(state, seat, move);
  if (!place) return { state };
  const { read, write } = game.wire.position;
  let path = '';
  for (const card of [...new Set(place.pool)].sort(order)) {
    const shown = place.fill(state, [card]);
    if (place.possible?.(shown) === false) continue;
    if (verdictOf(game, shown, seat, move).verdict === 'illegal') continue;
    const after = read(write(game.play.play(shown, seat, move).state), state.options, 1);
    if (after.ok) return { state: shown, opened: card };
    path = after.fault.path.replace(/^position\./, '');
  }
  const says = 'This card comes to lie open, and none that nobody showed can be it.';
  return { state, unclear: { path, says } };
}

/** Plays a try that isn't illegal, with what it presupposes. @throws TooMuch */
export function playOn(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  order?: Order,
): ReturnType<Game['play']['play']> {
  const { state: shown, unclear } = presupposed(game, state, seat, move, order);
  return unclear ? { state, events: [], unclear } : game.play.play(shown, seat, move);
}
