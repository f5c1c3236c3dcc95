import { atom } from 'nanostores';
import { device } from '../../../ui/device/device.ts';
import { $game } from './desk.ts';
import { withTable } from './laws.ts';

/** The desk one left, as the fragment of its address; null where there is none. It is offered, not laid out. */
export const $before = atom<string | null>(null);

const keyOf = (game: string): string => `fair-deal/desk/${game}`;

export function readBefore(game: string): void {
  $before.set(device.read(keyOf(game)));
}

/** Keeps the desk as it is now: whoever comes again can go on with it. */
export function keepDesk(game: string, text: string): void {
  device.write(keyOf(game), text);
}

/** Lays out the desk one left. One that can’t be read says so, and is offered no more. */
export async function openBefore(): Promise<void> {
  const [game, text] = [$game.get(), $before.get()];
  if (!game || text === null) return;
  const [{ openDraft }, table] = await Promise.all([import('./link.ts'), withTable(game)]);
  $before.set(null);
  openDraft(table, text);
}
