/** The opponents people choose from, for pages. */
export { STRENGTHS, type Strength } from '../../bots/strength.ts';
