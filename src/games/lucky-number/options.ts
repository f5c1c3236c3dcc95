import { numberOf, type OptionsOf, oneOf, optionsOf, players } from '../../game/house-rules.ts';

const HOUSE_RULES = {
  seats: {
    ...players([2, 3, 4, 5, 6], 3),
    about: 'How many of you are playing. Two is a duel, in which eights and kings work differently; six is a riot.',
    source: 'No number is given.',
    because: 'Two packs are enough to deal six players fifteen cards each.',
    rule: 'lucky-number/deal-fifteen',
  },
  jokers: {
    title: 'Jokers',
    about: 'How many jokers go into the two packs. The source gives no number; two packs come with four.',
    source: '“Two normal decks” and jokers. It doesn’t say how many jokers.',
    because: 'Two packs come with four; more jokers make longer chains.',
    rule: 'lucky-number/packs',
    set: numberOf(0, 8, 4, 0, 6),
  },
  base: {
    title: 'Cards in a combination',
    about:
      'How many cards a combination needs, not counting extra aces. With two, small numbers are no longer hopeless.',
    source: '“More than 2 cards”, and further down “at least 2 cards”.',
    because:
      'With three, all eight of the source’s sums come out as printed. With two, a small lucky number is easier to make.',
    rule: 'lucky-number/combo-size',
    set: oneOf([3, 'At least three'], [2, 'At least two']),
  },
  wrap: {
    title: 'Runs round the corner',
    about: 'Whether a run may go on past the ace, as in K♣ A♣ 2♣ 3♣.',
    source:
      '♣K ♣A ♣2 ♣3 counts 17, and that run goes round the corner. It also says that an ace is 12 after the king or 1 before the 2.',
    because: 'A table that reads only the second sentence puts the ace at one end of a run.',
    rule: 'lucky-number/combo-run',
    set: oneOf([true, 'King, ace, two is a run'], [false, 'An ace comes first or last']),
  },
  comboMatch: {
    title: 'Must a combination match?',
    about: 'Whether a combination needs a card that matches the top card, as a single card does.',
    source: '“In addition to a matching card, a player can also lay down a combination.”',
    because:
      'We read that as “instead of one”, so a combination needn’t match. A stricter table wants one card in it that does.',
    rule: 'lucky-number/combo-match',
    set: oneOf([false, 'No, it may always be laid'], [true, 'Yes, with one of its cards']),
  },
  comboPenalty: {
    title: 'Dice after an answer',
    about: 'How many dice the next player owes when one combination answers another.',
    source: 'You throw “the number of cards in the combination”.',
    because:
      'Which combination, when one has answered another? We say the last. Cards owed for aces add up, so some tables also add up the dice.',
    rule: 'lucky-number/owe-dice',
    set: oneOf(
      ['latest', 'One for each card of the last combination'],
      ['sum', 'One for each card of all the combinations'],
    ),
  },
  afterDrawing: {
    title: 'After drawing a debt',
    about: 'Whether your turn is over once you have drawn what you owed.',
    source: 'You draw. It doesn’t say what you do next.',
    because:
      'In many games of this family a penalty costs you the turn. At tables where it doesn’t, a player with thirty cards can start laying them at once.',
    rule: 'lucky-number/debt-ends-turn',
    set: oneOf(['turn-over', 'Your turn is over'], ['play', 'You take your turn']),
  },
  jack: {
    title: 'Jacks',
    about: 'Whether a jack has to match like any other card. Even a wild jack doesn’t answer a debt.',
    source: 'You choose a jack’s suit. It doesn’t say when you may lay the jack.',
    because: 'In many games of this family a jack goes on any card.',
    rule: 'lucky-number/always',
    set: oneOf(['matches', 'A jack must match'], ['wild', 'A jack may always be laid']),
  },
  kingInTwo: {
    title: 'A king with two players',
    about: 'What a king does with two players, who take turns whichever way play goes.',
    source: '“The game continues in the opposite direction.”',
    because:
      'With two players the opposite direction is the same. So a king does nothing, unless you follow the games in which reversing play with two players gives you another turn.',
    rule: 'lucky-number/king',
    set: oneOf(['nothing', 'Nothing'], ['again', 'You play again']),
  },
  jumpIn: {
    title: 'Jumping in',
    about: 'Whether the twin of a card just laid may be laid out of turn.',
    source: 'The twin may be laid out of turn; the rule is printed in capitals.',
    because: 'It makes the game loud, and not every table wants that.',
    rule: 'lucky-number/jump',
    set: oneOf([true, 'Yes'], [false, 'No']),
  },
  turnCap: {
    title: 'Limit on turns',
    about:
      'After this many turns, the player with the fewest cards wins, because some games would never end. 0 means no limit. (Our own addition.)',
    source: 'The game ends when a player is out.',
    because: 'Some games never get there, so we set a limit.',
    rule: 'lucky-number/turn-cap',
    set: numberOf(0, 5000, 500, 0),
  },
};

export type LuckyOptions = OptionsOf<typeof HOUSE_RULES>;

export const OPTIONS = optionsOf(HOUSE_RULES);
