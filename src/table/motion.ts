/** What moves over a table: under a finger, and by itself after a move. One file, which comes once the table stands. */
export { findPressedItem, trackDrag } from './drag.ts';
export { finishAnimations, glide, measureCards } from './glide.ts';
