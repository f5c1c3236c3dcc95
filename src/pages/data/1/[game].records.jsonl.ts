import type { APIRoute } from 'astro';
import { jsonLines, publishRecords } from '../../../rulebook/publication.ts';
import { getGamePaths, type listShownBooks } from '../../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

/** A few whole games with their audits, as JSON Lines. */
export const GET: APIRoute = ({ props }) => {
  const book = props['book'] as ReturnType<typeof listShownBooks>[number];
  return new Response(jsonLines(publishRecords(book.game)), {
    headers: { 'content-type': 'application/jsonl' },
  });
};
