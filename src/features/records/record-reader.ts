/** What reads a record, goes through it and shows it: one file, which nobody needs before a record is opened. */
export { packMatch, unpackCase, unpackMatch } from '../../referee/link.ts';
export { readRecordText } from './state/record-text.ts';
export { replayRecordAsync } from './state/replay.ts';
export { Viewer } from './Viewer.tsx';
