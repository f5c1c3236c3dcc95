import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';

/** The state with the cards that the try itself reveals: a card that was played was there. */
export function revealCards(game: Game, state: GameState, seat: Seat, move: GameMove): GameState {
  return game.visibility.unseen(state, seat, move).reduce((revealedState, place) => {
    const neededClasses = place.classes.filter((one) => one.needed && !place.hasOwnPool);
    const cards = neededClasses.flatMap(({ cards: [card], least = 1 }) =>
      card === undefined ? [] : new Array<Card>(least).fill(card),
    );
    return cards.length > 0 ? place.fill(revealedState, cards) : revealedState;
  }, state);
}
