import type { APIRoute } from 'astro';
import { listMishaps } from '../../features/desk/mishaps.ts';
import { getGamePaths, type listShownBooks } from '../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

/** What can go wrong at the table, and the custom for it: fetched when the desk is asked. */
export const GET: APIRoute = ({ props }) => {
  const { game } = props['book'] as ReturnType<typeof listShownBooks>[number];
  return new Response(JSON.stringify(listMishaps(game)), { headers: { 'content-type': 'application/json' } });
};
