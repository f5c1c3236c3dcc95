import type { APIRoute } from 'astro';
import house from '../layouts/house.svg?raw';
import { sharePicture } from '../layouts/share-picture.ts';

/** What a link to a page that is about no single game shows: the house’s colours, as the tokens have them. */
export const GET: APIRoute = () => sharePicture(house, { main: '#2f6b52', soft: '#e2ede5' });
