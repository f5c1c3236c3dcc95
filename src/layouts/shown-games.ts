import { type CollectionEntry, getCollection } from 'astro:content';
import { listShownBooks } from '../rulebook/site.ts';

/** Front pages of the shown games, in order. */
export async function listShownGames(): Promise<readonly CollectionEntry<'games'>[]> {
  const shownIds = new Set(listShownBooks().map(({ game }) => game.id));
  const games = await getCollection('games', ({ id }) => shownIds.has(id));
  return games.sort((a, b) => a.data.order - b.data.order);
}
