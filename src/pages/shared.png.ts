import type { APIRoute } from 'astro';
import house from '../layouts/house.svg?raw';
import { sharePicture } from '../layouts/share-picture.ts';

/** Link preview of pages without a game, in the colours of the design tokens. */
export const GET: APIRoute = () => sharePicture(house, { main: '#2f6b52', soft: '#e2ede5' });
