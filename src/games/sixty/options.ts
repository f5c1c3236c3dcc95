import type { OptionSpec, Options } from '../../game/options.ts';

export type SixtyOptions = {
  readonly seats: number;
  readonly rounds: number;
  readonly take: 'if-stuck' | 'free';
  readonly refillAfterAttack: boolean;
  readonly start: 'lot' | number;
};

/** House rules, in the order in which a table settles them. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'seats',
    title: 'Players',
    about:
      'How many sit down. With two, what you pass on comes back only with that number or a joker; with six, the deck is gone soon.',
    rule: 'sixty/deal-five',
    default: 3,
    values: [
      { value: 2, label: 'Two' },
      { value: 3, label: 'Three' },
      { value: 4, label: 'Four' },
      { value: 5, label: 'Five' },
      { value: 6, label: 'Six' },
    ],
    structural: true,
  },
  {
    key: 'rounds',
    title: 'Rounds',
    about: 'How many rounds make a game. Lowest total wins; where it is shared, everybody plays one more.',
    rule: 'sixty/last-round',
    default: 3,
    values: { min: 1, max: 10 },
    unjudged: true,
  },
  {
    key: 'take',
    title: 'Taking cards',
    about: 'Whether you may take the cards played on you although you could answer them.',
    rule: 'sixty/take-free',
    default: 'if-stuck',
    values: [
      { value: 'if-stuck', label: 'Only if you can do nothing else' },
      { value: 'free', label: 'Whenever you like' },
    ],
  },
  {
    key: 'refillAfterAttack',
    title: 'Drawing after an attack',
    about: 'Whether the attacker draws back up to five at once, or waits until the next answer.',
    rule: 'sixty/refill',
    default: true,
    values: [
      { value: true, label: 'The attacker draws too' },
      { value: false, label: 'Only after an answer' },
    ],
    unjudged: true,
  },
  {
    key: 'start',
    title: 'Who begins',
    about: 'The player who attacks first in the first round.',
    rule: 'sixty/first-player',
    default: 'lot',
    values: [
      { value: 'lot', label: 'The lot decides' },
      { value: 0, label: 'The first seat' },
      { value: 1, label: 'The second seat' },
      { value: 2, label: 'The third seat' },
      { value: 3, label: 'The fourth seat' },
      { value: 4, label: 'The fifth seat' },
      { value: 5, label: 'The sixth seat' },
    ],
    unjudged: true,
  },
];

/** A seat that nobody sits in can’t begin. */
export function checkOptions({ start, seats }: Options): { key: string; says: string } | null {
  return typeof start === 'number' && start >= Number(seats)
    ? { key: 'start', says: 'Nobody sits there: choose a seat at the table, or let the lot decide.' }
    : null;
}
