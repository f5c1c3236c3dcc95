import type { APIRoute } from 'astro';
import { searchFile } from '../../rulebook/search.ts';
import { listShownBooks } from '../../rulebook/site.ts';

/** The search index: fetched at the first search. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(searchFile(listShownBooks().map(({ game }) => game))), {
    headers: { 'content-type': 'application/json' },
  });
