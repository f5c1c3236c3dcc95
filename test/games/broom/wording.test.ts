import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/broom/index.ts';
import type { BroomOptions } from '../../../src/games/broom/options.ts';
import { combine, lying, place, take } from './ask.ts';

/** What the referee says to odd tries, word for word, and the cards it means. */

const SEATS = { seats: 2 };

function found(position: object, move: object, options: object) {
  const rules = { ...defaultOptions(game.options), ...SEATS, ...options } as BroomOptions;
  const read = game.wire.position.read(position as JsonObject, rules, 1);
  const tried = game.wire.move.read(move as JsonObject, rules);
  if (!read.ok || !tried.ok) throw new Error(`no case: ${JSON.stringify([read, tried])}`);
  return judge(game, read.value, 0, tried.value).findings;
}

type Row = readonly [
  hand: string,
  table: string,
  move: object,
  rule: string,
  says: string,
  marked: string,
  options?: object,
];

const THREE_MADE = '5C+AS 3D+4D 2H+2S 9C';
const OWN_VALUE = { sumWithCombined: false };

const ROWS: readonly Row[] = [
  // Turn
  ['6S 2C', '9H', place('9S'), 'from-hand', 'You don’t hold 9♠ to play.', '9S'],
  ['6S 2C', '9H', { type: 'place', cards: ['9S', '9D'] }, 'from-hand', 'You don’t hold 9♦ and 9♠.', '9D 9S'],
  ['6S 2C', '9H', { type: 'place', cards: ['6S', '6S'] }, 'from-hand', 'You hold 6♠ only once.', '6S'],
  ['AS 2C', '9H', { type: 'place', cards: ['AS', 'AS', 'AS'] }, 'from-hand', 'You hold A♠ only once.', 'AS'],
  [
    '6S 2C',
    '9H',
    { type: 'place', cards: ['6S', '6S', '9D'] },
    'from-hand',
    'You don’t hold 9♦ to play.',
    '9D',
  ],

  // Taking
  [
    '6S 2C',
    '',
    { type: 'sweep', cards: [] },
    'take-something',
    'You can take nothing with that: the table is empty.',
    '',
  ],
  [
    '6S 2C',
    '',
    { type: 'take', cards: ['6S'], groups: [] },
    'take-something',
    'You can take nothing with 6♠: the table is empty.',
    '6S',
  ],
  [
    '6S 2C',
    '9H',
    { type: 'take', cards: [], groups: [] },
    'take-something',
    'You named nothing for that card to take.',
    '',
  ],
  [
    '10S 2C',
    '10D 7C',
    { type: 'take', cards: ['10S'], groups: [['10D'], []] },
    'take-something',
    'You made a group with nothing in it for 10♠ to take.',
    '10S',
  ],
  ['7S 2C', '9H', take('7S', '4H'), 'on-table', '4♥ doesn’t lie on the table for you to use.', '4H'],
  [
    '7S 2C',
    '9H',
    take('7S', '4H 3D'),
    'on-table',
    '3♦ and 4♥ don’t lie on the table for you to use.',
    '3D 4H',
  ],
  [
    '6S 2C',
    '3D 3C',
    take('6S', '3D 3D'),
    'on-table',
    'You name 3♦ twice, but it lies there only once.',
    '3D',
  ],
  [
    '6S 2C',
    '3D 3C',
    take('6S', '3D 3D', '3C 3C'),
    'on-table',
    'You name 3♣ and 3♦ twice, but they lie there only once.',
    '3C 3D',
  ],
  [
    '6S 2C',
    '3D 3C',
    take('6S', '3D 3D', '6H'),
    'on-table',
    '6♥ doesn’t lie on the table for you to use.',
    '3D 6H',
  ],
  [
    '9S 2C',
    '5H 4D',
    take('9S', '5H'),
    'take-sum',
    '5♥ is worth 5, but the 9♠ you played takes exactly 9.',
    '5H',
  ],
  [
    'J20 2C',
    '5H 4D 3C',
    take('J20', '5H', '4D 3C'),
    'take-sum',
    '3♣ and 4♦ make 7; 5♥ is worth 5, but the 20 joker you played takes exactly 20.',
    '3C 4D 5H',
  ],
  [
    '6S 2C',
    '5C+AS 9H',
    take('6S', 'AS'),
    'combined-whole',
    'You reach for A♠, but it is part of the combined card 5♣+A♠, which stays whole.',
    '5C AS',
  ],
  [
    '6S 2C',
    '5C+AS+3D 9H',
    take('6S', 'AS', '5C'),
    'combined-whole',
    'You reach for 5♣ and A♠, but they are parts of the combined card 5♣+A♠+3♦, which stays whole.',
    '3D 5C AS',
  ],
  [
    'J20 2C',
    '5C+AS 6D+3H 5S',
    take('J20', '5C+AS 6D+3H 5S'),
    'combined-in-sum',
    'At this table you take 5♣+A♠ and 6♦+3♥ by their own value only, not in a sum with 5♠.',
    '3H 5C 6D AS',
    OWN_VALUE,
  ],
  [
    '9S 2C',
    '5C+AS 3H',
    take('9S', '5C+AS 3H'),
    'combined-in-sum',
    'At this table you take 5♣+A♠ by its own value only, not in a sum with 3♥.',
    '5C AS',
    OWN_VALUE,
  ],
  [
    'J15 2C',
    '5C+AS 6D+3H',
    take('J15', '5C+AS 6D+3H'),
    'combined-in-sum',
    'At this table you take 5♣+A♠ and 6♦+3♥ by their own value only, not in a sum.',
    '3H 5C 6D AS',
    OWN_VALUE,
  ],
  [
    '10S 2C',
    'QH 9D',
    take('10S', 'QH'),
    'court-by-court',
    'You can’t take Q♥ with 10♠: a court has no value, only its own rank takes it.',
    'QH',
  ],
  [
    'JS 2C',
    'QH 9D',
    take('JS', 'QH', '9D'),
    'court-by-court',
    'Your J♠ takes nothing but jacks, and so not 9♦ and Q♥.',
    '9D QH',
  ],
  [
    'JS 2C',
    'JH JD JC',
    take('JS', 'JH JD JC'),
    'court-by-court',
    'You put J♣, J♦ and J♥ into one group, but courts don’t add up: name each by itself.',
    'JC JD JH',
  ],
  [
    'JS 2C',
    'JH JD JC',
    take('JS', 'JH', 'JD'),
    'court-one-or-three',
    'Your J♠ takes one of a rank or all three, and J♦ and J♥ are 2.',
    'JD JH',
  ],
  [
    'JS 2C',
    'JH JD JC',
    take('JS', 'JH', 'JD', 'JC'),
    'court-one-or-three',
    'At this table your J♠ takes one court at a time, not J♣, J♦ and J♥.',
    'JC JD JH',
    { courts: 'one' },
  ],
  [
    'BROOM 2C',
    'KD 9H',
    { type: 'take', cards: ['BROOM'], groups: [] },
    'sweep-all',
    'You can’t pick with the Broom: it sweeps the whole table.',
    'BROOM',
  ],
  [
    'BROOM 2C',
    'KD 9H',
    take('BROOM', 'KD'),
    'sweep-all',
    'You can’t pick K♦ with the Broom: it sweeps the whole table.',
    'BROOM KD',
  ],
  [
    '9S 2C',
    'BROOM 9H',
    { type: 'take', cards: [], groups: [['BROOM']] },
    'broom-stays',
    'You can’t take the Broom: it has neither value nor rank.',
    'BROOM',
  ],

  // Combining
  [
    '5H 10S',
    '5C 4D',
    { type: 'combine', cards: ['5H'], with: ['5C'], also: [[]] },
    'combine-also',
    'You make a further combined card of nothing at all.',
    '',
  ],
  [
    '5H 10S',
    '5C 4D',
    { type: 'combine', cards: ['5H'], with: ['5C'], also: [[], ['4D']] },
    'combine-also',
    'You can’t make a further combined card of 4♦: it takes two or more single value cards of the table.',
    '4D',
  ],
  [
    '5H 10S',
    '5C 6S KD',
    combine('5H', '5C', 'KD 6S'),
    'combine-also',
    'You can’t make a further combined card of 6♠ and K♦: it takes two or more single value cards of the table.',
    '6S KD',
  ],
  [
    '5H 10S',
    '5C',
    { type: 'combine', cards: [], with: [], also: [] },
    'combine-onto',
    'You lay your card onto nothing: a combined card needs at least one card of the table under yours.',
    '',
  ],
  [
    '5H 10S',
    '5C',
    { type: 'combine', cards: ['5H'], with: [], also: [] },
    'combine-onto',
    'You lay 5♥ onto nothing: a combined card needs at least one card of the table under yours.',
    '5H',
  ],
  [
    'KS 2C',
    'QD 9H',
    combine('KS', 'QD'),
    'combine-values',
    'You can’t combine K♠ and Q♦: they have no value to add.',
    'KS QD',
  ],
  [
    '5H 2C',
    'QD 9H',
    combine('5H', 'QD'),
    'combine-values',
    'You can’t combine Q♦: it has no value to add.',
    'QD',
  ],
  [
    '5H',
    '5C 9H',
    combine('5H', '5C'),
    'combine-hold',
    'You make 10 of 5♣ and 5♥, but you hold nothing more: no 10 to take it with.',
    '5C 5H',
  ],
  [
    '5H AS',
    '5C 9H',
    combine('5H', '5C'),
    'combine-hold',
    'You make 10 of 5♣ and 5♥, but what you still hold is A♠: no 10 to take it with.',
    '5C 5H',
  ],
  [
    '5H 10S',
    '5C 4D 3S',
    combine('5H', '5C', '4D 3S'),
    'combine-same',
    'You make 10 of 5♣ and 5♥ and 7 of 3♠ and 4♦, but combined cards made in one turn are worth the same.',
    '3S 4D 5C 5H',
  ],
  [
    'AD 7H',
    '5C+AS 3D+4D 9C',
    combine('AD', '5C+AS'),
    'raise-lone',
    'You can’t raise 5♣+A♠ while 3♦+4♦ lies beside it.',
    '3D 4D 5C AS',
  ],
  [
    'AD 7H',
    THREE_MADE,
    combine('AD', '5C+AS'),
    'raise-lone',
    'You can’t raise 5♣+A♠ while 3♦+4♦ and 2♥+2♠ lie beside it.',
    '2H 2S 3D 4D 5C AS',
  ],
  [
    'AD 7H',
    '5C+AS 2D',
    combine('AD', '5C+AS 2D'),
    'raise-alone',
    'You raise 5♣+A♠, so you can’t combine 2♦ in the same turn.',
    '2D 5C AS',
  ],
  [
    'AD 7H',
    '5C+AS 2D',
    { type: 'combine', cards: ['AD'], with: ['5C+AS'], also: [[]] },
    'raise-alone',
    'You raise 5♣+A♠, so you can’t combine anything else in the same turn.',
    '5C AS',
  ],
];

describe.for(ROWS)('%s before %s', ([hand, table, move, rule, says, marked, options = {}]) => {
  test(`${rule}: ${says}`, () => {
    const finding = found(lying(hand, table), move, options).find((one) => one.rule === `broom/${rule}`);
    expect(finding?.says).toBe(says);
    expect(finding?.cards.map(game.pack.code).sort().join(' ')).toBe(marked);
  });
});
