import { type ToldRow, testTold } from '../told.ts';
import { combine, place, sweep, tableOf, take } from './ask.ts';

/** What the referee says of moves that few players try. */

const OWN_MADE = { builders: { '5C+AS': 0 } };
const ANN_MADE = { builders: { '5C+AS': 1 } };
const namedNone = (type: string, otherFields: object = {}) => ({ type, cards: [], ...otherFields });

const ROWS: readonly ToldRow[] = [
  // The card played
  [
    'one-card',
    tableOf('9S 2C', '9H'),
    namedNone('place'),
    'You have to play one card from your hand, and you named none.',
    '0 of 1 to 1',
  ],
  ['from-hand', tableOf('J11 2C', '9H'), { type: 'place', cards: ['J11', 'J11'] }, 'You hold only one 11 joker.', ''],
  [
    'from-hand',
    tableOf('6S 2C', '9H'),
    { type: 'place', cards: ['6S', '6S', '2C', '2C'] },
    'You hold only one 2♣ and one 6♠.',
    '',
  ],
  ['from-hand', tableOf('6S 2C', '9H'), place('BROOM'), 'The Broom isn’t in your hand.', ''],
  [
    'your-turn',
    tableOf('', '', { turn: null, hands: [[], []] }),
    place('9S'),
    'The game is over: no more cards are played.',
    '',
    { seat: 0 },
  ],

  // The Broom
  [
    'sweep-only-broom',
    tableOf('KS 2C', '9H KD'),
    sweep('KS'),
    'You can’t sweep with K♠: only the Broom does that.',
    '',
  ],
  [
    'broom-stays',
    tableOf('9S 2C', 'BROOM 9H'),
    take('9S', 'BROOM'),
    'You can’t take the Broom with 9♠: it has neither value nor rank.',
    '',
  ],
  [
    'broom-stays',
    tableOf('9S 2C', 'BROOM 9H'),
    namedNone('take', { groups: [['BROOM']] }),
    'You can’t take the Broom: it has neither value nor rank.',
    '',
  ],
  [
    'sweep-all',
    tableOf('BROOM 2C', '9H KD'),
    take('BROOM', 'KD'),
    'You can’t pick out K♦ with the Broom: it sweeps the whole table.',
    '',
  ],
  [
    'sweep-all',
    tableOf('BROOM 2C', '9H KD'),
    { type: 'take', cards: ['BROOM'], groups: [] },
    'You can’t pick and choose with the Broom: it sweeps the whole table.',
    '',
  ],

  // Courts
  ['court-by-court', tableOf('KS 2C', '9H KD'), take('KS', '9H'), 'Your K♠ takes only kings, not 9♥.', ''],
  [
    'court-by-court',
    tableOf('9S 2C', '9H KD'),
    take('9S', 'KD'),
    'You can’t take K♦ with 9♠: a court has no value, so only its own rank or the Broom takes it.',
    '',
  ],
  [
    'court-by-court',
    tableOf('KS 2C', 'KD KH KC'),
    take('KS', 'KD KH KC'),
    'You put K♣, K♦ and K♥ into one group, but courts never add up: take each one by itself.',
    '',
  ],
  [
    'court-one-or-three',
    tableOf('KS 2C', 'KD KH KC'),
    take('KS', 'KD', 'KH'),
    'You can’t take K♦ and K♥ together: your K♠ takes one king or all three, never two.',
    '',
  ],
  [
    'court-one-or-three',
    tableOf('KS 2C', 'KD KH KC'),
    take('KS', 'KD', 'KH'),
    'At this table your K♠ takes only one king at a time, not K♦ and K♥.',
    '',
    { options: { courts: 'one' } },
  ],

  // Combined cards
  [
    'combined-whole',
    tableOf('5S 2C', '5C+AS KD'),
    take('5S', '5C'),
    '5♣ is part of the combined card 5♣+A♠, which can’t be split.',
    '',
  ],
  [
    'combined-in-sum',
    tableOf('9S 2C', '5C+AS 3D 9H'),
    take('9S', '5C+AS 3D', '9H'),
    'At this table you take 5♣+A♠ by its own value only, not in a sum with 3♦.',
    '',
    { options: { sumWithCombined: false } },
  ],
  [
    'raise-own',
    tableOf('2S 8H', '5C+AS KD', OWN_MADE),
    combine('2S', '5C+AS'),
    'You made 5♣+A♠ (6) yourself: only another player may raise it.',
    '',
  ],
  [
    'raise-lone',
    tableOf('2S 8H', '5C+AS KD', ANN_MADE),
    combine('2S', '5C+AS'),
    'You can’t add to 5♣+A♠: at this table combined cards are never raised.',
    '',
    { options: { raise: 'never' } },
  ],
  [
    'raise-lone',
    tableOf('2S 8H', '5C+AS 3D+4D', ANN_MADE),
    combine('2S', '5C+AS'),
    'You can’t raise 5♣+A♠ while another combined card is on the table: 3♦+4♦.',
    '',
  ],
  [
    'raise-alone',
    tableOf('2S 8H', '5C+AS 3D 5D', ANN_MADE),
    combine('2S', '5C+AS', '3D 5D'),
    'You are raising 5♣+A♠, so you can’t combine 3♦ and 5♦ in the same turn.',
    '',
  ],
  [
    'combine-hold',
    tableOf('4S', '5C KD'),
    combine('4S', '5C'),
    '5♣ and 4♠ make 9, but you have no 9 left to take it with: you hold no more cards.',
    '',
  ],
  [
    'combine-same',
    tableOf('4S 9H', '5C 3D 6D 3S 5D'),
    combine('4S', '5C', '3D 6D', '3S 5D'),
    '5♣ and 4♠ make 9, but 3♠ and 5♦ make 8: combined cards made in one turn must be worth the same.',
    '3D:3 6D:6 | 3S:3 5D:5 = 5C:5 4S:4',
  ],
  // Some of the cards lie there, but not as one card.
  ['on-table', tableOf('9S 2C', '5C+AS 9H'), take('9S', '5C+9H'), '5♣+9♥ isn’t on the table.', ''],
  // The same combined card, its cards named in another order.
  [
    'on-table',
    tableOf('6S 2C', '5C+AS KD'),
    take('6S', '5C+AS', 'AS+5C'),
    'You use 5♣+A♠ twice, but there is only one on the table.',
    '',
  ],
  [
    'on-table',
    tableOf('6S 2C', '5C+AS 3D+3H KD'),
    take('6S', '5C+AS', '3D+3H', '3D+3H'),
    'You use 3♦+3♥ twice, but there is only one on the table.',
    '',
  ],
];

testTold('broom', ROWS);
