/** One chunk to pack sheets into links and read them. */
export { packScore, unpackScore } from '../../../referee/link.ts';
export { parseSheets, serializeSheets } from './sheet-file.ts';
