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
  const accents = games.map(({ id, data: { accent } }) => {
    const both = (part: keyof typeof accent.light) => `light-dark(${accent.light[part]},${accent.dark[part]})`;
    return `[data-game][data-game="${id}"]{--accent:${both('main')};--accent-soft:${both('soft')};--accent-ink:${both('ink')}}`;
  });
  return new Response(`${counts}\n${accents.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
};
