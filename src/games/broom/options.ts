import type { OptionSpec } from '../../game/options.ts';

export type BroomOptions = {
  readonly seats: number;
  readonly partners: boolean;
  readonly target: number;
  readonly raise: 'lone' | 'any' | 'never';
  readonly raiseOwn: boolean;
  readonly point: 'spade' | 'ace';
  readonly courts: 'one-or-three' | 'any' | 'one';
  readonly sumWithCombined: boolean;
  readonly leftovers: 'last-taker' | 'nobody';
  readonly sessionCap: number;
};

/** House rules, in the order in which a table settles them. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'seats',
    title: 'Players',
    about:
      'How many sit down. More players, fewer hands each: six with two, four with three, three with four.',
    rule: 'broom/deal-four',
    default: 2,
    values: [
      { value: 2, label: 'Two' },
      { value: 3, label: 'Three' },
      { value: 4, label: 'Four' },
    ],
    structural: true,
  },
  {
    key: 'partners',
    title: 'Partners',
    about: 'With four at the table: two against two, partners opposite. They share one pile and one score.',
    rule: 'broom/first-turn',
    default: false,
    values: [
      { value: false, label: 'Everyone for themselves' },
      { value: true, label: 'Two against two' },
    ],
    structural: true,
  },
  {
    key: 'target',
    title: 'Points to win',
    about:
      'The total that ends the game. A session holds 39 points: 120 takes two players about six sessions and four about ten.',
    rule: 'broom/target',
    default: 120,
    values: { min: 1, max: 999 },
  },
  {
    key: 'raise',
    title: 'Raising a combined card',
    about: 'When another card may be added to a combined card that already lies there.',
    rule: 'broom/raise-lone',
    default: 'lone',
    values: [
      { value: 'lone', label: 'Only while it is the one combined card' },
      { value: 'any', label: 'Always' },
      { value: 'never', label: 'Never' },
    ],
  },
  {
    key: 'raiseOwn',
    title: 'Raising your own',
    about: 'Whether whoever made a combined card may raise it too.',
    rule: 'broom/raise-own',
    default: false,
    values: [
      { value: false, label: 'Only somebody else’s' },
      { value: true, label: 'Your own as well' },
    ],
  },
  {
    key: 'point',
    title: 'One point each for',
    about:
      'Which cards are worth a point apiece: the spades, as our source prints it, or the aces, as Lithuania counts.',
    rule: 'broom/score-each',
    default: 'spade',
    values: [
      { value: 'spade', label: 'Spades (39 points a session)' },
      { value: 'ace', label: 'Aces (30 points a session)' },
    ],
  },
  {
    key: 'courts',
    title: 'Courts in one take',
    about: 'How many jacks a jack may take, and queens a queen, and kings a king.',
    rule: 'broom/court-one-or-three',
    default: 'one-or-three',
    values: [
      { value: 'one-or-three', label: 'One, or all three' },
      { value: 'any', label: 'One, two or three' },
      { value: 'one', label: 'One only' },
    ],
  },
  {
    key: 'sumWithCombined',
    title: 'Combined cards in sums',
    about: 'Whether a combined card may be one part of a sum, like any other card of its value.',
    rule: 'broom/combined-in-sum',
    default: true,
    values: [
      { value: true, label: 'They may join a sum' },
      { value: false, label: 'Taken by their own value only' },
    ],
  },
  {
    key: 'leftovers',
    title: 'Cards left at the end',
    about: 'Who gets what still lies on the table when the last card has been played.',
    rule: 'broom/last-takes-rest',
    default: 'last-taker',
    values: [
      { value: 'last-taker', label: 'Whoever took last' },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
  {
    key: 'sessionCap',
    title: 'Most sessions',
    about:
      'After so many sessions the highest total wins, and equal totals share. 0 plays on for ever. (Our own addition.)',
    rule: 'broom/session-cap',
    default: 60,
    values: { min: 0, max: 999 },
  },
];
