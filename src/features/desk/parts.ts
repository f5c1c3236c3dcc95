/** Everything beyond the first card: loaded after the desk is drawn, in one chunk. */
export { AfterRuling } from './AfterRuling.tsx';
export { CountStep } from './CountStep.tsx';
export { DeskHouseRules } from './DeskHouseRules.tsx';
export { Field, MoverField } from './Field.tsx';
export { openMishaps } from './MishapSheet.tsx';
export { PlaceTools } from './PlaceTools.tsx';
export { PracticeButtons } from './PracticeButtons.tsx';
export { RulingStep } from './RulingStep.tsx';
export { ThingList, ThingTools } from './ThingList.tsx';
export { TryActions } from './TryActions.tsx';
export { TypedLine } from './TypedLine.tsx';
