/**
 * The table as it is drawn, the try, the ruling, what comes after it, what is said that is no card, and what one does
 * with cards that lie there: fetched as soon as the desk is drawn. Nobody needs it to put down a first card.
 */
export { AfterRuling } from './AfterRuling.tsx';
export { CountStep } from './CountStep.tsx';
export { Field, MoverField } from './Field.tsx';
export { HouseFields } from './HouseFields.tsx';
export { PlaceTools } from './PlaceTools.tsx';
export { PracticeButtons } from './PracticeButtons.tsx';
export { RulingStep } from './RulingStep.tsx';
export { TableStep } from './TableStep.tsx';
export { ThingList, ThingTools } from './ThingList.tsx';
export { TryActions } from './TryActions.tsx';
export { TypedLine } from './TypedLine.tsx';
