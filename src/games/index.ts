import type { Game } from '../game/game.ts';

const modules = import.meta.glob<{ game: Game }>('./*/index.ts', { eager: true });

/** Every game, found by its folder: for the build and the tests. */
export const games: readonly Game[] = Object.values(modules).map(({ game }) => game);

/** A game by its id. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
