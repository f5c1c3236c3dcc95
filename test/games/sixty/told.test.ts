import { describe, expect, test } from 'vitest';
import { countShown, type ToldRow, testTold } from '../told.ts';
import { attack, attackedWith, beat, discardOf, joker, passOn, table, take } from './ask.ts';

/** What the referee tells about a try, and what the picture beside it shows. */

/** The hand of the first seat, on turn against these cards. */
const against = (lying: string, hand: string, otherFields: object = {}): object => ({
  turn: 0,
  ...table(hand, '5?', '5?'),
  ...attackedWith(lying, lying === '' ? null : 2),
  ...otherFields,
});

const ATTACK_ROWS: readonly ToldRow[] = [
  ['attack', against('', '4 4 10'), attack('4 4'), 'You attack with two 4s, 8 in all.', '+4@4 +4@4 by 0'],
  // A single card needs no picture.
  ['attack', against('', '4 4 10'), attack('10'), 'You attack with a 10.', ''],
  [
    'same-number',
    against('', '4 4 10'),
    attack('4 10'),
    'You can’t play a 4 and a 10 together: they aren’t the same number.',
    '+4@4 !10@10 by 0',
  ],
  // The first card with a number sets it; a joker is wrong beside it.
  [
    'same-number',
    against('', 'ZAP 4 10'),
    attack('ZAP 4'),
    'You can’t play a 4 and Zap together: they aren’t the same number.',
    '+4@4 !ZAP@0 by 0',
  ],
  [
    'your-turn',
    against('', '4 4', { turn: 1 }),
    attack('4'),
    'It isn’t your turn yet.',
    'you, Ann*, Bert; you tries',
    { seat: 0 },
  ],
  [
    'your-turn',
    against('', '4 4', { turn: 1, direction: -1 }),
    attack('4'),
    'It isn’t your turn yet.',
    'Bert, Ann*, you; you tries',
    { seat: 0 },
  ],
];

const ANSWER_ROWS: readonly ToldRow[] = [
  ['beat', against('4', '5 10'), beat('5'), 'Your 5 is more than the 4.', '5:5 > 4:4'],
  [
    'beat',
    against('4 4 4', '15 10'),
    beat('15'),
    'Your 15 is more than the three 4s, which make 12.',
    '15:15 > 4:4 4:4 4:4',
  ],
  [
    'beat',
    against('4 4 4', '10 10'),
    beat('10 10'),
    'Two 10s make 20, more than the three 4s, which make 12.',
    '10:10 10:10 > 4:4 4:4 4:4',
  ],
  [
    'beat-sum',
    against('4 4 4', '12 10'),
    beat('12'),
    'Your 12 only equals the three 4s: you need more than 12.',
    '12:12 > 4:4 4:4 4:4',
  ],
  [
    'beat-sum',
    against('10', '4 4 15'),
    beat('4 4'),
    'Your two 4s make 8, less than the 10 that was played.',
    '4:4 4:4 > 10:10',
  ],
  [
    'pass-on',
    against('4 4', '4 10'),
    passOn('4'),
    'You add a 4: that makes three 4s, 12 in all, for the next player.',
    '4@4 4@4 +4@4 by 0',
  ],
  [
    'pass-on',
    against('4', '4 4 10'),
    passOn('4 4'),
    'You add two 4s: that makes three 4s, 12 in all, for the next player.',
    '4@4 +4@4 +4@4 by 0',
  ],
  [
    'pass-number',
    against('4 4', '10 3'),
    passOn('10'),
    'You can’t pass the two 4s on with a 10: you need another 4.',
    '4@4 4@4 !10@10 by 0',
  ],
  ['take', against('4 4 4', '3 3'), take, 'You take the three 4s: 12 points for your penalty pile.', ''],
  ['take', against('10', '3 3'), take, 'You take the 10: 10 points for your penalty pile.', ''],
  [
    'take-free',
    against('4 4 4', '15 3'),
    take,
    'At this table you may take the three 4s even if you could answer.',
    '',
    { options: { take: 'free' } },
  ],
  // Each number that beats, with the fewest cards.
  [
    'must-answer',
    against('4 4', '10 15 5 5'),
    take,
    'You can’t take the two 4s: you can still beat them with two 5s, a 10 or a 15.',
    '5:5 5:5 | 10:10 | 15:15 > 4:4 4:4',
  ],
  [
    'must-answer',
    against('4 4', '12'),
    take,
    'You can’t take the two 4s: you can still beat them with a 12.',
    '12:12 > 4:4 4:4',
  ],
  // A number that only passes on, or a joker, weighs nothing.
  ['must-answer', against('4 4', '4 3'), take, 'You can’t take the two 4s: you can still pass them on with a 4.', ''],
  ['must-answer', against('4 4', 'ZAP 3'), take, 'You can’t take the two 4s: you can still play Zap.', ''],
];

const JOKER_ROWS: readonly ToldRow[] = [
  [
    'play-joker',
    against('4 4', 'ABRACADABRA 3'),
    joker('ABRACADABRA'),
    'Abracadabra reverses the direction and sends the two 4s back.',
    '',
  ],
  [
    'play-joker',
    against('4', 'HOCUS 3', discardOf('4 6')),
    joker('HOCUS', '4'),
    'Hocus-pocus adds a 4, and the two 4s go on to the next player.',
    '',
  ],
  [
    'play-joker',
    against('4 4', 'HOCUS 3', discardOf('4 6')),
    joker('HOCUS', '4'),
    'Hocus-pocus adds a 4, and the three 4s go on to the next player.',
    '',
  ],
  ['play-joker', against('4', 'ZAP 3'), joker('ZAP'), 'Zap sends the 4 on: a single card goes on whole.', ''],
  // Of an odd number of cards the smaller half stays.
  ['play-joker', against('4 4 4', 'ZAP 3'), joker('ZAP'), 'Zap leaves you one of the three 4s and sends two on.', ''],
  ['play-joker', against('4 4 4 4', 'ZAP 3'), joker('ZAP'), 'Zap leaves you two of the four 4s and sends two on.', ''],
];

describe('attacks', () => testTold('sixty', ATTACK_ROWS));
describe('answers', () => testTold('sixty', ANSWER_ROWS));
describe('jokers', () => testTold('sixty', JOKER_ROWS));

test('a count shows the cards that each player took and kept, in the order of the seats', async () => {
  const entries = { penalty: [['4', '4'], ['30']], hands: [[], ['ZAP', '5']] };
  expect(await countShown('sixty', 'count', entries, { seats: 2 })).toEqual({
    answer: '',
    shows: '',
    lines: ['4 4 “taken”', '“nothing left in hand”', '30 “taken”', 'ZAP 5 “left in hand”'],
  });
});
