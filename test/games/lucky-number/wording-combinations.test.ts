import { combine, lay } from './ask.ts';
import { ALL_SPADES, atEdge, comboRow, testEdges, testWording, type WordingRow, withHand } from './wording.ts';

/** The referee's words on odd combinations that are no set and no run, and the marked cards. */

const two = { options: { base: 2 } };
const straight = { options: { wrap: false } };
const KIND_ROWS: readonly WordingRow[] = [
  comboRow(
    '5C 4D',
    '',
    'combo-kind',
    '5♣ and 4♦ don’t share a rank or a suit, so they are neither a set nor a run.',
    '4D 5C',
  ),
  // The joker and the extra ace make no difference.
  comboRow(
    '5C X 5D 6C',
    'AS',
    'combo-kind',
    '5♣, 5♦ and 6♣ don’t share a rank or a suit, so they are neither a set nor a run.',
    '5C 5D 6C',
  ),

  [
    withHand('5C'),
    combine(''),
    'combo-size',
    'Your combination has no set or run, which needs at least three cards.',
    '',
  ],
  [
    withHand('5C'),
    combine(''),
    'combo-size',
    'Your combination has no set or run, which needs at least two cards.',
    '',
    two,
  ],
  comboRow(
    '5C',
    'AS AC',
    'combo-size',
    '5♣ is only one card: a set or run needs at least three, not counting extra aces.',
    '5C',
  ),
  comboRow(
    '5C 5D',
    'AS',
    'combo-size',
    '5♣ and 5♦ are only two cards: a set or run needs at least three, not counting extra aces.',
    '5C 5D',
  ),
  comboRow(
    '5C',
    '',
    'combo-size',
    '5♣ is only one card: a set or run needs at least two, not counting extra aces.',
    '5C',
    {},
    two,
  ),
  comboRow(
    'X',
    '',
    'combo-size',
    'The joker is only one card: a set or run needs at least three, not counting extra aces.',
    'X',
  ),
  comboRow(
    'X 5C',
    '',
    'combo-size',
    'The joker and 5♣ are only two cards: a set or run needs at least three, not counting extra aces.',
    '5C X',
  ),
];

const SET_ROWS: readonly WordingRow[] = [
  comboRow(
    '5C 5D 5C',
    '',
    'combo-set',
    '5♣ is in your set twice, and a set may have only one card of each suit.',
    '5C 5C 5D',
  ),
  comboRow(
    '5C 5D 5C 5D',
    '',
    'combo-set',
    '5♣ and 5♦ are in your set twice, and a set may have only one card of each suit.',
    '5C 5C 5D 5D',
  ),
  comboRow(
    '5C 5C X',
    '',
    'combo-set',
    '5♣ is in your set twice, and a set may have only one card of each suit.',
    '5C 5C',
  ),
  comboRow(
    '5C 5D 5H 5S X',
    '',
    'combo-set',
    '5♣, 5♦, 5♥ and 5♠ with a joker would be a set of five, but there are only four suits.',
    '5C 5D 5H 5S',
  ),
  comboRow(
    '5C 5D 5H X X',
    '',
    'combo-set',
    '5♣, 5♦ and 5♥ with 2 jokers would be a set of five, but there are only four suits.',
    '5C 5D 5H',
  ),
  comboRow(
    '5C 5D 5H 5S X X',
    '',
    'combo-set',
    '5♣, 5♦, 5♥ and 5♠ with 2 jokers would be a set of more than five, but there are only four suits.',
    '5C 5D 5H 5S',
  ),
];

const RUN_ROWS: readonly WordingRow[] = [
  comboRow('5C 4C 5C', '', 'combo-run', '5♣ is in your run twice.', '4C 5C 5C'),
  comboRow('5C 4C 5C 4C', '', 'combo-run', '5♣ and 4♣ are in your run twice.', '4C 4C 5C 5C'),
  comboRow('5C 4C 5C X X', '', 'combo-run', '5♣ is in your run twice.', '4C 5C 5C'),
  comboRow(
    '2C KC AC',
    '',
    'combo-run',
    'K♣, A♣ and 2♣ go round the corner, and at this table an ace comes first or last.',
    '2C AC KC',
    {},
    straight,
  ),
  // Also if the joker would have to stand beside the ace, or for it.
  comboRow(
    '2C KC AC X',
    '',
    'combo-run',
    'K♣, A♣ and 2♣ go round the corner, and at this table an ace comes first or last.',
    '2C AC KC',
    {},
    straight,
  ),
  // With the corner or without, king and 2 aren't neighbours.
  comboRow('2C 3C KC', '', 'combo-run', 'K♣, 2♣ and 3♣ don’t follow one another.', '2C 3C KC', {}, straight),
  comboRow(
    'KC X 2C',
    '',
    'combo-run',
    'K♣ and 2♣ go round the corner, and at this table an ace comes first or last.',
    '2C KC',
    {},
    straight,
  ),
  comboRow('6C 3C 4C', '', 'combo-run', '3♣, 4♣ and 6♣ don’t follow one another: the 5 is missing.', '3C 4C 6C'),
  comboRow(
    '2D 7D 8D',
    '',
    'combo-run',
    '2♦, 7♦ and 8♦ don’t follow one another: the 3, 4, 5 and 6 are missing.',
    '2D 7D 8D',
  ),
  // Five or more missing ranks aren't listed.
  comboRow('2D 8D 9D', '', 'combo-run', '2♦, 8♦ and 9♦ don’t follow one another.', '2D 8D 9D'),
  comboRow(
    '2D X 5D',
    '',
    'combo-run',
    '2♦ and 5♦ don’t follow one another, not even with a joker: the 3 and 4 are missing.',
    '2D 5D',
  ),
  // The ace counts at the end of the run that it is nearer to.
  comboRow('AC JC QC', '', 'combo-run', 'J♣, Q♣ and A♣ don’t follow one another: the K is missing.', 'AC JC QC'),
  comboRow('AC 3C 4C', '', 'combo-run', 'A♣, 3♣ and 4♣ don’t follow one another: the 2 is missing.', '3C 4C AC'),
  comboRow(
    'AC 6C 7C 8C 9C',
    '',
    'combo-run',
    'A♣, 6♣, 7♣, 8♣ and 9♣ don’t follow one another: the 2, 3, 4 and 5 are missing.',
    '6C 7C 8C 9C AC',
  ),
  comboRow(
    'AC 7C 8C 9C 10C',
    '',
    'combo-run',
    '7♣, 8♣, 9♣, 10♣ and A♣ don’t follow one another: the J, Q and K are missing.',
    '10C 7C 8C 9C AC',
  ),
];

const JOKER_ROWS: readonly WordingRow[] = [
  comboRow('2D X X 4D', '', 'combo-joker', 'You can’t use two jokers: a combination may have only one.', 'X X'),
  comboRow('X X X', '', 'combo-joker', 'You can’t use three jokers: a combination may have only one.', 'X X X'),
  comboRow(
    '2D 3D 4D',
    '',
    'combo-joker',
    'You say what the joker stands for (5♦), but there is no joker in your set or run.',
    '2D 3D 4D',
    { as: '5D' },
  ),
  // An ace beside the run isn't in it.
  comboRow(
    '2D 3D 4D',
    'X',
    'combo-joker',
    'You say what the joker stands for (5♦), but there is no joker in your set or run.',
    '2D 3D 4D',
    { as: '5D' },
  ),
  comboRow(
    'X',
    '',
    'combo-joker',
    'The joker has nothing with it: a set or run needs at least two cards that aren’t jokers.',
    'X',
  ),
  comboRow(
    '5C X',
    '',
    'combo-joker',
    'The joker has only 5♣ with it: a set or run needs at least two cards that aren’t jokers.',
    '5C X',
    {},
    two,
  ),
  comboRow('2D 3D X', '', 'combo-joker', 'The joker can’t be 5♦ with 2♦ and 3♦.', '2D 3D X', { as: '5D' }),
  comboRow('2D 5D X', '', 'combo-joker', '2♦ and 5♦ don’t make a set or a run with one joker.', '2D 5D X'),
  comboRow('2D 5D X', '', 'combo-joker', '2♦ and 5♦ don’t make a set or a run with one joker.', '2D 5D X', {
    as: '3D',
  }),
  // A whole suit is a run, with no card left for the joker.
  comboRow(
    `${ALL_SPADES} X`,
    '',
    'combo-joker',
    'A♠, 2♠, 3♠, 4♠, 5♠, 6♠, 7♠, 8♠, 9♠, 10♠, J♠, Q♠ and K♠ don’t make a set or a run with one joker.',
    `10S 2S 3S 4S 5S 6S 7S 8S 9S AS JS KS QS X`,
  ),
];

testWording([...KIND_ROWS, ...SET_ROWS, ...RUN_ROWS, ...JOKER_ROWS]);

testEdges([
  ['a single card', withHand('5C'), lay('5C'), 'combo-size'],
  atEdge('the kind of one card', '5C', '', 'combo-kind'),
  atEdge('the size of three', '2D 3D 4D', '', 'combo-size'),
  atEdge('the size of three with a joker', '2D 3D X', '', 'combo-size'),
  atEdge('the size of two where two are enough', '5C 5D', '', 'combo-size', two),
  atEdge('a set of four', '5C 5D 5H 5S', '', 'combo-set'),
  atEdge('a set of four with a joker', '5C 5D 5H X', '', 'combo-set'),
  atEdge('a run that is none for a set', '5C 4C 5C', '', 'combo-set'),
  atEdge('the same ace beside a set as in it', 'AC AD AH', 'AC', 'combo-set'),
  atEdge('gaps with two jokers about', '2D X X 7D', '', 'combo-run'),
  atEdge('a run of mixed suits', '2D 3C 4D', '', 'combo-run'),
  atEdge('a whole suit', `${ALL_SPADES} X`, '', 'combo-run'),
  atEdge('the corner, where one may go round it', 'KC AC 2C', '', 'combo-run'),
  atEdge('the joker among cards that are no set and no run', '2D 3C X', '', 'combo-joker'),
]);
