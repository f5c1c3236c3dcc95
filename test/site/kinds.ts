import { textOf } from './built-pages.ts';
import { daily } from './daily.ts';

/** What comes to life on a built page: the names of its islands. */
function islandsOf(page: string): string {
  const html = textOf(page);
  const found = [...html.matchAll(/component-url="[^"]*\/([^"./]+)\.[^"]*"/g)].map(([, name = '']) => name);
  return [...new Set(found)].sort().join();
}

/** What a page is of, in any game: which part of it, whether it is one of several there, and what comes to life on it. */
function kindOf(page: string): string {
  const [, game = '', part = '', one] = page.split('/');
  return [game && 'game', part, one ? 'one' : '', islandsOf(page)].join('/');
}

/**
 * Of every game a page of every kind, the first of those alike; or of every kind a page of some game, another game for
 * each kind, and every page that lies no deeper than a game’s front page.
 */
export function oneOfEachKind(pages: readonly string[], everyGame: boolean): readonly string[] {
  const kinds = new Map<string, Map<string, string>>();
  for (const page of pages.toSorted()) {
    const byGame = kinds.get(kindOf(page)) ?? new Map<string, string>();
    const [, game = ''] = page.split('/');
    if (!byGame.has(game)) byGame.set(game, page);
    kinds.set(kindOf(page), byGame);
  }
  return [...kinds.values()].flatMap((byGame, i) => {
    const all = [...byGame.values()];
    return everyGame || all.every((page) => page.split('/').length <= 3) ? all : daily(all, 1, i);
  });
}
