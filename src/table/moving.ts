/** What moves over a table: under a finger, and by itself after a move. One file, which comes once the table stands. */
export { follow, pressed } from './drag.ts';
export { arrive, glide, survey } from './glide.ts';
