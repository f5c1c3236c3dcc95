/** The ruling, and what one does with cards that lie there: fetched as soon as the desk is drawn. */
export { RulingStep } from './RulingStep.tsx';
export { Tools } from './Tools.tsx';
