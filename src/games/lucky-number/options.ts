import type { OptionSpec } from '../../game/options.ts';

export type LuckyOptions = {
  readonly seats: number;
  readonly jokers: number;
  readonly base: number;
  readonly wrap: boolean;
  readonly comboMatch: boolean;
  readonly comboPenalty: 'latest' | 'sum';
  readonly afterDrawing: 'turn-over' | 'play';
  readonly jack: 'matches' | 'wild';
  readonly kingInTwo: 'nothing' | 'again';
  readonly jumpIn: boolean;
  readonly turnCap: number;
};

/** House rules, in the order in which a table settles them. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'seats',
    title: 'Players',
    about: 'How many sit down. Two is a duel, in which eights and kings behave differently; six is a riot.',
    rule: 'lucky-number/deal-fifteen',
    default: 3,
    values: [
      { value: 3, label: 'Three' },
      { value: 2, label: 'Two' },
      { value: 4, label: 'Four' },
      { value: 5, label: 'Five' },
      { value: 6, label: 'Six' },
    ],
    structural: true,
  },
  {
    key: 'jokers',
    title: 'Jokers',
    about: 'How many jokers go into the two packs. The source names no number; four is what two packs bring.',
    rule: 'lucky-number/packs',
    default: 4,
    values: { min: 0, max: 8 },
  },
  {
    key: 'base',
    title: 'Cards in a combination',
    about:
      'How many cards a combination needs before extra aces are added. With two, small numbers are no longer hopeless.',
    rule: 'lucky-number/combo-size',
    default: 3,
    values: [
      { value: 3, label: 'At least three' },
      { value: 2, label: 'At least two' },
    ],
  },
  {
    key: 'wrap',
    title: 'Runs round the corner',
    about: 'Whether a run may go on past the ace, as in K♣ A♣ 2♣ 3♣.',
    rule: 'lucky-number/combo-run',
    default: true,
    values: [
      { value: true, label: 'King, ace, two is a run' },
      { value: false, label: 'An ace comes first or last' },
    ],
  },
  {
    key: 'comboMatch',
    title: 'Must a combination match?',
    about: 'Whether a combination needs a card that matches the top card, as a single card does.',
    rule: 'lucky-number/combo-match',
    default: false,
    values: [
      { value: false, label: 'No, it may always be laid' },
      { value: true, label: 'Yes, with one of its cards' },
    ],
  },
  {
    key: 'comboPenalty',
    title: 'Dice after an answer',
    about: 'When one combination answers another: how many dice the next player owes.',
    rule: 'lucky-number/owe-dice',
    default: 'latest',
    values: [
      { value: 'latest', label: 'As many as the last combination has cards' },
      { value: 'sum', label: 'As many as all of them have together' },
    ],
  },
  {
    key: 'afterDrawing',
    title: 'After drawing a debt',
    about: 'Whether your turn is over once you have drawn what you owed.',
    rule: 'lucky-number/debt-ends-turn',
    default: 'turn-over',
    values: [
      { value: 'turn-over', label: 'Your turn is over' },
      { value: 'play', label: 'Then you take your turn' },
    ],
  },
  {
    key: 'jack',
    title: 'Jacks',
    about: 'Whether a jack has to match like any other card. A wild one still doesn’t answer a debt.',
    rule: 'lucky-number/always',
    default: 'matches',
    values: [
      { value: 'matches', label: 'A jack must match' },
      { value: 'wild', label: 'A jack may always be laid' },
    ],
  },
  {
    key: 'kingInTwo',
    title: 'A king with two players',
    about: 'With two at the table there is only one direction. What a king does then.',
    rule: 'lucky-number/king',
    default: 'nothing',
    values: [
      { value: 'nothing', label: 'Nothing' },
      { value: 'again', label: 'You play again' },
    ],
  },
  {
    key: 'jumpIn',
    title: 'Jumping in',
    about: 'Whether the identical card may be thrown in out of turn.',
    rule: 'lucky-number/jump',
    default: true,
    values: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  },
  {
    key: 'turnCap',
    title: 'Most turns',
    about:
      'After so many turns the fewest cards win, because some games would never end. 0 plays on for ever. (Our own addition.)',
    rule: 'lucky-number/turn-cap',
    default: 500,
    values: { min: 0, max: 5000 },
  },
];
