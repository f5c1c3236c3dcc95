import { loadGames } from '../../src/cli/games.ts';
import { type FoundGame, findGame } from './found-game.ts';

export interface Crowd extends FoundGame {
  readonly id: string;
}

/** A game whose hand has more cards than fit in one line. */
export async function fullHand(cards: number): Promise<Crowd | undefined> {
  for (const game of (await loadGames()).values()) {
    const foundGame = findGame(game, ({ hand }) => hand.items.length >= cards);
    if (foundGame) return { id: game.id, ...foundGame };
  }
  return undefined;
}
