/**
 * The table as it is drawn, the try, the ruling, what comes after it, what is said that is no card, and what one does
 * with cards that lie there: fetched as soon as the desk is drawn. Nobody needs it to put down a first card.
 */
export { After } from './After.tsx';
export { CountStep } from './CountStep.tsx';
export { Field, Mover } from './Field.tsx';
export { HouseFields } from './HouseFields.tsx';
export { Kept } from './Kept.tsx';
export { PlaceTools } from './PlaceTools.tsx';
export { RulingStep } from './RulingStep.tsx';
export { TableStep } from './TableStep.tsx';
export { Things, Tools } from './Things.tsx';
export { Tried } from './Tried.tsx';
export { Typed } from './Typed.tsx';
