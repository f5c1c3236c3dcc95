import type { OptionSpec } from '../../game/options.ts';

export type PokexOptions = {
  readonly seats: number;
  readonly jokers: 'wild' | 'top-rank';
  readonly wildRank: boolean;
  readonly centre: 'leftmost' | 'chosen';
  readonly order: 'sides' | 'clockwise';
  readonly lead: 'rotate' | 'winner';
  readonly tie: 'fewer-wilds' | 'leader' | 'nobody';
  readonly allPass: 'redeal' | 'forced';
  readonly failed: 'zero' | 'minus';
  readonly target: number;
  readonly dealCap: number;
};

/** House rules, in the order in which a table settles them. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'seats',
    title: 'Players',
    about: 'Four, two against two, partners opposite. There is no other way to play it.',
    rule: 'pokex/partners',
    default: 4,
    values: [{ value: 4, label: 'Four' }],
    structural: true,
  },
  {
    key: 'jokers',
    title: 'The jokers',
    about: 'Whether a joker stands for any card, or is simply the highest card of all, without a suit.',
    rule: 'pokex/wild',
    default: 'wild',
    values: [
      { value: 'wild', label: 'Stand for any card' },
      { value: 'top-rank', label: 'Rank above the ace' },
    ],
  },
  {
    key: 'wildRank',
    title: 'A wild rank',
    about:
      'Whether whoever wins the auction names one rank that is wild for the deal, as the inventor had it.',
    rule: 'pokex/name-wild',
    default: false,
    values: [
      { value: false, label: 'Jokers only' },
      { value: true, label: 'The declarer names a rank' },
    ],
  },
  {
    key: 'centre',
    title: 'The centre card',
    about: 'Which card of the row a trick is played with.',
    rule: 'pokex/centre-pick',
    default: 'leftmost',
    values: [
      { value: 'leftmost', label: 'The next from the left' },
      { value: 'chosen', label: 'The leader’s partner picks it' },
    ],
  },
  {
    key: 'order',
    title: 'Who lays when',
    about: 'Side by side, so that the others see a whole hand before they lay, or simply clockwise.',
    rule: 'pokex/lay-order',
    default: 'sides',
    values: [
      { value: 'sides', label: 'Leader and partner, then the others' },
      { value: 'clockwise', label: 'Clockwise' },
    ],
  },
  {
    key: 'lead',
    title: 'Who leads next',
    about: 'Whether the lead goes round the table or to whoever laid first on the winning side.',
    rule: 'pokex/next-lead',
    default: 'rotate',
    values: [
      { value: 'rotate', label: 'The next player clockwise' },
      { value: 'winner', label: 'The side that won' },
    ],
  },
  {
    key: 'tie',
    title: 'Equal hands',
    about: 'Who takes a trick when both hands are worth the same.',
    rule: 'pokex/trick-tie',
    default: 'fewer-wilds',
    values: [
      { value: 'fewer-wilds', label: 'Fewer wild cards, then the leading side' },
      { value: 'leader', label: 'The leading side' },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
  {
    key: 'allPass',
    title: 'If all four pass',
    about: 'Whether the cards are dealt anew or the dealer, who speaks last, has to bid.',
    rule: 'pokex/dealer-must-bid',
    default: 'redeal',
    values: [
      { value: 'redeal', label: 'A new deal' },
      { value: 'forced', label: 'The dealer must bid' },
    ],
  },
  {
    key: 'failed',
    title: 'A bid that fails',
    about: 'What it costs to take fewer tricks than one bid.',
    rule: 'pokex/missed',
    default: 'zero',
    values: [
      { value: 'zero', label: 'Nothing' },
      { value: 'minus', label: 'What it would have won' },
    ],
  },
  {
    key: 'target',
    title: 'Points to win',
    about: 'The first side with so many has won. Two good bids can do it.',
    rule: 'pokex/target',
    default: 33,
    values: { min: 1, max: 999 },
  },
  {
    key: 'dealCap',
    title: 'Most deals',
    about:
      'After so many deals the side ahead wins, and level sides draw. 0 plays on for ever. (Our own addition.)',
    rule: 'pokex/deal-cap',
    default: 100,
    values: { min: 0, max: 1000 },
  },
];
