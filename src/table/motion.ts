/** Drags and animations in one file, which is loaded once the table is drawn. */

export { animateCards, finishAnimations, isDealing, surveyCards } from './deal-motion.ts';
export { findPressedItem, trackDrag } from './drag.ts';
