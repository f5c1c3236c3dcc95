import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';
import type { Options } from '../../game/options.ts';

const RULES = {
  seats: {
    ...players([2, 3, 4, 5, 6], 3),
    about:
      'How many sit down. With two, what you pass on comes back only with that number or a joker; with six, the deck is gone soon.',
    because: 'The rules we have name no number. Five cards each out of 83 serve two to six players.',
    rule: 'sixty/deal-five',
  },
  rounds: {
    title: 'Rounds',
    about: 'How many rounds make a game. Lowest total wins; where it is shared, everybody plays one more.',
    because: 'Three are printed. One is enough to try the game, five make the luck of one round count less.',
    rule: 'sixty/last-round',
    set: numberOf(1, 10, 3, 1, 5),
    unjudged: true,
  },
  take: {
    title: 'Taking cards',
    about: 'Whether you may take the cards played on you although you could answer them.',
    because:
      'You take “if you cannot perform any of the three actions”. Read as printed, that is for the stuck alone. Many tables let you take when you like, and then a joker can be saved.',
    rule: 'sixty/take-free',
    set: oneOf(['if-stuck', 'Only if you can do nothing else'], ['free', 'Whenever you like']),
  },
  refillAfterAttack: {
    title: 'Drawing after an attack',
    about: 'Whether the attacker draws back up to five at once, or waits until the next answer.',
    because:
      '“After completing any of the three actions, immediately draw”, and the three are answers. The third ends with an attack, so we let every attacker draw. Who reads it narrowly draws after an answer only.',
    rule: 'sixty/refill',
    set: oneOf([true, 'The attacker draws too'], [false, 'Only after an answer']),
    unjudged: true,
  },
  start: {
    title: 'Who begins',
    about: 'The player who attacks first in the first round.',
    because:
      '“A player whose age is closer to 60”, or “any other way”, says the booklet. We draw lots, so that it isn’t the same one every evening.',
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

export const OPTIONS = optionsOf(RULES);

/** The starter must be one of the seats. */
export function checkOptions({ start, seats }: Options): { key: string; says: string } | null {
  return typeof start === 'number' && start >= Number(seats)
    ? { key: 'start', says: 'Nobody sits there: choose a seat at the table, or let the lot decide.' }
    : null;
}
