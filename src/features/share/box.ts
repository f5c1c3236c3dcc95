import type { Box, WholeGame } from '../../game/game.ts';
import { loadBox, loadPad } from '../../games/boxes.ts';
import { requireFound } from '../../table/fetch-game.ts';

/**
 * A game's name, pack and options.
 * @throws Error if they can't be fetched
 */
export async function fetchBox(id: string): Promise<Box> {
  return requireFound(await loadBox(id), `box of ${id}`);
}

/**
 * A game's name, pack, options and score pad.
 * @throws Error if it can't be fetched
 */
export async function fetchForPad(id: string): Promise<Box & Pick<WholeGame, 'pad'>> {
  const [box, pad] = await Promise.all([fetchBox(id), loadPad(id)]);
  return { ...box, pad: requireFound(pad, `score pad of ${id}`) };
}
