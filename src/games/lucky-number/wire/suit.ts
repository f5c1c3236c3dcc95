import * as v from 'valibot';
import { readSuit, type Suit } from '../../../cards/suits.ts';

const SAYS = 'A suit is written as a letter: S, H, D or C.';

/** A suit on its own: its letter in either case, or its symbol. */
export const suitSchema = v.pipe(
  v.string(SAYS),
  v.rawTransform(({ dataset, addIssue, NEVER }): Suit => {
    const suit = readSuit(dataset.value);
    if (suit !== undefined) return suit;
    addIssue({ message: SAYS });
    return NEVER;
  }),
);
