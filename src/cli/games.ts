import { existsSync, readdirSync } from 'node:fs';
import type { WholeGame } from '../game/game.ts';

const folder = new URL('../games/', import.meta.url);

/** Every game found by its folder. */
export async function loadGames(): Promise<ReadonlyMap<string, WholeGame>> {
  const ids = readdirSync(folder).filter((id) => existsSync(new URL(`${id}/index.ts`, folder)));
  const modules = await Promise.all(
    ids.map((id) => import(new URL(`${id}/index.ts`, folder).href) as Promise<{ game: WholeGame }>),
  );
  return new Map(modules.map(({ game }) => [game.id, game]));
}
