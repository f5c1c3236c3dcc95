import type { APIRoute } from 'astro';
import { judgementOf } from '../../../rulebook/judgement.ts';
import { getGamePaths } from '../../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

/** All judgement tables of a game, with the evaluation of each option. */
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(judgementOf(params['game'] ?? '')), {
    headers: { 'content-type': 'application/json' },
  });
