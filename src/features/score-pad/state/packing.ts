/** What packs sheets into links and reads them: fetched with the first link. */
export { packScore, unpackScore } from '../../../referee/link.ts';
export { parseSheets, serializeSheets } from './sheet-file.ts';
