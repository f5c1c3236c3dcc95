/** One chunk, loaded once the first table is drawn. */
export { DrillEnd } from './DrillEnd.tsx';
export { DrillVerdict } from './DrillVerdict.tsx';
