import { atom } from 'nanostores';
import { offerLinkTarget } from '../../share/link-target.ts';
import { addSheets } from './pad.ts';
import type { Sheet } from './sheet.ts';
import type { PadBox } from './standing.ts';

const UNFETCHED = 'What reads this link could not be fetched. Open it once more.';

/** Sheets that came with a link: nothing is put down before one says so. */
export const $linkedSheets = atom<readonly Sheet[]>([]);
/** What is wrong with the link one came by. */
export const $linkFault = atom('');

const fetchPacking = () => import('./packing.ts');

/** The address that opens this sheet elsewhere. @throws Error where what packs it can't be fetched */
export async function createLink(game: PadBox, sheet: Sheet): Promise<string> {
  const { packScore, serializeSheets } = await fetchPacking();
  return `${location.origin}${location.pathname}#${packScore(serializeSheets(game.id, [sheet]))}`;
}

async function readAddress(game: PadBox): Promise<void> {
  const text = location.hash.slice(1);
  if (text === '' || document.getElementById(text)) return;
  const packing = await fetchPacking().catch(() => null);
  if (!packing) return $linkFault.set(UNFETCHED);
  const link = packing.unpackScore(text);
  const read = link.ok ? packing.parseSheets(game, link.value) : link;
  $linkFault.set(read.ok ? '' : read.fault.says);
  $linkedSheets.set(read.ok ? read.value : []);
  if (!read.ok) await offerLinkTarget(text, game.id, 'score/');
}

/** Answers what a link brought. */
export function answerLink(keep: boolean): void {
  const sheets = $linkedSheets.get();
  $linkedSheets.set([]);
  $linkFault.set('');
  // The link has done its work: pasted again, it is a new one.
  history.replaceState(null, '', location.pathname + location.search);
  if (keep) addSheets({ ok: true, value: sheets });
}

/** Looks for a sheet in the address, now and whenever another link is put there. */
export function watchLinks(game: PadBox): () => void {
  const come = (): void => void readAddress(game);
  come();
  addEventListener('hashchange', come);
  return () => removeEventListener('hashchange', come);
}
