import type { APIRoute } from 'astro';
import { jsonLines, publishedCases } from '../../../rulebook/published.ts';
import { pageOfEach, type shownBooks } from '../../../rulebook/site.ts';

export const getStaticPaths = pageOfEach;

/** Every case of the rulebook with its ruling, one a line. */
export const GET: APIRoute = ({ props }) => {
  const book = props['book'] as ReturnType<typeof shownBooks>[number];
  return new Response(jsonLines(publishedCases(book)), { headers: { 'content-type': 'application/jsonl' } });
};
