import type { APIRoute } from 'astro';
import { type BookMini, minisOf, waysOf } from '../../../../rulebook/minis.ts';
import { shownBooks } from '../../../../rulebook/site.ts';

interface Props {
  readonly game: ReturnType<typeof shownBooks>[number]['game'];
  readonly mini: BookMini;
}

export function getStaticPaths() {
  return shownBooks().flatMap(({ game }) =>
    minisOf(game.id).map((mini) => ({ params: { game: game.id, aim: mini.aim.id }, props: { game, mini } })),
  );
}

/** A way to three stars for each deal: sent for when somebody wants to know. */
export const GET: APIRoute = ({ props }) => {
  const { game, mini } = props as Props;
  return new Response(JSON.stringify(waysOf(game, mini)), {
    headers: { 'content-type': 'application/json' },
  });
};
