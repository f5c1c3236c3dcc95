import type { APIRoute } from 'astro';
import type { SentRound } from '../../../../features/worked-rounds/open-round.ts';
import { findStop } from '../../../../features/worked-rounds/stop-choices.ts';
import type { BookRound } from '../../../../rulebook/rounds.ts';
import { listShownBooks } from '../../../../rulebook/site.ts';

interface Props {
  readonly game: ReturnType<typeof listShownBooks>[number]['game'];
  readonly one: BookRound;
}

export function getStaticPaths() {
  return listShownBooks().flatMap(({ game, rounds }) =>
    rounds.map((one) => ({ params: { game: game.id, round: one.slug }, props: { game, one } })),
  );
}

/** A worked round: fetched at its first step. */
export const GET: APIRoute = ({ props }) => {
  const { game, one } = props as Props;
  const stops = one.round.moves.flatMap((_, i) => {
    const question = findStop(game, one, i + 1);
    return question ? [[i + 1, question] as const] : [];
  });
  const sentRound: SentRound = { round: one.round, stops: Object.fromEntries(stops) };
  return new Response(JSON.stringify(sentRound), { headers: { 'content-type': 'application/json' } });
};
