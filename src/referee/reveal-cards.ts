import { type Card, UNKNOWN } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';

/** The state with the cards that the try itself reveals: a card that was played was there. */
export function revealCards(game: Game, state: GameState, seat: Seat, move: GameMove): GameState {
  const places = game.visibility.unseen(state, seat, move).filter(({ hasOwnPool }) => !hasOwnPool);
  return places.reduce((revealedState, place) => {
    const neededClasses = place.classes.filter(({ needed }) => needed);
    const cards = neededClasses.flatMap(({ cards: [card = UNKNOWN], least = 1 }) => new Array<Card>(least).fill(card));
    return place.fill(revealedState, cards);
  }, state);
}
