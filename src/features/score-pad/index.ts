/** What other features may import from this one; its components are imported by file. */
export { LONGEST_NAME, nameAt, readBook, type Sheet } from './state/sheet.ts';
