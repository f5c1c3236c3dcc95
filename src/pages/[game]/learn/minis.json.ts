import type { APIRoute } from 'astro';
import type { Book } from '../../../rulebook/book.ts';
import { minisOf, solutionsOf } from '../../../rulebook/minis.ts';
import { pageOfEach } from '../../../rulebook/site.ts';

export const getStaticPaths = pageOfEach;

/** For each mini-game and deal a way to three stars: sent for when one was played. */
export const GET: APIRoute = ({ props }) => {
  const { game } = props['book'] as Book;
  const ways = minisOf(game.id).map((mini) => [mini.aim.id, solutionsOf(game, mini)] as const);
  return new Response(JSON.stringify(Object.fromEntries(ways)), {
    headers: { 'content-type': 'application/json' },
  });
};
