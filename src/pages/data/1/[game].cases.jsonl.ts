import type { APIRoute } from 'astro';
import { jsonLines, publishCases } from '../../../rulebook/publication.ts';
import { getGamePaths, type listShownBooks } from '../../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

/** All cases of the rulebook with their rulings, as JSON Lines. */
export const GET: APIRoute = ({ props }) => {
  const book = props['book'] as ReturnType<typeof listShownBooks>[number];
  return new Response(jsonLines(publishCases(book)), { headers: { 'content-type': 'application/jsonl' } });
};
