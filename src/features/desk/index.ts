/** What other features may import from this one; its components are imported by file. */
export { setPlace } from './state/draft.ts';
export { type CardLocation, isAsked, isCardPlace, locateCards } from './state/things.ts';
