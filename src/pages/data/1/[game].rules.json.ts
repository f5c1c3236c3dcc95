import type { APIRoute } from 'astro';
import { publishRules } from '../../../rulebook/publication.ts';
import { pageOfEach, type shownBooks } from '../../../rulebook/site.ts';

export const getStaticPaths = pageOfEach;

/** The rules of a game, by the ids that rulings cite. */
export const GET: APIRoute = ({ props }) => {
  const book = props['book'] as ReturnType<typeof shownBooks>[number];
  return new Response(JSON.stringify(publishRules(book)), {
    headers: { 'content-type': 'application/json' },
  });
};
