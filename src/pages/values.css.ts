import type { APIRoute } from 'astro';
import { listShownGames } from '../layouts/shown-games.ts';

/** Most cards in one line of a table. */
const MAX_IN_LINE = 24;

/** The number of cards in a line, for calculations: served pages may carry no style attributes. */
const counts = Array.from({ length: MAX_IN_LINE }, (_, i) => `[data-n="${i + 1}"]{--count:${Math.max(2, i + 1)}}`).join(
  '',
);

/**
 * Styles by attribute. Accent colours of each game, from its content folder, with a soft and a dark partner: the
 * attribute is doubled in the selector so that it beats the default on the root. Numbers of cards in a line.
 */
export const GET: APIRoute = async () => {
  const games = await listShownGames();
  const rule = (id: string, { main, soft, ink }: { main: string; soft: string; ink: string }) =>
    `[data-game][data-game="${id}"]{--accent:${main};--accent-soft:${soft};--accent-ink:${ink}}`;
  const light = games.map(({ id, data }) => rule(id, data.accent.light)).join('\n');
  const dark = games.map(({ id, data }) => rule(id, data.accent.dark)).join('\n');
  return new Response(`${counts}\n${light}\n@media (prefers-color-scheme:dark){\n${dark}\n}\n`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
};
