import { countNoun } from '../../cards/words.ts';

const countChanged = (changed: number): string =>
  changed === 0 ? 'the usual rules' : countNoun(changed, 'changed rule');

/** The house rules as a word of a sentence. Apart from the other words, which pages without a set-up load. */
export const WORDS = {
  house: countChanged,
  houseLabel: (changed: number) => `House rules: ${countChanged(changed)}`,
} as const;
