import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';
import type { Options } from '../../game/options.ts';

const RULES = {
  seats: {
    ...players([2, 3, 4, 5, 6], 3),
    about:
      'How many sit down. With two, what you pass on comes back only with that number or a joker; with six, the deck is gone soon.',
    rule: 'sixty/deal-five',
  },
  rounds: {
    title: 'Rounds',
    about: 'How many rounds make a game. Lowest total wins; where it is shared, everybody plays one more.',
    rule: 'sixty/last-round',
    set: numberOf(1, 10, 3),
    unjudged: true,
  },
  take: {
    title: 'Taking cards',
    about: 'Whether you may take the cards played on you although you could answer them.',
    rule: 'sixty/take-free',
    set: oneOf(['if-stuck', 'Only if you can do nothing else'], ['free', 'Whenever you like']),
  },
  refillAfterAttack: {
    title: 'Drawing after an attack',
    about: 'Whether the attacker draws back up to five at once, or waits until the next answer.',
    rule: 'sixty/refill',
    set: oneOf([true, 'The attacker draws too'], [false, 'Only after an answer']),
    unjudged: true,
  },
  start: {
    title: 'Who begins',
    about: 'The player who attacks first in the first round.',
    rule: 'sixty/first-player',
    set: oneOf(
      ['lot', 'The lot decides'],
      [0, 'The first seat'],
      [1, 'The second seat'],
      [2, 'The third seat'],
      [3, 'The fourth seat'],
      [4, 'The fifth seat'],
      [5, 'The sixth seat'],
    ),
    unjudged: true,
  },
};

export type SixtyOptions = OptionsOf<typeof RULES>;

/** House rules, in the order in which a table settles them. */
export const OPTIONS = optionsOf(RULES);

/** A seat that nobody sits in can’t begin. */
export function checkOptions({ start, seats }: Options): { key: string; says: string } | null {
  return typeof start === 'number' && start >= Number(seats)
    ? { key: 'start', says: 'Nobody sits there: choose a seat at the table, or let the lot decide.' }
    : null;
}
