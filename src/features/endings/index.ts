/** What other features may import from this one; its components are imported by file. */
export { ENDINGS_KEY, parseHeld } from './held-store.ts';
