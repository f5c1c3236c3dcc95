import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const RULES = {
  seats: {
    ...players([2, 3, 4, 5, 6], 3),
    about: 'How many sit down. Two is a duel, in which eights and kings behave differently; six is a riot.',
    because: 'The source names no number of players. Two packs serve six with fifteen cards each.',
    rule: 'lucky-number/deal-fifteen',
  },
  jokers: {
    title: 'Jokers',
    about: 'How many jokers go into the two packs. The source names no number; four is what two packs bring.',
    because:
      'The source plays with “two normal decks” and has jokers, and never says how many. Four are what two packs bring; more of them make longer chains.',
    rule: 'lucky-number/packs',
    set: numberOf(0, 8, 4, 0, 6),
  },
  base: {
    title: 'Cards in a combination',
    about:
      'How many cards a combination needs before extra aces are added. With two, small numbers are no longer hopeless.',
    because:
      '“More than 2 cards”, says the source, and further down “at least 2 cards”. With three, all eight of its sums come out as printed. With two, a small lucky number is easier to reach.',
    rule: 'lucky-number/combo-size',
    set: oneOf([3, 'At least three'], [2, 'At least two']),
  },
  wrap: {
    title: 'Runs round the corner',
    about: 'Whether a run may go on past the ace, as in K♣ A♣ 2♣ 3♣.',
    because:
      'The source counts ♣K ♣A ♣2 ♣3 as 17, and that run goes round the corner. It also says that an ace is 12 behind the king or 1 before the 2, and who reads only that puts it at an end.',
    rule: 'lucky-number/combo-run',
    set: oneOf([true, 'King, ace, two is a run'], [false, 'An ace comes first or last']),
  },
  comboMatch: {
    title: 'Must a combination match?',
    about: 'Whether a combination needs a card that matches the top card, as a single card does.',
    because:
      '“In addition to a matching card, a player can also lay down a combination.” We read: in its place, and so it matches nothing. Who reads it the strict way wants a card in it that fits.',
    rule: 'lucky-number/combo-match',
    set: oneOf([false, 'No, it may always be laid'], [true, 'Yes, with one of its cards']),
  },
  comboPenalty: {
    title: 'Dice after an answer',
    about: 'When one combination answers another: how many dice the next player owes.',
    because:
      'You throw “the number of cards in the combination”. Which one, when one has answered another? The last, we say; cards owed to aces add up, and so some add the dice up too.',
    rule: 'lucky-number/owe-dice',
    set: oneOf(
      ['latest', 'As many as the last combination has cards'],
      ['sum', 'As many as all of them have together'],
    ),
  },
  afterDrawing: {
    title: 'After drawing a debt',
    about: 'Whether your turn is over once you have drawn what you owed.',
    because:
      'The source has you draw and doesn’t say what you do then. In many games of this family a penalty costs the turn. Where it doesn’t, nobody sits through three turns with thirty cards.',
    rule: 'lucky-number/debt-ends-turn',
    set: oneOf(['turn-over', 'Your turn is over'], ['play', 'Then you take your turn']),
  },
  jack: {
    title: 'Jacks',
    about: 'Whether a jack has to match like any other card. A wild one still doesn’t answer a debt.',
    because:
      'A jack chooses its suit, says the source, and not when it may be laid. In many games of this family a jack goes on anything.',
    rule: 'lucky-number/always',
    set: oneOf(['matches', 'A jack must match'], ['wild', 'A jack may always be laid']),
  },
  kingInTwo: {
    title: 'A king with two players',
    about: 'With two at the table there is only one direction. What a king does then.',
    because:
      '“The game continues in the opposite direction”, and between two that is the same direction. So a king does nothing, or you read it as in games where turning round with two means going again.',
    rule: 'lucky-number/king',
    set: oneOf(['nothing', 'Nothing'], ['again', 'You play again']),
  },
  jumpIn: {
    title: 'Jumping in',
    about: 'Whether the identical card may be thrown in out of turn.',
    because:
      'The source has it, in capitals. It is also what makes the game loud, and not every table wants that.',
    rule: 'lucky-number/jump',
    set: oneOf([true, 'Yes'], [false, 'No']),
  },
  turnCap: {
    title: 'Most turns',
    about:
      'After so many turns the fewest cards win, because some games would never end. 0 plays on for ever. (Our own addition.)',
    because: 'The source ends the game when somebody is out. Some games never get there, so we set an end.',
    rule: 'lucky-number/turn-cap',
    set: numberOf(0, 5000, 500, 0),
  },
};

export type LuckyOptions = OptionsOf<typeof RULES>;

export const OPTIONS = optionsOf(RULES);
