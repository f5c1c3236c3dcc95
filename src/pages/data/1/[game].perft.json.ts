import type { APIRoute } from 'astro';
import { getGamePaths } from '../../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

const files = import.meta.glob<object>('../../../../content/*/perft.json', { import: 'default', eager: true });

/** Positions of a game, and the number of move sequences from each. */
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(files[`../../../../content/${params['game']}/perft.json`]), {
    headers: { 'content-type': 'application/json' },
  });
