import type { APIRoute } from 'astro';
import { publishRules } from '../../../rulebook/publication.ts';
import { getGamePaths, type listShownBooks } from '../../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

/** The rules of a game, by the ids that rulings cite. */
export const GET: APIRoute = ({ props }) => {
  const book = props['book'] as ReturnType<typeof listShownBooks>[number];
  return new Response(JSON.stringify(publishRules(book)), {
    headers: { 'content-type': 'application/json' },
  });
};
