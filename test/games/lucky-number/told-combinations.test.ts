import { describe } from 'vitest';
import { type ToldRow, testTold } from '../told.ts';
import { combine, number } from './ask.ts';

/** What the referee tells about a combination, and what the picture beside it shows. */

const noCorner = { options: { wrap: false } };
const two = { options: { base: 2 } };

/** Seat 0 tries a combination, and this is its lucky number. */
const made = (lucky: number | null, base: string, aces = '', moveFields: object = {}) =>
  [number(20, `${base} ${aces}`.trim(), { lucky: [lucky, 20, 30] }), combine(base, aces, moveFields)] as const;

const COMBINE_ROWS: readonly ToldRow[] = [
  [
    'combine',
    ...made(24, '7C 8C 9C'),
    '7♣, 8♣ and 9♣ are a run, and they make 24, your lucky number.',
    '7C:7 8C:8 9C:9 = 24',
  ],
  // The same ace as 1 and as 12.
  [
    'combine',
    ...made(25, '7C 8C 9C', 'AD'),
    '7♣, 8♣ and 9♣ are a run, and with A♦ they make 25, your lucky number.',
    '7C:7 8C:8 9C:9 AD:1 = 25',
  ],
  [
    'combine',
    ...made(36, '7C 8C 9C', 'AD'),
    '7♣, 8♣ and 9♣ are a run, and with A♦ they make 36, your lucky number.',
    '7C:7 8C:8 9C:9 AD:12 = 36',
  ],
  ['add-aces', ...made(25, '7C 8C 9C', 'AD'), 'You add A♦ as 1.', ''],
  ['add-aces', ...made(36, '7C 8C 9C', 'AD'), 'You add A♦ as 12.', ''],
  ['add-aces', ...made(22, '2D 3D 4D', 'AC AS'), 'You add A♣ as 1 and A♠ as 12.', ''],
  [
    'combine',
    ...made(15, '5C 5D 5H'),
    '5♣, 5♦ and 5♥ are a set, and they make 15, your lucky number.',
    '5C:5 5D:5 5H:5 = 15',
  ],
  ['combine', ...made(15, '7C 8C'), '7♣ and 8♣ are a run, and they make 15, your lucky number.', '7C:7 8C:8 = 15', two],
  [
    'combine',
    ...made(25, 'AC AD AH'),
    'A♣, A♦ and A♥ are a set, and they make 25, your lucky number.',
    'AC:1 AD:12 AH:12 = 25',
  ],
  [
    'combine',
    ...made(26, 'AC AD AH', 'AS'),
    'A♣, A♦ and A♥ are a set, and with A♠ they make 26, your lucky number.',
    'AC:1 AD:1 AH:12 AS:12 = 26',
  ],
  // Round the corner, the ace comes before a 2, and is 1.
  [
    'combine',
    ...made(34, 'QC KC AC'),
    'Q♣, K♣ and A♣ are a run, and they make 34, your lucky number.',
    'QC:11 KC:11 AC:12 = 34',
  ],
  [
    'combine',
    ...made(14, 'KC AC 2C'),
    'K♣, A♣ and 2♣ are a run, and they make 14, your lucky number.',
    'KC:11 AC:1 2C:2 = 14',
  ],
  [
    'combine',
    ...made(6, 'AD 2D 3D'),
    'A♦, 2♦ and 3♦ are a run, and they make 6, your lucky number.',
    'AD:1 2D:2 3D:3 = 6',
  ],
  // In the run the ace is 1, whatever the ace beside it counts.
  [
    'combine',
    ...made(18, 'AD 2D 3D', 'AS'),
    'A♦, 2♦ and 3♦ are a run, and with A♠ they make 18, your lucky number.',
    'AD:1 2D:2 3D:3 AS:12 = 18',
  ],
  ['add-aces', ...made(19, 'AD 2D 3D', 'AS AC'), 'You add A♠ as 1 and A♣ as 12.', ''],
  // The joker stands where the number needs it.
  [
    'combine',
    ...made(9, '2D 3D X'),
    '2♦, 3♦ and the joker are a run, and they make 9, your lucky number.',
    '2D:2 3D:3 X:4 = 9',
  ],
  [
    'combine',
    ...made(6, '2D 3D X'),
    '2♦, 3♦ and the joker are a run, and they make 6, your lucky number.',
    '2D:2 3D:3 X:1 = 6',
  ],
  [
    'combine',
    ...made(6, '2D 3D X', '', { as: 'AD' }),
    '2♦, 3♦ and the joker are a run, and they make 6, your lucky number.',
    '2D:2 3D:3 X:1 = 6',
  ],
  [
    'combine',
    ...made(24, '7C X 9C', '', { as: '8C' }),
    '7♣, the joker and 9♣ are a run, and they make 24, your lucky number.',
    '7C:7 9C:9 X:8 = 24',
  ],
  [
    'combine',
    ...made(15, '5C 5D X'),
    '5♣, 5♦ and the joker are a set, and they make 15, your lucky number.',
    '5C:5 5D:5 X:5 = 15',
  ],
];

const NUMBER_ROWS: readonly ToldRow[] = [
  ['combo-lucky', ...made(20, '2D 3D 4D'), '2♦, 3♦ and 4♦ make 9, and you need 20.', '2D:2 3D:3 4D:4 = 20'],
  // Drawn is the total that comes nearest.
  [
    'combo-lucky',
    ...made(20, '2D 3D 4D', 'AC'),
    '2♦, 3♦, 4♦ and A♣ make 10 or 21 with the ace as 1 or 12, and you need 20.',
    '2D:2 3D:3 4D:4 AC:12 = 20',
  ],
  [
    'combo-lucky',
    ...made(12, '2D 3D 4D', 'AC'),
    '2♦, 3♦, 4♦ and A♣ make 10 or 21 with the ace as 1 or 12, and you need 12.',
    '2D:2 3D:3 4D:4 AC:1 = 12',
  ],
  [
    'combo-lucky',
    ...made(25, '2D 3D 4D', 'AC AS'),
    '2♦, 3♦, 4♦, A♣ and A♠ make 11, 22 or 33 with the aces as 1 or 12, and you need 25.',
    '2D:2 3D:3 4D:4 AC:1 AS:12 = 25',
  ],
  [
    'combo-lucky',
    ...made(20, '2D 3D X'),
    '2♦, 3♦ and the joker make 6 or 9, wherever the joker stands, and you need 20.',
    '2D:2 3D:3 X:4 = 20',
  ],
  [
    'combo-lucky',
    ...made(7, '2D 3D X'),
    '2♦, 3♦ and the joker make 6 or 9, wherever the joker stands, and you need 7.',
    '2D:2 3D:3 X:1 = 7',
  ],
  [
    'combo-lucky',
    ...made(20, '2D 3D X', '', { as: 'AD' }),
    '2♦, 3♦ and the joker make 6, and you need 20.',
    '2D:2 3D:3 X:1 = 20',
  ],
  [
    'combo-lucky',
    ...made(20, '2D 3D X', 'AS'),
    '2♦, 3♦, the joker and A♠ make 7, 10, 18 or 21 with the ace as 1 or 12, wherever the joker stands, and you need 20.',
    '2D:2 3D:3 X:4 AS:12 = 20',
  ],
  [
    'combo-lucky',
    ...made(20, 'AC AD X'),
    'A♣, A♦ and the joker make 3, 14, 25 or 36 with the aces as 1 or 12, and you need 20.',
    'AC:1 AD:12 X:12 = 20',
  ],
  // Without a number there is nothing to weigh against.
  ['combo-lucky', ...made(null, '2D 3D 4D'), '2♦, 3♦ and 4♦ make 9, and your number isn’t known.', ''],
  [
    'combo-size',
    ...made(20, '5C 5D'),
    '5♣ and 5♦ are only two cards: a set or run needs at least three, not counting extra aces.',
    '2 of 3 to 13',
  ],
  [
    'combo-size',
    ...made(20, '5C', 'AS AC'),
    '5♣ is only one card: a set or run needs at least three, not counting extra aces.',
    '1 of 3 to 13',
  ],
  [
    'combo-size',
    ...made(20, '5C'),
    '5♣ is only one card: a set or run needs at least two, not counting extra aces.',
    '1 of 2 to 13',
    two,
  ],
];

const SHAPE_ROWS: readonly ToldRow[] = [
  [
    'combo-set',
    ...made(20, '5C 5D 5C'),
    '5♣ is in your set twice, and a set may have only one card of each suit.',
    '5C@4 5D@4 !5C@4 by 0',
  ],
  [
    'combo-set',
    ...made(20, '5C 5D 5C X'),
    '5♣ is in your set twice, and a set may have only one card of each suit.',
    '5C@4 5D@4 !5C@4 X@4 by 0',
  ],
  // There is no fifth suit for a joker.
  [
    'combo-set',
    ...made(20, '5C 5D 5H 5S X'),
    '5♣, 5♦, 5♥ and 5♠ with a joker would be a set of five, but there are only four suits.',
    '5C@4 5D@4 5H@4 5S@4 !X@4 by 0',
  ],
  [
    'combo-set',
    ...made(20, '5C 5D 5H X X'),
    '5♣, 5♦ and 5♥ with 2 jokers would be a set of five, but there are only four suits.',
    '5C@4 5D@4 5H@4 X@4 !X@4 by 0',
  ],
  [
    'combo-set',
    ...made(20, '5C 5D 5H 5S X X'),
    '5♣, 5♦, 5♥ and 5♠ with 2 jokers would be a set of more than five, but there are only four suits.',
    '5C@4 5D@4 5H@4 5S@4 !X@4 !X@4 by 0',
  ],
  ['combo-run', ...made(20, '5C 4C 5C'), '5♣ is in your run twice.', '4C@3 5C@4 !5C@4 by 1'],
  [
    'combo-run',
    ...made(20, '6C 3C 4C'),
    '3♣, 4♣ and 6♣ don’t follow one another: the 5 is missing.',
    '3C@2 4C@3 [5]@4 6C@5 by 1',
  ],
  [
    'combo-run',
    ...made(20, '2D 7D 8D'),
    '2♦, 7♦ and 8♦ don’t follow one another: the 3, 4, 5 and 6 are missing.',
    '2D@1 [3]@2 [4]@3 [5]@4 [6]@5 7D@6 8D@7 by 1',
  ],
  // A gap of more than four cards isn’t drawn.
  ['combo-run', ...made(20, '2D 8D 9D'), '2♦, 8♦ and 9♦ don’t follow one another.', ''],
  [
    'combo-run',
    ...made(20, '2D X 5D'),
    '2♦ and 5♦ don’t follow one another, not even with a joker: the 3 and 4 are missing.',
    '2D@1 [3]@2 [4]@3 5D@4 by 1',
  ],
  [
    'combo-run',
    ...made(20, 'AC JC QC'),
    'J♣, Q♣ and A♣ don’t follow one another: the K is missing.',
    'JC@10 QC@11 [K]@12 AC@13 by 1',
  ],
  [
    'combo-run',
    ...made(20, 'AC 3C 4C'),
    'A♣, 3♣ and 4♣ don’t follow one another: the 2 is missing.',
    'AC@0 [2]@1 3C@2 4C@3 by 1',
  ],
  // Past the corner all cards are wrong where the ace comes first or last.
  [
    'combo-run',
    ...made(20, '2C 3C KC AC'),
    'K♣, A♣, 2♣ and 3♣ go round the corner, and at this table an ace comes first or last.',
    'KC@12 AC@13 !2C@14 !3C@15 by 1',
    noCorner,
  ],
  [
    'combo-run',
    ...made(20, 'KC 2C X'),
    'K♣ and 2♣ go round the corner, and at this table an ace comes first or last.',
    'KC@12 [A]@13 !2C@14 by 1',
    noCorner,
  ],
  // Where no ace would help, no gap for one is drawn.
  ['combo-run', ...made(20, 'QC KC 2C'), 'Q♣, K♣ and 2♣ don’t follow one another.', '', noCorner],
];

describe('combinations', () => testTold('lucky-number', COMBINE_ROWS));
describe('combinations with a wrong number or size', () => testTold('lucky-number', NUMBER_ROWS));
describe('broken sets and runs', () => testTold('lucky-number', SHAPE_ROWS));
