import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const RULES = {
  seats: {
    ...players([3, 2, 4, 5, 6], 3),
    about: 'How many sit down. Two is a duel, in which eights and kings behave differently; six is a riot.',
    rule: 'lucky-number/deal-fifteen',
  },
  jokers: {
    title: 'Jokers',
    about: 'How many jokers go into the two packs. The source names no number; four is what two packs bring.',
    rule: 'lucky-number/packs',
    set: numberOf(0, 8, 4),
  },
  base: {
    title: 'Cards in a combination',
    about:
      'How many cards a combination needs before extra aces are added. With two, small numbers are no longer hopeless.',
    rule: 'lucky-number/combo-size',
    set: oneOf([3, 'At least three'], [2, 'At least two']),
  },
  wrap: {
    title: 'Runs round the corner',
    about: 'Whether a run may go on past the ace, as in K♣ A♣ 2♣ 3♣.',
    rule: 'lucky-number/combo-run',
    set: oneOf([true, 'King, ace, two is a run'], [false, 'An ace comes first or last']),
  },
  comboMatch: {
    title: 'Must a combination match?',
    about: 'Whether a combination needs a card that matches the top card, as a single card does.',
    rule: 'lucky-number/combo-match',
    set: oneOf([false, 'No, it may always be laid'], [true, 'Yes, with one of its cards']),
  },
  comboPenalty: {
    title: 'Dice after an answer',
    about: 'When one combination answers another: how many dice the next player owes.',
    rule: 'lucky-number/owe-dice',
    set: oneOf(
      ['latest', 'As many as the last combination has cards'],
      ['sum', 'As many as all of them have together'],
    ),
  },
  afterDrawing: {
    title: 'After drawing a debt',
    about: 'Whether your turn is over once you have drawn what you owed.',
    rule: 'lucky-number/debt-ends-turn',
    set: oneOf(['turn-over', 'Your turn is over'], ['play', 'Then you take your turn']),
  },
  jack: {
    title: 'Jacks',
    about: 'Whether a jack has to match like any other card. A wild one still doesn’t answer a debt.',
    rule: 'lucky-number/always',
    set: oneOf(['matches', 'A jack must match'], ['wild', 'A jack may always be laid']),
  },
  kingInTwo: {
    title: 'A king with two players',
    about: 'With two at the table there is only one direction. What a king does then.',
    rule: 'lucky-number/king',
    set: oneOf(['nothing', 'Nothing'], ['again', 'You play again']),
  },
  jumpIn: {
    title: 'Jumping in',
    about: 'Whether the identical card may be thrown in out of turn.',
    rule: 'lucky-number/jump',
    set: oneOf([true, 'Yes'], [false, 'No']),
  },
  turnCap: {
    title: 'Most turns',
    about:
      'After so many turns the fewest cards win, because some games would never end. 0 plays on for ever. (Our own addition.)',
    rule: 'lucky-number/turn-cap',
    set: numberOf(0, 5000, 500),
  },
};

export type LuckyOptions = OptionsOf<typeof RULES>;

/** House rules, in the order in which a table settles them. */
export const OPTIONS = optionsOf(RULES);
