import type { APIRoute } from 'astro';
import { pageOfEach, type shownBooks } from '../../../rulebook/site.ts';
import type { DrillCase } from '../../../stores/drill.ts';

export const getStaticPaths = pageOfEach;

/** Every case of the rulebook that has a try, for the drills: the referee rules on each when it is asked. */
export const GET: APIRoute = ({ props }) => {
  const { cases } = props['book'] as ReturnType<typeof shownBooks>[number];
  const drills = cases.flatMap(({ rule, house, data }): DrillCase[] => {
    const { position, options, seat, move } = data;
    if (!move) return [];
    return [
      {
        rule,
        house,
        json: { position, ...(options ? { options } : {}), ...(seat === undefined ? {} : { seat }), move },
      },
    ];
  });
  return new Response(JSON.stringify(drills), { headers: { 'content-type': 'application/json' } });
};
