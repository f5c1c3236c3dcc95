import { isObject, type JsonObject } from '../../game/json.ts';
import { packMatch, readLink } from '../../referee/link.ts';
import { parseJson } from '../../ui/device/persistent-atom.ts';
import { parseSaved } from '../saved-games/index.ts';
import { fetchBox } from './box.ts';
import { PAGES, PARCEL_WORDS } from './parcel-words.ts';

export type LinkPage = keyof typeof PAGES;

/** The page that opens a link which came to another page. */
export interface LinkTarget {
  readonly label: string;
  readonly href: string;
}

/** The page for a kind of link. A record opens on the records page if that is current, else at practice. */
const pageOf = (kind: string, page: LinkPage): LinkPage =>
  kind === 'case'
    ? 'referee/'
    : kind === 'table'
      ? ''
      : kind === 'score'
        ? 'score/'
        : page === 'records/'
          ? page
          : 'play/';

/** Content of a link or a saved game; null if it can't be read. */
function readAnyLink(text: string): { kind: string; value: JsonObject; fragment: string } | null {
  const savedMatch = parseSaved(parseJson(text));
  if (!savedMatch.ok) return readLink(text);
  return { kind: 'match', value: savedMatch.value.record, fragment: packMatch(savedMatch.value.record) };
}

/** Finds the page that can open a text which the current page can't; null if there is none. */
export async function findLinkTarget(text: string, game: string, currentPage: LinkPage): Promise<LinkTarget | null> {
  const content = readAnyLink(text);
  if (!content) return null;
  // A deal to play, or a game with its opponents, holds its record inside.
  const { record = content.value } = content.value;
  const id = isObject(record) ? record['game'] : undefined;
  if (typeof id !== 'string') return null;
  const page = pageOf(content.kind, currentPage);
  if (id === game && page === currentPage) return null;
  const { name } = await fetchBox(id);
  const { pathname } = location;
  const root = pathname.slice(0, pathname.lastIndexOf(`/${game}/`) + 1);
  return {
    label: PARCEL_WORDS.openIn(name, PAGES[page]),
    href: `${root}${id}/${page}#${content.fragment}`,
  };
}
