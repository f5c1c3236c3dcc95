/** What other features may import from this one; its components are imported by file. */
export { WORDS } from './words.ts';
