import type { Box, WholeGame } from '../../game/game.ts';
import { loadBox, loadPad } from '../../games/boxes.ts';
import { requirePart } from '../../table/game.ts';

/** What it takes to agree on the house rules of a game. @throws Error where it can't be had */
export async function fetchBox(id: string): Promise<Box> {
  return requirePart(await loadBox(id), id);
}

/** The same with how people keep its score. @throws Error where it can't be had */
export async function fetchForPad(id: string): Promise<Box & Pick<WholeGame, 'pad'>> {
  const [box, pad] = await Promise.all([fetchBox(id), loadPad(id)]);
  return { ...box, pad: requirePart(pad, id) };
}
