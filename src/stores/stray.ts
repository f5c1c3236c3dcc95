import { atom } from 'nanostores';
import type { JsonObject } from '../game/json.ts';
import { fetchBox } from './box.ts';
import { parse } from './device/kept.ts';
import { savedIn } from './saved-record.ts';

type Links = typeof import('../referee/link.ts');

/** The pages of a game at which links open: their addresses below its front page, and their names. */
const PAGES = {
  'referee/': 'Referee',
  'play/': 'Play',
  'records/': 'Move by move',
  'score/': 'Score',
  '': 'House rules',
} as const;
export type LinkPage = keyof typeof PAGES;

/** A page at which something opens that was brought to another one. */
export interface Way {
  readonly label: string;
  readonly href: string;
}

/** The way to where the last link or file belongs that couldn’t be opened here; null where there is none. */
export const $stray = atom<Way | null>(null);

/** The page a link of this kind belongs to. A record opens in two places: where a record is asked for, it is there. */
const pageOf = (kind: string, here: LinkPage): LinkPage =>
  kind === 'case'
    ? 'referee/'
    : kind === 'table'
      ? ''
      : kind === 'score'
        ? 'score/'
        : here === 'records/'
          ? here
          : 'play/';

/** What a text holds, as a link would hold it; null where nothing can be read. */
function heldIn(
  { packMatch, readLink }: Links,
  text: string,
): { kind: string; value: JsonObject; fragment: string } | null {
  const saved = savedIn(parse(text));
  if (!saved.ok) return readLink(text);
  return { kind: 'match', value: saved.value.record, fragment: packMatch(saved.value.record) };
}

/** Looks for where a text belongs that couldn’t be opened at a page of a game, and offers the way there. */
export async function lookForStray(text: string, game: string, here: LinkPage): Promise<void> {
  $stray.set(null);
  try {
    const held = heldIn(await import('../referee/link.ts'), text);
    const id = held?.value['game'];
    if (!held || typeof id !== 'string') return;
    const page = pageOf(held.kind, here);
    if (id === game && page === here) return;
    const { name } = await fetchBox(id);
    const { pathname } = location;
    const root = pathname.slice(0, pathname.lastIndexOf(`/${game}/`) + 1);
    $stray.set({
      label: `Open it in ${name}: ${PAGES[page]}`,
      href: `${root}${id}/${page}#${held.fragment}`,
    });
  } catch {
    // A game that isn’t here, or can’t be fetched: what is wrong was said.
  }
}
