import type { WholeGame } from '../game/game.ts';

const modules = import.meta.glob<{ game: WholeGame }>('./*/index.ts', { eager: true });

/** Every game, for the build and the tests. */
export const games: readonly WholeGame[] = Object.values(modules).map(({ game }) => game);

export function gameById(id: string): WholeGame | undefined {
  return games.find((game) => game.id === id);
}
