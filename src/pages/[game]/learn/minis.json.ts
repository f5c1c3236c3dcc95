import type { APIRoute } from 'astro';
import type { Book } from '../../../rulebook/book.ts';
import { minisOf, solutionsOf } from '../../../rulebook/minis.ts';
import { getGamePaths } from '../../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

/** Solutions with three stars, by mini-game and deal: fetched after a game. */
export const GET: APIRoute = ({ props }) => {
  const { game } = props['book'] as Book;
  const solutions = minisOf(game.id).map((mini) => [mini.aim.id, solutionsOf(game, mini)] as const);
  return new Response(JSON.stringify(Object.fromEntries(solutions)), {
    headers: { 'content-type': 'application/json' },
  });
};
