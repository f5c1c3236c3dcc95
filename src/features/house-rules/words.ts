import { countNoun } from '../../cards/words.ts';

export const WORDS = {
  title: 'House rules',
  changed: (n: number) => (n === 0 ? 'usual' : `${n} changed`),
  seat: (seat: number) => `Seat ${seat + 1}`,
  clockwise: 'Clockwise, as you sit.',
} as const;

const countChanged = (changed: number): string =>
  changed === 0 ? 'the usual rules' : countNoun(changed, 'changed rule');

/** A set-up as a sentence: “Two of us play to 120 by the usual rules: Ann and Ben.” */
export const SENTENCE = {
  ofUs: 'of us at the table',
  weAre: 'of us',
  play: 'play',
  playTo: 'play to',
  by: 'by',
  and: 'and',
  houseWord: countChanged,
  houseLabel: (changed: number) => `House rules: ${countChanged(changed)}`,
} as const;

/** What is stored, as part of a sentence. */
export const STORED = 'your table’s house rules';
