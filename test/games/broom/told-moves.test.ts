import { describe, expect, test } from 'vitest';
import { countShown, type ToldRow, testTold, testUntold, type UntoldRow } from '../told.ts';
import { combine, place, sweep, tableOf, take } from './ask.ts';

/** What the referee tells about a move, and what the picture beside it shows. */

const TAKE_ROWS: readonly ToldRow[] = [
  ['take-equal', tableOf('9S 2C', '9H KD'), take('9S', '9H'), 'Your 9♠ is worth 9, and so is 9♥.', '9H:9 = 9S:9'],
  [
    'take-equal',
    tableOf('9S 2C', '9H 9D KD'),
    take('9S', '9H', '9D'),
    'Your 9♠ is worth 9, and so are 9♦ and 9♥.',
    '9D:9 | 9H:9 = 9S:9',
  ],
  [
    'take-equal',
    tableOf('6S 2C', '5C+AS KD'),
    take('6S', '5C+AS'),
    'Your 6♠ is worth 6, and so is 5♣+A♠.',
    '5C&AS:6 = 6S:6',
  ],
  [
    'take-groups',
    tableOf('9S 2C', '4C 5D KD'),
    take('9S', '4C 5D'),
    '4♣ and 5♦ make 9: exactly what your 9♠ takes.',
    '4C:4 5D:5 = 9S:9',
  ],
  [
    'take-groups',
    tableOf('9S 2C', '4C 5D 2H 7D KD'),
    take('9S', '4C 5D', '2H 7D'),
    '2♥ and 7♦ make 9, and so do 4♣ and 5♦: exactly what your 9♠ takes.',
    '2H:2 7D:7 | 4C:4 5D:5 = 9S:9',
  ],
  [
    'take-groups',
    tableOf('9S 2C', '9H 4C 5D KD'),
    take('9S', '9H', '4C 5D'),
    'Your 9♠ takes 9♥, and 4♣ and 5♦ make 9 too.',
    '4C:4 5D:5 | 9H:9 = 9S:9',
  ],
  [
    'take-groups',
    tableOf('9S 2C', '9H 4C 5D 2H 7D'),
    take('9S', '9H', '4C 5D', '2H 7D'),
    'Your 9♠ takes 9♥, and 2♥ and 7♦ make 9 too, and so do 4♣ and 5♦.',
    '2H:2 7D:7 | 4C:4 5D:5 | 9H:9 = 9S:9',
  ],
  // The scales already stand beside the sum.
  ['take-equal', tableOf('9S 2C', '9H 4C 5D'), take('9S', '9H', '4C 5D'), 'Your 9♠ is worth 9, and so is 9♥.', ''],
  [
    'take-groups',
    tableOf('J11 2C', '4C 7D'),
    take('J11', '4C 7D'),
    '4♣ and 7♦ make 11: exactly what your 11 joker takes.',
    '4C:4 7D:7 = J11:11',
  ],
  [
    'take-sum',
    tableOf('9S 2C', '4C 6D'),
    take('9S', '4C 6D'),
    '4♣ and 6♦ make 10, but your 9♠ takes exactly 9.',
    '4C:4 6D:6 = 9S:9',
  ],
  ['take-court', tableOf('KS 2C', 'KD 4C'), take('KS', 'KD'), 'Your K♠ takes K♦: a king takes a king.', ''],
  [
    'take-court',
    tableOf('QS 2C', 'QD QH QC'),
    take('QS', 'QD', 'QH', 'QC'),
    'Your Q♠ takes Q♣, Q♦ and Q♥: they are all queens.',
    '',
  ],
  // With a single one on the table there is nothing to argue about.
  [
    'court-one-or-three',
    tableOf('QS 2C', 'QD QH 4C'),
    take('QS', 'QD'),
    'You may always take just one of two queens: your Q♠ takes Q♦.',
    '',
  ],
  [
    'court-one-or-three',
    tableOf('QS 2C', 'QD QH QC'),
    take('QS', 'QC'),
    'You may always take just one of three queens: your Q♠ takes Q♣.',
    '',
  ],
  [
    'sweep',
    tableOf('BROOM 2C', '5C 9H KD'),
    sweep('BROOM'),
    'The Broom takes everything on the table: 5♣, 9♥ and K♦.',
    '',
  ],
  [
    'sweep',
    tableOf('BROOM 2C', '5C+AS 9H'),
    sweep('BROOM'),
    'The Broom takes everything on the table: 5♣+A♠ and 9♥.',
    '',
  ],
  [
    'sweep',
    tableOf('BROOM 2C', '5C 9H KD 3S 4S 7D'),
    sweep('BROOM'),
    'The Broom takes everything on the table: 5♣, 9♥, K♦, 3♠, 4♠ and 7♦.',
    '',
  ],
  [
    'sweep',
    tableOf('BROOM 2C', '5C 9H KD 3S 4S 7D 8D'),
    sweep('BROOM'),
    'The Broom takes everything on the table: all 7 cards.',
    '',
  ],
  // Only sums of cards with a value are weighed.
  [
    'take-sum',
    tableOf('9S 2C', '4C 6D 5H KD'),
    take('9S', '4C 6D', '5H KD'),
    '4♣ and 6♦ make 10, but your 9♠ takes exactly 9.',
    '4C:4 6D:6 = 9S:9',
  ],
  [
    'take-sum',
    tableOf('9S 2C', '4C 6D 5H KD'),
    { ...take('9S', '4C 6D'), groups: [['4C', '6D'], []] },
    '4♣ and 6♦ make 10, but your 9♠ takes exactly 9.',
    '4C:4 6D:6 = 9S:9',
  ],
];

const ANN_MADE = { builders: { '5C+AS': 1 } };
/** Seat 2, the partner, has made the combined card. */
const PARTNERS_TABLE = {
  turn: 0,
  hands: [['AC', '7H'], ['4?'], ['4?'], ['4?']],
  table: ['5C+AS', '9H'],
  builders: { '5C+AS': 2 },
};
const PARTNERS = { options: { seats: 4, partners: true } };
const COMBINE_ROWS: readonly ToldRow[] = [
  [
    'combine',
    tableOf('4S 9H', '5C KD'),
    combine('4S', '5C'),
    '5♣ and your 4♠ make 9, and you still hold 9♥ to take it.',
    '5C:5 4S:4 = 9H:9',
  ],
  [
    'combine',
    tableOf('4S 9H 2D', '3C 2C KD'),
    combine('4S', '3C 2C'),
    '2♣, 3♣ and your 4♠ make 9, and you still hold 9♥ to take it.',
    '2C:2 3C:3 4S:4 = 9H:9',
  ],
  [
    'combine',
    tableOf('4S 9H', '5C 3D 6D KD'),
    combine('4S', '5C', '3D 6D'),
    '5♣ and your 4♠ make 9, 3♦ and 6♦ make 9 too, and you still hold 9♥ to take them.',
    '5C:5 4S:4 | 3D:3 6D:6 = 9H:9',
  ],
  [
    'combine',
    tableOf('5H J20', 'J15 KD'),
    combine('5H', 'J15'),
    'The 15 joker and your 5♥ make 20, and you still hold the 20 joker to take it.',
    'J15:15 5H:5 = J20:20',
  ],
  [
    'raise',
    tableOf('2S 8H', '5C+AS KD', ANN_MADE),
    combine('2S', '5C+AS'),
    '5♣+A♠ and your 2♠ make 8, and you still hold 8♥ to take it.',
    '5C&AS:6 2S:2 = 8H:8',
  ],
  [
    'combine-hold',
    tableOf('4S 8H', '5C KD'),
    combine('4S', '5C'),
    '5♣ and 4♠ make 9, but you have no 9 left to take it with: you hold only 8♥.',
    '8H:8 = 5C:5 4S:4',
  ],
  // Each card left is weighed once; courts aren’t.
  [
    'combine-hold',
    tableOf('4S 8H 8D KS', '5C KD'),
    combine('4S', '5C'),
    '5♣ and 4♠ make 9, but you have no 9 left to take it with: you hold only 8♥, 8♦ and K♠.',
    '8H:8 | 8D:8 = 5C:5 4S:4',
  ],
  [
    'combine-hold',
    tableOf('4S KS', '5C KD'),
    combine('4S', '5C'),
    '5♣ and 4♠ make 9, but you have no 9 left to take it with: you hold only K♠.',
    '',
  ],
  // The card laid can’t take what it is in.
  [
    'combine-hold',
    tableOf('4S 7C', '5C KD'),
    combine('4S', '5C'),
    '5♣ and 4♠ make 9, but you have no 9 left to take it with: you hold only 7♣.',
    '7C:7 = 5C:5 4S:4',
  ],
  [
    'combine-same',
    tableOf('4S 9H', '5C 3D 5D KD'),
    combine('4S', '5C', '3D 5D'),
    '5♣ and 4♠ make 9, but 3♦ and 5♦ make 8: combined cards made in one turn must be worth the same.',
    '3D:3 5D:5 = 5C:5 4S:4',
  ],
  [
    'raise-lone',
    tableOf('2C 6S', '5C+AS 4D'),
    combine('2C', '4D'),
    '5♣+A♠ is on the table already, but you aren’t adding to it: making another one isn’t a raise.',
    '',
  ],
  [
    'combined-open',
    tableOf('6S 2C', '5C+AS KD', { builders: { '5C+AS': 0 } }),
    take('6S', '5C+AS'),
    'You made 5♣+A♠ yourself, but any player may take it, and so may you.',
    '',
  ],
  [
    'combine',
    tableOf('4S 2H 9H', '5C KD'),
    combine('4S', '5C'),
    '5♣ and your 4♠ make 9, and you still hold 9♥ to take it.',
    '5C:5 4S:4 = 9H:9',
  ],
  [
    'combine',
    tableOf('J11 J20', '9H KD'),
    combine('J11', '9H'),
    '9♥ and your 11 joker make 20, and you still hold the 20 joker to take it.',
    '9H:9 J11:11 = J20:20',
  ],
  [
    'combine',
    tableOf('4S 9H', '5C 3D 6D 2D 7D'),
    combine('4S', '5C', '3D 6D', '2D 7D'),
    '5♣ and your 4♠ make 9, 2♦ and 7♦ make 9 too, 3♦ and 6♦ make 9 too, and you still hold 9♥ to take them.',
    '5C:5 4S:4 | 2D:2 7D:7 | 3D:3 6D:6 = 9H:9',
  ],
  [
    'combine-same',
    tableOf('4S 9H', '5C 3D 5D KD 2D'),
    combine('4S', '5C', '3D 5D', '2D KD'),
    '5♣ and 4♠ make 9, but 3♦ and 5♦ make 8: combined cards made in one turn must be worth the same.',
    '3D:3 5D:5 = 5C:5 4S:4',
  ],
  [
    'raise-lone',
    tableOf('2C 6S', '4D 5C+AS'),
    combine('2C', '4D'),
    '5♣+A♠ is on the table already, but you aren’t adding to it: making another one isn’t a raise.',
    '',
  ],
  [
    'raise-own',
    PARTNERS_TABLE,
    combine('AC', '5C+AS'),
    'Your partner made 5♣+A♠, and a partner is another player: you may raise it.',
    '',
    PARTNERS,
  ],
];

const TURN_ROWS: readonly ToldRow[] = [
  ['choice', tableOf('9S 2C', '9H KD'), place('9S'), 'You may always place 9♠, even if you could take with it.', ''],
  [
    'choice',
    tableOf('J15 2C', '9H KD'),
    place('J15'),
    'You may always place the 15 joker, even if you could take with it.',
    '',
  ],
  [
    'one-card',
    tableOf('9S 2C', '9H KD'),
    take('9S 2C', '9H'),
    'You play one card a turn, not 2♣ and 9♠ together.',
    '2 of 1 to 1',
  ],
  [
    'your-turn',
    tableOf('9S 2C', '9H KD', { turn: 1 }),
    place('9S'),
    'It isn’t your turn yet.',
    'you, Ann*; you tries',
    { seat: 0 },
  ],
];

const UNTOLD_ROWS: readonly UntoldRow[] = [
  // Ann made it, or nobody knows who did.
  ['combined-open', tableOf('6S 2C', '5C+AS KD', ANN_MADE), take('6S', '5C+AS')],
  ['combined-open', tableOf('6S 2C', '5C+AS KD'), take('6S', '5C+AS')],
  ['court-one-or-three', tableOf('QS 2C', 'QD KH JC'), take('QS', 'QD')],
  ['court-one-or-three', tableOf('QS 2C', 'QD QH QC'), take('QS', 'QD', 'QH', 'QC')],
  ['court-one-or-three', tableOf('9S 2C', '9D QH QC'), take('9S', '9D')],
  ['raise-own', { ...PARTNERS_TABLE, builders: { '5C+AS': 1 } }, combine('AC', '5C+AS'), PARTNERS],
  ['raise-own', { ...PARTNERS_TABLE, builders: {} }, combine('AC', '5C+AS'), PARTNERS],
  ['raise-own', PARTNERS_TABLE, combine('AC', '5C+AS'), { options: { seats: 4 } }],
  ['raise-lone', tableOf('4S 9H', '5C KD'), combine('4S', '5C')],
  ['raise-lone', tableOf('2S 8H', '5C+AS KD', ANN_MADE), combine('2S', '5C+AS')],
  ['raise-lone', tableOf('2S 8H', '5C+AS 2D', ANN_MADE), take('2S', '2D')],
];

describe('taking', () => testTold('broom', TAKE_ROWS));
describe('combining', () => testTold('broom', COMBINE_ROWS));
describe('placing and turns', () => testTold('broom', TURN_ROWS));
describe('what needs no telling', () => testUntold('broom', UNTOLD_ROWS));

const linesOf = async (taken: readonly (readonly string[])[], house: object) =>
  (await countShown('broom', 'count', { taken: taken as string[][] }, house)).lines;

test('a count shows the cards that score, and how many spades and cards are the most', async () => {
  expect(
    await linesOf(
      [
        ['J20', '10D', 'AS', '9S'],
        ['2S', '6H'],
      ],
      { seats: 2 },
    ),
  ).toEqual([
    'J20 “the 20 joker”',
    '10D “the Carousel”',
    '2S “the Schnapps”',
    'AS 9S “2 spades”',
    '2S “1 spade”',
    '“most spades (2)”',
    '“most cards (4)”',
  ]);
  expect(
    await linesOf(
      [
        ['AS', 'AH'],
        ['2C', '6H'],
      ],
      { seats: 2, point: 'ace' },
    ),
  ).toEqual(['AS AH “2 aces”', '“most spades (1)”', '“2 tie for most cards (2)”', '“2 tie for most cards (2)”']);
});
