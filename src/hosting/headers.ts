import { POLICY } from './policy.ts';

/**
 * Headers of the site's files. Our own server sends them, and `npm run hosting` writes them into `hosting/` for other
 * servers; a test compares both.
 */

/** Sent with every response. */
export const HEADERS: Readonly<Record<string, string>> = {
  // The pages have the same policy, but only a header can set `frame-ancestors`.
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': [
    'camera=()',
    'microphone=()',
    'geolocation=()',
    'payment=()',
    'usb=()',
    // The score pad keeps the screen awake.
    'screen-wake-lock=(self)',
  ].join(', '),
  'X-Content-Type-Options': 'nosniff',
};

/** What a server may not know the type of, by the ending. */
export const TYPE_BY_ENDING: Readonly<Record<string, string>> = {
  webmanifest: 'application/manifest+json',
  jsonl: 'application/jsonl',
};

/** Folder of the files with a content hash in their name. */
export const HASHED_FOLDER = '/_astro/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** `Cache-Control` of a path: files whose name is the same in every edition are revalidated. */
export const cacheControlOf = (path: string): string => (path.startsWith(HASHED_FOLDER) ? IMMUTABLE : REVALIDATE);
