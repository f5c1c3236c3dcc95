import type { APIRoute } from 'astro';
import { listShelves } from '../../../rulebook/puzzles.ts';
import { listShownBooks } from '../../../rulebook/site.ts';

export const getStaticPaths = () =>
  listShelves(listShownBooks().map(({ game }) => game.id)).map(({ game, kind, puzzles }) => ({
    params: { game, kind },
    props: { puzzles },
  }));

/** Puzzles of one kind and game, fetched by the daily page. */
export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props['puzzles']), { headers: { 'content-type': 'application/json' } });
