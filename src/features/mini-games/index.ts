/** What other features may import from this one; its components are imported by file. */
export { $minis, MINIS_KEY, parseMinis } from './mini-store.ts';
export { WORDS } from './words.ts';
