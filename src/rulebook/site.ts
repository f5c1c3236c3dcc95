import { games } from '../games/index.ts';
import { type Book, joinBook } from './book.ts';
import { contentOf } from './content.ts';

const books = new Map<string, Book>();

/**
 * The rulebook of every game that has chapters, each joined once for the whole build.
 * @throws BookError where a game and its chapters don't match
 */
function allBooks(): readonly Book[] {
  return games.flatMap((game) => {
    const content = contentOf(game.id);
    if (content.chapters.length === 0) return [];
    const book = books.get(game.id) ?? joinBook(game, content);
    if (import.meta.env.PROD) books.set(game.id, book);
    return [book];
  });
}

/** The games that are on show: a game comes to the site when it can be learned as well as read and played. */
export function shownBooks(): readonly Book[] {
  return allBooks().filter((book) => book.lessons.length > 0);
}

/** A page for each of them. */
export const pageOfEach = () =>
  shownBooks().map((book) => ({ params: { game: book.game.id }, props: { book } }));
