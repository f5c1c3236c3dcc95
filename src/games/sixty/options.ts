import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';
import type { Options } from '../../game/options.ts';

const HOUSE_RULES = {
  seats: {
    ...players([2, 3, 4, 5, 6], 3),
    about:
      'How many of you are playing. With two players, cards you pass on can come straight back, but only if your opponent adds the same number or plays a joker; with six, the deck soon runs out.',
    source: 'The rules we have don’t say.',
    because: 'With five cards each, a pack of 83 serves two to six players.',
    rule: 'sixty/deal-five',
  },
  rounds: {
    title: 'Rounds',
    about: 'How many rounds make a game. The lowest total wins; after a tie, everybody plays one more round.',
    source: 'Three rounds.',
    because: 'One is enough to try the game; with five, one lucky round counts for less.',
    rule: 'sixty/last-round',
    set: numberOf(1, 10, 3, 1, 5),
    unjudged: true,
  },
  take: {
    title: 'Taking cards',
    about: 'Whether you may take the cards played on you even if you could answer them.',
    source: 'You take “if you cannot perform any of the three actions”.',
    because:
      'As printed, only a player who is stuck may take. Many tables let you take when you like, and then you can save a joker.',
    rule: 'sixty/take-free',
    set: oneOf(['if-stuck', 'Only if you can do nothing else'], ['free', 'Whenever you like']),
  },
  refillAfterAttack: {
    title: 'Drawing after an attack',
    about: 'Whether the attacker draws back up to five straight away, or waits until the next answer.',
    source: '“After completing any of the three actions, immediately draw”, and the three are answers.',
    because:
      'The third ends with an attack, so we let every attacker draw. Read narrowly, you draw only after an answer.',
    rule: 'sixty/refill',
    set: oneOf([true, 'The attacker draws too'], [false, 'Only after an answer']),
    unjudged: true,
  },
  start: {
    title: 'Who begins',
    about: 'The player who attacks first in the first round.',
    source: '“A player whose age is closer to 60”, or “any other way”.',
    because: 'We draw lots, because a computer doesn’t ask people their age.',
    rule: 'sixty/first-player',
    set: oneOf(
      ['lot', 'Draw lots'],
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

export type SixtyOptions = OptionsOf<typeof HOUSE_RULES>;

export const OPTIONS = optionsOf(HOUSE_RULES);

/** The starter must be one of the seats. */
export function checkOptions({ start, seats }: Options): { key: string; says: string } | null {
  return typeof start === 'number' && start >= Number(seats)
    ? { key: 'start', says: 'That seat is empty: choose a seat at the table, or draw lots.' }
    : null;
}
