import type { APIRoute } from 'astro';
import { listShownGames } from '../layouts/shown-games.ts';

/**
 * Accent colours of each game, from its content folder, with a soft and a dark partner. The attribute is doubled in the
 * selector so that it beats the default on the root.
 */
export const GET: APIRoute = async () => {
  const games = await listShownGames();
  const rule = (id: string, { main, soft, ink }: { main: string; soft: string; ink: string }) =>
    `[data-game][data-game="${id}"]{--accent:${main};--accent-soft:${soft};--accent-ink:${ink}}`;
  const light = games.map(({ id, data }) => rule(id, data.accent.light)).join('\n');
  const dark = games.map(({ id, data }) => rule(id, data.accent.dark)).join('\n');
  return new Response(`${light}\n@media (prefers-color-scheme:dark){\n${dark}\n}\n`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
};
