import { POLICY } from './policy.ts';

/**
 * What is sent with the files of the site, told once: our own server sends it, and the files in `hosting/` say it to
 * other servers (`npm run hosting` writes them; a test compares).
 */

/** With every answer. */
export const HEADERS: Readonly<Record<string, string>> = {
  // The pages carry the same policy, but only a header can say who may put them in a frame.
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

/** The folder of the files that bear their hash in their name. */
export const HASHED_FOLDER = '/_astro/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** How long a file of the site is kept: what has one name in every edition is asked for anew each time. */
export const cacheControlOf = (path: string): string =>
  path.startsWith(HASHED_FOLDER) ? IMMUTABLE : REVALIDATE;
