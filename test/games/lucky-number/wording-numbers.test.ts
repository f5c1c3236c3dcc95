import { combine, draw } from './ask.ts';
import { ALL_SPADES, atEdge, comboRow, testEdges, testWording, type WordingRow, withHand } from './wording.ts';

/** The referee's words on sets and runs with a wrong number, and on cards beside them or on top. */

const two = { options: { base: 2 } };
const match = { options: { comboMatch: true } };

const NUMBER_ROWS: readonly WordingRow[] = [
  comboRow('2D 3D 4D', '', 'combo-lucky', '2♦, 3♦ and 4♦ make 9, and you need 20.', '2D 3D 4D'),
  comboRow('AD 2D 3D', '', 'combo-lucky', 'A♦, 2♦ and 3♦ make 6, and you need 20.', '2D 3D AD'),
  comboRow(
    '2D 3D 4D',
    'AC',
    'combo-lucky',
    '2♦, 3♦, 4♦ and A♣ make 10 or 21 with the ace as 1 or 12, and you need 20.',
    '2D 3D 4D AC',
  ),
  comboRow(
    '2D 3D 4D',
    'AC AS',
    'combo-lucky',
    '2♦, 3♦, 4♦, A♣ and A♠ make 11, 22 or 33 with the aces as 1 or 12, and you need 20.',
    '2D 3D 4D AC AS',
  ),
  // In the run the ace is 1, whatever the ace beside it counts.
  comboRow(
    'AD 2D 3D',
    'AC',
    'combo-lucky',
    'A♦, 2♦, 3♦ and A♣ make 7 or 18 with the extra ace as 1 or 12, and you need 20.',
    '2D 3D AC AD',
  ),
  comboRow(
    'AD 2D 3D',
    'AC AS',
    'combo-lucky',
    'A♦, 2♦, 3♦, A♣ and A♠ make 8, 19 or 30 with the extra aces as 1 or 12, and you need 20.',
    '2D 3D AC AD AS',
  ),
  comboRow(
    'AC AD AH',
    '',
    'combo-lucky',
    'A♣, A♦ and A♥ make 3, 14, 25 or 36 with the aces as 1 or 12, and you need 20.',
    'AC AD AH',
  ),
  comboRow(
    'X AC AD',
    '',
    'combo-lucky',
    'A♣, A♦ and the joker make 3, 14, 25 or 36 with the aces as 1 or 12, and you need 20.',
    'AC AD X',
  ),
  comboRow(
    'AC AD AH',
    'AS',
    'combo-lucky',
    'A♣, A♦, A♥ and A♠ make 4, 15, 26, 37 or 48 with the aces as 1 or 12, and you need 20.',
    'AC AD AH AS',
  ),
  comboRow('5C 5D X', '', 'combo-lucky', '5♣, 5♦ and the joker make 15, and you need 20.', '5C 5D X'),
  comboRow(
    '2D 3D X',
    '',
    'combo-lucky',
    '2♦, 3♦ and the joker make 6 or 9, wherever the joker stands, and you need 20.',
    '2D 3D X',
  ),
  // The joker makes the difference, not the ace.
  comboRow(
    'AC 2C X',
    '',
    'combo-lucky',
    'A♣, 2♣ and the joker make 6 or 14, wherever the joker stands, and you need 20.',
    '2C AC X',
  ),
  comboRow('2D 3D X', '', 'combo-lucky', '2♦, 3♦ and the joker make 6, and you need 20.', '2D 3D X', {
    as: 'AD',
  }),
  comboRow(
    '2D 3D X',
    'AS',
    'combo-lucky',
    '2♦, 3♦, the joker and A♠ make 7, 10, 18 or 21 with the ace as 1 or 12, wherever the joker stands, and you need 20.',
    '2D 3D AS X',
  ),
  // Around the corner and back to itself.
  comboRow(
    ALL_SPADES,
    '',
    'combo-lucky',
    'A♠, 2♠, 3♠, 4♠, 5♠, 6♠, 7♠, 8♠, 9♠, 10♠, J♠, Q♠ and K♠ make 88 or 99, and you need 20.',
    '10S 2S 3S 4S 5S 6S 7S 8S 9S AS JS KS QS',
  ),
  [
    withHand('2D 3D 4D', { lucky: [null, 9, 9] }),
    combine('2D 3D 4D'),
    'combo-lucky',
    '2♦, 3♦ and 4♦ make 9, and your number isn’t known.',
    '2D 3D 4D',
  ],
];

const EXTRA_ACE_ROWS: readonly WordingRow[] = [
  comboRow('2D 3D 4D', '6C', 'extra-aces', 'You can’t add 6♣: only aces may be added to a set or run.', '6C'),
  comboRow(
    '2D 3D 4D',
    'AS X 6C AC',
    'extra-aces',
    'You can’t add the joker and 6♣: only aces may be added to a set or run.',
    '6C X',
  ),
  comboRow('2D 3D 4D', 'X X', 'extra-aces', 'You can’t add 2 jokers: only aces may be added to a set or run.', 'X X'),

  [withHand('5C'), combine(''), 'combo-match', 'You haven’t named a card, so nothing matches.', '', match],
  comboRow(
    '2D X 4D',
    'AS',
    'combo-match',
    'At this table a combination has to match, and nothing in 2♦, the joker, 4♦ and A♠ matches 9♥.',
    '2D 4D AS X',
    {},
    match,
  ),
  [
    withHand('2H 3H 4H', { pile: ['9H', 'JH'], suit: 'D' }),
    combine('2H 3H 4H'),
    'combo-match',
    'At this table a combination has to match, and nothing in 2♥, 3♥ and 4♥ is a jack or a card of the named suit, diamonds ♦.',
    '2H 3H 4H',
    match,
  ],

  comboRow(
    '2D X 4D',
    '',
    'combo-top',
    'A joker can’t end up on top of a combination: choose one of the other cards.',
    'X',
    { top: 'X' },
  ),
  comboRow(
    'X X',
    'X',
    'combo-top',
    'A joker can’t end up on top of a combination, and yours has no other card.',
    'X X X',
  ),
  comboRow('X', '', 'combo-top', 'A joker can’t end up on top of a combination, and yours has no other card.', 'X', {
    top: 'X',
  }),
  comboRow('2D 3D 4D', '', 'combo-top', '5♦ can’t end up on top: it isn’t in your combination.', '5D', {
    top: '5D',
  }),
  [
    withHand('5C'),
    combine('', '', { top: '5C' }),
    'combo-top',
    '5♣ can’t end up on top: it isn’t in your combination.',
    '5C',
  ],
];

testWording([...NUMBER_ROWS, ...EXTRA_ACE_ROWS]);

testEdges([
  ['a draw', withHand('5C'), draw, 'combo-top', match],
  atEdge('the number of what is no set and no run', '2D 3C 4D', '', 'combo-lucky'),
  atEdge('the number with something else beside', '2D 3D 4D', '6C', 'combo-lucky'),
  atEdge('a number made exactly', '9D 9C', 'AS AC', 'combo-lucky', two),
  atEdge('extra aces', '2D 3D 4D', 'AS AC', 'extra-aces'),
  atEdge('an extra ace that matches', '2D 3D 4D', 'AH', 'combo-match', match),
  atEdge('a combination that needn’t match', '2D 3D 4D', '', 'combo-match'),
  [
    'a match with a joker on top',
    withHand('2D 3D 4D', { pile: ['9H', 'X'] }),
    combine('2D 3D 4D'),
    'combo-match',
    match,
  ],
  ['the top of nothing', withHand('5C'), combine(''), 'combo-top'],
  ['an extra ace on top', withHand('2D 3D 4D AS'), combine('2D 3D 4D', 'AS', { top: 'AS' }), 'combo-top'],
]);
