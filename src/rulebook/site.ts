import { games } from '../games/index.ts';
import { type Book, joinBook } from './book.ts';
import { contentOf } from './content.ts';

let built: readonly Book[] | undefined;

const joinAll = (): readonly Book[] =>
  games.flatMap((game) => {
    const content = contentOf(game.id);
    return content.chapters.length === 0 ? [] : [joinBook(game, content)];
  });

/**
 * The rulebook of every game that has chapters, read and joined once for the whole build: every page asks for them, if
 * only for the names in its head. While one writes they are read anew.
 * @throws BookError where a game and its chapters don't match
 */
function allBooks(): readonly Book[] {
  if (!import.meta.env.PROD) return joinAll();
  built ??= joinAll();
  return built;
}

/** The games that are on show: a game comes to the site when it can be learned as well as read and played. */
export function shownBooks(): readonly Book[] {
  return allBooks().filter((book) => book.lessons.length > 0);
}

/** A page for each of them. */
export const pageOfEach = () =>
  shownBooks().map((book) => ({ params: { game: book.game.id }, props: { book } }));
