/** What comes of an answer, and how it went: one file, fetched once the first table is drawn. */
export { DrillEnd } from './DrillEnd.tsx';
export { DrillVerdict } from './DrillVerdict.tsx';
