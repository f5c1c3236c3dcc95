import type { APIRoute } from 'astro';
import { judgementOf } from '../../../rulebook/judgement.ts';
import { pageOfEach } from '../../../rulebook/site.ts';

export const getStaticPaths = pageOfEach;

/** All tables of a game at which there is something to weigh, with what each answer comes to. */
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(judgementOf(params['game'] ?? '')), {
    headers: { 'content-type': 'application/json' },
  });
