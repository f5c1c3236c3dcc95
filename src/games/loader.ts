import type { Game } from '../game/game.ts';

const loaders = import.meta.glob<{ game: Game }>('./*/index.ts');

/** One game by its id, loaded when it is wanted; undefined where there is none. */
export async function loadGame(id: string): Promise<Game | undefined> {
  return (await loaders[`./${id}/index.ts`]?.())?.game;
}
