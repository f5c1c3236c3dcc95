import type { APIRoute } from 'astro';
import { accents } from '../../layouts/accents.ts';
import { shownGames } from '../../layouts/shown.ts';

export async function getStaticPaths() {
  return (await shownGames()).map((shown) => ({ params: { game: shown.id }, props: { shown } }));
}

/** The accent of the one game its pages are about. */
export const GET: APIRoute = ({ props }) => accents([props['shown']]);
