/** The code that reads and shows records, in one chunk that is loaded with the first record. */
export { packMatch, unpackCase, unpackMatch } from '../../referee/link.ts';
export { readRecordText } from './state/record-text.ts';
export { replayRecordAsync } from './state/replay.ts';
export { SampleViewer, Viewer } from './Viewer.tsx';
