import type { APIRoute } from 'astro';
import { getGamePaths, type listShownBooks } from '../../../rulebook/site.ts';
import type { BookCase } from '../../../scenarios/drill/question.ts';

export const getStaticPaths = getGamePaths;

/** All cases of the rulebook, for drills and the desk. */
export const GET: APIRoute = ({ props }) => {
  const { cases } = props['book'] as ReturnType<typeof listShownBooks>[number];
  const bookCases = cases.map(({ rule, house, data }): BookCase => {
    const { position, options, seat, move } = data;
    const question = {
      ...(options && { options }),
      ...(seat !== undefined && { seat }),
      ...(move && { move }),
    };
    return { rule, house, json: { position, ...question } };
  });
  return new Response(JSON.stringify(bookCases), { headers: { 'content-type': 'application/json' } });
};
