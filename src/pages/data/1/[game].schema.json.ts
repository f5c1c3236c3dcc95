import type { APIRoute } from 'astro';
import { schemaOf } from '../../../kit/schema.ts';
import { getGamePaths, type listShownBooks } from '../../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

/** The wire format of a game, as JSON Schema. */
export const GET: APIRoute = ({ props }) => {
  const book = props['book'] as ReturnType<typeof listShownBooks>[number];
  return new Response(JSON.stringify(schemaOf(book.game)), {
    headers: { 'content-type': 'application/schema+json' },
  });
};
