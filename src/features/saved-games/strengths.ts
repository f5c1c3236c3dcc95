/** The strengths of bots, for pages. */
export { STRENGTHS, type Strength } from '../../bots/strength.ts';
