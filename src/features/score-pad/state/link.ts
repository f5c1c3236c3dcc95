import { atom } from 'nanostores';
import { offerLinkTarget } from '../../share/index.ts';
import { WORDS } from '../words.ts';
import { addSheets } from './pad.ts';
import type { Sheet } from './sheet.ts';
import type { PadBox } from './standing.ts';

/** Sheets from a link, until the player has answered. */
export const $linkedSheets = atom<readonly Sheet[]>([]);
/** What is wrong with the link. */
export const $linkFault = atom('');

const fetchPacking = () => import('./packing.ts');

/** The address that opens this sheet on another device. @throws Error if what packs it can't be fetched */
export async function createLink(game: PadBox, sheet: Sheet): Promise<string> {
  const { packScore, serializeSheets } = await fetchPacking();
  return `${location.origin}${location.pathname}#${packScore(serializeSheets(game.id, [sheet]))}`;
}

async function readAddress(game: PadBox): Promise<void> {
  const text = location.hash.slice(1);
  if (text === '' || document.getElementById(text)) return;
  const packing = await fetchPacking().catch(() => null);
  if (!packing) return $linkFault.set(WORDS.unopened);
  const link = packing.unpackScore(text);
  const parsed = link.ok ? packing.parseSheets(game, link.value) : link;
  $linkFault.set(parsed.ok ? '' : parsed.fault.says);
  $linkedSheets.set(parsed.ok ? parsed.value : []);
  if (!parsed.ok) await offerLinkTarget(text, game.id, 'score/');
}

/** Stores or drops the sheets from the link. */
export function answerLink(shouldKeep: boolean): void {
  const sheets = $linkedSheets.get();
  $linkedSheets.set([]);
  $linkFault.set('');
  // Removed from the address, so that the same link can be opened again.
  history.replaceState(null, '', location.pathname + location.search);
  if (shouldKeep) addSheets({ ok: true, value: sheets });
}

/**
 * Reads sheets from the address, now and whenever it changes.
 * @returns a function that stops it
 */
export function watchLinks(game: PadBox): () => void {
  const readLink = (): void => void readAddress(game);
  readLink();
  addEventListener('hashchange', readLink);
  return () => removeEventListener('hashchange', readLink);
}
