import type { OptionSpec } from '../../game/options.ts';

export type SpiteOptions = {
  readonly seats: number;
  readonly refill: 'turn-start' | 'when-empty';
  readonly centreMoves: 'any' | 'one';
  readonly lowOnSide: 'after-four' | 'always';
  readonly sideBuild: 'equal-or-lower' | 'free';
  readonly recycle: 'now' | 'when-empty';
  readonly aces: 'must' | 'may';
  readonly sideJoker: 'named' | 'frozen';
  readonly mayEnd: boolean;
  readonly goal: number;
  readonly stake: number;
  readonly turnCap: number;
};

const ID = 'spite-and-malice';

/** House rules, in the order in which a table settles them. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'seats',
    title: 'Players',
    about: 'Two, across the table from each other. A third could only watch, and comment.',
    rule: `${ID}/first-player`,
    default: 2,
    values: [{ value: 2, label: 'Two' }],
    structural: true,
  },
  {
    key: 'refill',
    title: 'An empty hand',
    about: 'Whether a hand that is played out is filled again in the same turn, or waits for the next.',
    rule: `${ID}/refill-empty`,
    default: 'turn-start',
    values: [
      { value: 'turn-start', label: 'Waits for your next turn' },
      { value: 'when-empty', label: 'Is filled at once' },
    ],
  },
  {
    key: 'centreMoves',
    title: 'Cards to the centre',
    about:
      'How many cards of your hand and side piles may go to the centre in one turn. Goal cards never count.',
    rule: `${ID}/one-centre`,
    default: 'any',
    values: [
      { value: 'any', label: 'As many as fit' },
      { value: 'one', label: 'One a turn' },
    ],
  },
  {
    key: 'lowOnSide',
    title: 'Twos and aces on side piles',
    about: 'When a 2 may go on a 3, or an ace on a 2, of a side pile.',
    rule: `${ID}/side-low`,
    default: 'after-four',
    values: [
      { value: 'after-four', label: 'While all four centre piles stand' },
      { value: 'always', label: 'Always' },
    ],
  },
  {
    key: 'sideBuild',
    title: 'Building side piles',
    about: 'What a side pile takes: the same rank or one lower, or whatever you like to throw on it.',
    rule: `${ID}/side-build`,
    default: 'equal-or-lower',
    values: [
      { value: 'equal-or-lower', label: 'Same rank or one lower' },
      { value: 'free', label: 'Anything' },
    ],
  },
  {
    key: 'recycle',
    title: 'Completed piles',
    about: 'Whether a pile with its king is shuffled into the stock at once, or kept until the stock is out.',
    rule: `${ID}/centre-full`,
    default: 'now',
    values: [
      { value: 'now', label: 'Into the stock at once' },
      { value: 'when-empty', label: 'Set aside until the stock is empty' },
    ],
  },
  {
    key: 'aces',
    title: 'Aces',
    about: 'Whether an ace you can reach has to go to the centre before your turn ends.',
    rule: `${ID}/ace-first`,
    default: 'must',
    values: [
      { value: 'must', label: 'Must go to the centre' },
      { value: 'may', label: 'May stay where they are' },
    ],
  },
  {
    key: 'sideJoker',
    title: 'Jokers on side piles',
    about: 'What a joker is while it lies on a side pile.',
    rule: `${ID}/side-joker`,
    default: 'named',
    values: [
      { value: 'named', label: 'Named a rank' },
      { value: 'frozen', label: 'Nameless, and nothing goes on it' },
    ],
  },
  {
    key: 'mayEnd',
    title: 'Ending a turn empty-handed',
    about: 'Whether you may say “done” although a card of your hand would go on one of your side piles.',
    rule: `${ID}/must-lay`,
    default: true,
    values: [
      { value: true, label: 'Whenever you like' },
      { value: false, label: 'Only if nothing goes on a side pile' },
    ],
  },
  {
    key: 'goal',
    title: 'Cards in a goal pile',
    about: 'Twenty-six is half a pack each, and a long evening. Ten make a good first game.',
    rule: `${ID}/goal-piles`,
    default: 26,
    values: { min: 1, max: 26 },
  },
  {
    key: 'stake',
    title: 'A card is worth',
    about: 'What the loser pays for each card, in points, matches or whatever lies in your pockets.',
    rule: `${ID}/goal-empty`,
    default: 1,
    values: { min: 0, max: 1000 },
  },
  {
    key: 'turnCap',
    title: 'Most turns',
    about: 'After so many turns the game counts as a standstill. 0 plays on for ever. (Our own addition.)',
    rule: `${ID}/turn-cap`,
    default: 1000,
    values: { min: 0, max: 10_000 },
  },
];
