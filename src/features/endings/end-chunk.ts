/** One chunk, loaded with the first move. */
export { tryAtPosition } from '../../exercise/try.ts';
export { EndingEnd } from './EndingEnd.tsx';
