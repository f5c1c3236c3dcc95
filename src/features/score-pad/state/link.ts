import { atom } from 'nanostores';
import { offerLinkTarget } from '../../share/link-target.ts';
import { bring } from './pad.ts';
import type { PadBox } from './reckon.ts';
import type { Sheet } from './sheet.ts';

const UNFETCHED = 'What reads this link could not be fetched. Open it once more.';

/** Sheets that came with a link: nothing is put down before one says so. */
export const $came = atom<readonly Sheet[]>([]);
/** What is wrong with the link one came by. */
export const $torn = atom('');

const fetchPacking = () => import('./packing.ts');

/** The address that opens this sheet elsewhere. @throws Error where what packs it can't be fetched */
export async function linkTo(game: PadBox, sheet: Sheet): Promise<string> {
  const { packScore, carriedAs } = await fetchPacking();
  return `${location.origin}${location.pathname}#${packScore(carriedAs(game.id, [sheet]))}`;
}

async function arrive(game: PadBox): Promise<void> {
  const text = location.hash.slice(1);
  if (text === '' || document.getElementById(text)) return;
  const packing = await fetchPacking().catch(() => null);
  if (!packing) return $torn.set(UNFETCHED);
  const link = packing.unpackScore(text);
  const read = link.ok ? packing.readCarried(game, link.value) : link;
  $torn.set(read.ok ? '' : read.fault.says);
  $came.set(read.ok ? read.value : []);
  if (!read.ok) await offerLinkTarget(text, game.id, 'score/');
}

/** Answers what a link brought. */
export function answer(keep: boolean): void {
  const sheets = $came.get();
  $came.set([]);
  $torn.set('');
  // The link has done its work: pasted again, it is a new one.
  history.replaceState(null, '', location.pathname + location.search);
  if (keep) bring({ ok: true, value: sheets });
}

/** Looks for a sheet in the address, now and whenever another link is put there. */
export function watchLinks(game: PadBox): () => void {
  const come = (): void => void arrive(game);
  come();
  addEventListener('hashchange', come);
  return () => removeEventListener('hashchange', come);
}
