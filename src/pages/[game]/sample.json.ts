import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { createSample } from '../../features/home/sample.ts';
import { getGamePaths, type listShownBooks } from '../../rulebook/site.ts';

export const getStaticPaths = getGamePaths;

/** The game's table for the home page: fetched when the reader chooses the game. */
export const GET: APIRoute = async ({ props }) => {
  const book = props['book'] as ReturnType<typeof listShownBooks>[number];
  const entry = await getEntry('games', book.game.id);
  if (!entry) throw new RangeError(`No content/${book.game.id}/index.mdx`);
  const sample = createSample(book, entry.data.sample);
  return new Response(JSON.stringify(sample), { headers: { 'content-type': 'application/json' } });
};
