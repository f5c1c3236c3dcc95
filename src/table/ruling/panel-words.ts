import { countNoun } from '../../cards/words.ts';

export const dependsOnText = (question: string): string => `It depends on ${question}.`;

/** Opens the house rules that would change a ruling. */
export const readingsSummary = (n: number): string => `${countNoun(n, 'house rule')} would change this`;
