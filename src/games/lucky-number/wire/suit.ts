import { readSuit, type Suit } from '../../../cards/suits.ts';
import { looks } from '../../../game/looks.ts';
import { textOf } from '../../../game/schema.ts';

const SAYS = 'A suit is written as a letter: S, H, D or C.';

/** A suit on its own: its letter in either case, or its symbol. */
export const suitSchema = textOf<Suit>(SAYS, readSuit, () => SAYS, looks('suit'));
