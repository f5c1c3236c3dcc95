import type { APIRoute } from 'astro';
import { getGamePaths, type listShownBooks } from '../../../rulebook/site.ts';
import { verdictLinesOf } from '../../../rulebook/verdicts.ts';

export const getStaticPaths = getGamePaths;

/** Tries and their verdicts, for other engines, as JSON Lines. */
export const GET: APIRoute = ({ props }) => {
  const book = props['book'] as ReturnType<typeof listShownBooks>[number];
  return new Response(verdictLinesOf(book.game.id), { headers: { 'content-type': 'application/jsonl' } });
};
