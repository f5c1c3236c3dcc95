import type { APIRoute } from 'astro';
import { drawingOf } from '../../features/home/drawings.ts';
import { sharePicture } from '../../layouts/share-picture.ts';
import { listShownGames } from '../../layouts/shown-games.ts';

export async function getStaticPaths() {
  return (await listShownGames()).map(({ id, data }) => ({
    params: { game: id },
    props: { look: data.accent.light },
  }));
}

/** Link preview of all pages of the game. */
export const GET: APIRoute = ({ params, props }) => sharePicture(drawingOf(params['game'] ?? ''), props['look']);
