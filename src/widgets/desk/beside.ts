/** The ruling, what comes after it, and what one does with cards that lie there: fetched as soon as the desk is drawn. */
export { After } from './After.tsx';
export { RulingStep } from './RulingStep.tsx';
export { Tools } from './Tools.tsx';
export { Typed } from './Typed.tsx';
