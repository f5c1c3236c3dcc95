import { games } from '../games/index.ts';
import { type Book, joinBook } from './book.ts';
import { contentOf } from './content.ts';

let cachedBooks: readonly Book[] | undefined;

const joinAll = (): readonly Book[] =>
  games.flatMap((game) => {
    const content = contentOf(game.id);
    return content.chapters.length === 0 ? [] : [joinBook(game, content)];
  });

/**
 * Rulebooks of all games that have chapters. Cached in builds, where every page asks for them; read anew in
 * development.
 * @throws BookError if a game and its chapters don't match
 */
function allBooks(): readonly Book[] {
  if (!import.meta.env.PROD) return joinAll();
  cachedBooks ??= joinAll();
  return cachedBooks;
}

/** Games on the site: those with lessons as well as chapters. */
export function listShownBooks(): readonly Book[] {
  return allBooks().filter((book) => book.lessons.length > 0);
}

/** Static paths: one page for each shown game. */
export const getGamePaths = () => listShownBooks().map((book) => ({ params: { game: book.game.id }, props: { book } }));
