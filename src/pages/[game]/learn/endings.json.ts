import type { APIRoute } from 'astro';
import { endingsOf } from '../../../rulebook/endings.ts';
import { getGamePaths } from '../../../rulebook/site.ts';

export const getStaticPaths = () => getGamePaths().filter(({ params }) => endingsOf(params.game).length > 0);

/** The endings of a game. */
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(endingsOf(params['game'] ?? '')), {
    headers: { 'content-type': 'application/json' },
  });
