/** What reads a record, goes through it and shows it: one file, which nobody needs before a record is opened. */
export { packMatch, unpackCase, unpackMatch } from '../../referee/link.ts';
export { recordIn } from './state/opened.ts';
export { shownByAndBy } from './state/shown.ts';
export { Viewer } from './Viewer.tsx';
