import type { APIRoute } from 'astro';
import { accents } from '../layouts/accents.ts';
import { shownGames } from '../layouts/shown.ts';

/** The accents of all games, for pages that are about no single one. */
export const GET: APIRoute = async () => accents(await shownGames());
