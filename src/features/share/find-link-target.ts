import type { JsonObject } from '../../game/json.ts';
import { packMatch, readLink } from '../../referee/link.ts';
import { parseJson } from '../../ui/device/persistent-atom.ts';
import { parseSaved } from '../saved-games/index.ts';
import { fetchBox } from './box.ts';

/** Pages that open links: paths relative to the game's front page, with names. */
const PAGES = {
  'referee/': 'Referee',
  'play/': 'Play',
  'records/': 'Move by move',
  'score/': 'Score',
  '': 'House rules',
} as const;
export type LinkPage = keyof typeof PAGES;

/** The page where a misplaced link opens. */
export interface LinkTarget {
  readonly label: string;
  readonly href: string;
}

/** The page for a kind of link. Records open on two pages; the records page keeps its own. */
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

/** Content of a link or a saved game; null if it can't be read. */
function readAnyLink(text: string): { kind: string; value: JsonObject; fragment: string } | null {
  const saved = parseSaved(parseJson(text));
  if (!saved.ok) return readLink(text);
  return { kind: 'match', value: saved.value.record, fragment: packMatch(saved.value.record) };
}

/** Finds the page where a text opens that failed here; null if there is none. */
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
