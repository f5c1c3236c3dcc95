import type { JsonObject } from '../../game/json.ts';
import { packMatch, readLink } from '../../referee/link.ts';
import { parseJson } from '../../ui/device/persistent-atom.ts';
import { parseSaved } from '../practice/saved-record.ts';
import { fetchBox } from './box.ts';

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
export interface LinkTarget {
  readonly label: string;
  readonly href: string;
}

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
function readAnyLink(text: string): { kind: string; value: JsonObject; fragment: string } | null {
  const saved = parseSaved(parseJson(text));
  if (!saved.ok) return readLink(text);
  return { kind: 'match', value: saved.value.record, fragment: packMatch(saved.value.record) };
}

/** Where a text belongs that couldn’t be opened at a page of a game; null where nothing was found. */
export async function findLinkTarget(text: string, game: string, here: LinkPage): Promise<LinkTarget | null> {
  const held = readAnyLink(text);
  const id = held?.value['game'];
  if (!held || typeof id !== 'string') return null;
  const page = pageOf(held.kind, here);
  if (id === game && page === here) return null;
  const { name } = await fetchBox(id);
  const { pathname } = location;
  const root = pathname.slice(0, pathname.lastIndexOf(`/${game}/`) + 1);
  return {
    label: `Open it in ${name}: ${PAGES[page]}`,
    href: `${root}${id}/${page}#${held.fragment}`,
  };
}
