import { textOf } from './built-pages.ts';
import { someOf } from './sample.ts';

/** Names of a page's islands, sorted and joined with commas. */
function islandsOf(page: string): string {
  const html = textOf(page);
  const islandNames = [...html.matchAll(/component-url="[^"]*\/([^"./]+)\.[^"]*"/g)].map(([, name = '']) => name);
  return [...new Set(islandNames)].sort().join();
}

/** Kind of a page, independent of its game: its section, whether it is one of several, and its islands. */
function kindOf(page: string): string {
  const [, game = '', part = '', one] = page.split('/');
  return [game && 'game', part, one ? 'one' : '', islandsOf(page)].join('/');
}

/**
 * Pages of every kind: for each game the first of each kind, or one page per kind from different games, and every
 * page at the level of a game's front page or above.
 */
export function oneOfEachKind(pages: readonly string[], isEveryGame: boolean): readonly string[] {
  const kinds = new Map<string, Map<string, string>>();
  for (const page of pages.toSorted()) {
    const byGame = kinds.get(kindOf(page)) ?? new Map<string, string>();
    const [, game = ''] = page.split('/');
    if (!byGame.has(game)) byGame.set(game, page);
    kinds.set(kindOf(page), byGame);
  }
  return [...kinds.values()].flatMap((byGame, i) => {
    const pathsByGame = [...byGame.values()];
    return isEveryGame || pathsByGame.every((page) => page.split('/').length <= 3)
      ? pathsByGame
      : someOf(pathsByGame, 1, i);
  });
}
