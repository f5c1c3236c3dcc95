/** Drags and animations in one file, which is loaded once the table is drawn. */

export { dealCards, finishFlights, isDealing } from './deal-motion.ts';
export { findPressedItem, trackDrag } from './drag.ts';
export { finishAnimations, glide, measureCards } from './glide.ts';
