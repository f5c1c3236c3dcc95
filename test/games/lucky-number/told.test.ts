import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { countShown, type ToldRow, testTold, testUntold, type UntoldRow } from '../told.ts';
import { decline, draw, jump, lay, pass, tableOf } from './ask.ts';
import { withHand } from './wording.ts';

/** What the referee tells about cards laid one by one, and what the picture beside it shows. */

/** Seat 0 has just laid a card, seat 1 is on turn, seat 2 holds these. */
const freshTable = (top: string, hand: string, otherFields: object = {}): object =>
  tableOf(`4S 5S | 3C 6C | ${hand}`, `QH ${top}`, { turn: 1, open: 0, ...otherFields });
const THIRD_SEAT = { seat: 2 };

/** Seat 0 owes three cards for an ace on top. */
const owing = (hand: string, n = 3) => withHand(hand, { pile: ['9H', 'AH'], owed: { by: 'cards', n } });
const underJack = (hand: string) => withHand(hand, { pile: ['9H', 'JH'], suit: 'D' });
const underJoker = (hand: string) => withHand(hand, { pile: ['9H', 'X'] });

const LAY_ROWS: readonly ToldRow[] = [
  ['lay-match', withHand('9S 4C'), lay('9S'), '9♠ has the rank of 9♥: nine on nine.', '9H@0 +9S@0 by 0'],
  ['lay-match', withHand('4H 4C'), lay('4H'), '4♥ has the suit of 9♥: hearts on hearts.', '9H@0 +4H@0 by 0'],
  ['lay-match', underJack('9D 4C'), lay('9D'), '9♦ is a card of the named suit, diamonds ♦.', 'JH@0 +9D@0 by 0'],
  ['lay-match', underJack('JS 4C'), lay('JS', 'C'), 'J♠ has the rank of J♥: jack on jack.', 'JH@0 +JS@0 by 0'],
  ['match', withHand('4C'), lay('4C'), '4♣ has neither the rank nor the suit of 9♥.', '9H@0 [9 or ♥]@0 !4C@1 by 0'],
  [
    'match',
    underJack('9S 4C'),
    lay('9S'),
    '9♠ is neither a jack nor a card of the named suit, diamonds ♦.',
    'JH@0 [J or ♦]@0 !9S@1 by 0',
  ],
  // Aces and jokers go on anything, even where they match; and anything goes on a joker.
  ['always', withHand('AC 4C'), lay('AC'), 'A♣ goes on 9♥: an ace goes on any card.', ''],
  ['always', withHand('AH 4C'), lay('AH'), 'A♥ goes on 9♥: an ace goes on any card.', ''],
  ['always', withHand('X 4C'), lay('X'), 'The joker goes on 9♥: a joker goes on any card.', ''],
  ['always', underJoker('4C 5C'), lay('4C'), '4♣ goes on the joker, as any card does.', ''],
  [
    'always',
    withHand('JC 5C'),
    lay('JC', 'S'),
    'J♣ goes on 9♥: a jack goes on any card.',
    '',
    { options: { jack: 'wild' } },
  ],
  ['answer-with', owing('2C 5C'), lay('2C'), '2♣ passes on the 3 cards you owe.', ''],
  ['answer-with', owing('AC 5C', 6), lay('AC'), 'A♣ answers the 6 cards you owe.', ''],
  ['answer-with', owing('X 5C'), lay('X'), 'The joker answers the 3 cards you owe.', ''],
  ['free-to-draw', owing('5C'), draw, 'You draw the 3 cards you owe.', ''],
  [
    'free-to-draw',
    withHand('5C', { owed: { by: 'dice', n: 4 } }),
    draw,
    'You throw the 4 dice you owe, and draw what they show.',
    '',
  ],
  ['draw', withHand('5C'), draw, 'You draw one card, because you hold no card you can lay by itself.', ''],
  ['pass', withHand('5C 5H', { drawn: '5H' }), pass, 'You keep 5♥, which you drew, and pass.', ''],
  ['pass', withHand('5C X', { drawn: 'X' }), pass, 'You keep the joker, which you drew, and pass.', ''],
  ['one-lay', withHand('9S 9D'), lay('9S 9D'), 'You lay one card at a time, not 9♠ and 9♦ together.', '2 of 1 to 1'],
  ['one-lay', withHand('9S 9D'), lay(''), 'You must lay one card, and you named none.', '0 of 1 to 1'],
  // Aces match as well, and are matched.
  ['lay-match', withHand('AH 4C'), lay('AH'), 'A♥ has the suit of 9♥: hearts on hearts.', '9H@0 +AH@0 by 0'],
  [
    'match',
    withHand('4C', { pile: ['9H', 'AS'] }),
    lay('4C'),
    '4♣ has neither the rank nor the suit of A♠.',
    'AS@0 [A or ♠]@0 !4C@1 by 0',
  ],
  ['pass', withHand('5C 2?', { drawn: '?' }), pass, 'You keep the card you drew, and pass.', ''],
];

const JUMP_ROWS: readonly ToldRow[] = [
  [
    'jump',
    freshTable('5H', '5H 6D'),
    jump('5H'),
    'Your card is the twin of 5♥, which has just been laid.',
    '5H@0 +5H@0 by 0',
    THIRD_SEAT,
  ],
  // The ace of clubs is the first card of the pack.
  [
    'jump',
    freshTable('AC', 'AC 6D', { owed: { by: 'cards', n: 3 } }),
    jump('AC'),
    'Your card is the twin of A♣, which has just been laid.',
    'AC@0 +AC@0 by 0',
    THIRD_SEAT,
  ],
  ['decline', freshTable('5H', '5H 6D'), decline, 'You keep your 5♥ and don’t jump in.', '', THIRD_SEAT],
  [
    'jump-same',
    freshTable('5H', '5D 6D'),
    jump('5D'),
    '5♦ isn’t the twin of 5♥: a twin has the same rank and suit.',
    '5H@0 !5D@1 by 0',
    THIRD_SEAT,
  ],
  [
    'jump-same',
    freshTable('5H', '5D 5H'),
    jump('5D 5H'),
    '5♦ isn’t the twin of 5♥: a twin has the same rank and suit.',
    '5H@0 !5D@1 +5H@0 by 0',
    THIRD_SEAT,
  ],
  // Even a joker isn’t the twin of a joker.
  [
    'jump-same',
    freshTable('X', 'X 6D', { open: null }),
    jump('X'),
    'A joker is on top, and you can’t jump in on a joker.',
    'X@0 !X@1 by 0',
    THIRD_SEAT,
  ],
  ['your-turn', withHand('9S'), lay('6C'), 'It isn’t your turn yet.', 'Ann*, you, Bert; you tries', { seat: 1 }],
  // Anticlockwise, seat 2 comes before seat 1.
  [
    'your-turn',
    withHand('9S', { direction: -1 }),
    lay('6C'),
    'It isn’t your turn yet.',
    'Ann*, Bert, you; you tries',
    { seat: 1 },
  ],
  // After the end it is nobody’s turn.
  [
    'your-turn',
    withHand('9S', { turn: null, winners: [1] }),
    lay('9S'),
    'The game is over, so you can’t do anything more.',
    '',
  ],
];

/** A wrong jump-in is no answer to what another player owes. */
const UNTOLD_ROWS: readonly UntoldRow[] = [
  ['answer-chain', freshTable('AH', '5D 6D', { owed: { by: 'cards', n: 3 } }), jump('5D'), THIRD_SEAT],
  ['answer-combo', freshTable('9H', '5D 6D', { owed: { by: 'dice', n: 4 }, open: null }), jump('5D'), THIRD_SEAT],
];

describe('laying, drawing and passing', () => testTold('lucky-number', LAY_ROWS));
describe('jumping in and turns', () => testTold('lucky-number', JUMP_ROWS));
describe('what needs no telling', () => testUntold('lucky-number', UNTOLD_ROWS));

test('a count of the debt shows what each card of the chain adds, or else the dice', async () => {
  const owed = async (entries: JsonObject, comboPenalty = 'sum') => {
    const { answer, shows } = await countShown('lucky-number', 'owed', entries, { comboPenalty });
    return [answer, shows];
  };
  expect(await owed({ chain: ['AS', '2H', 'X'] })).toEqual(['6 cards owed', '+3 (AS) +0 (2H) +3 (X) = 6 cards']);
  expect(await owed({ chain: ['2H'] })).toEqual(['Nothing is owed', '+0 (2H) = 0 cards']);
  expect(await owed({ chain: ['AS'] })).toEqual(['3 cards owed', '+3 (AS) = 3 cards']);
  expect(await owed({ latest: 1 })).toEqual(['1 die to throw', '+1 last = 1 die']);
  expect(await owed({ latest: 4, before: 3 })).toEqual(['7 dice to throw', '+4 last +3 answered = 7 dice']);
  expect(await owed({ latest: 4, before: 3 }, 'latest')).toEqual(['4 dice to throw', '+4 last = 4 dice']);
  expect(await owed({ chain: ['AS'], latest: 4, before: 0 })).toEqual([
    '3 cards owed and 4 dice to throw',
    '+3 (AS) = 3 cards',
  ]);
  expect(await owed({})).toEqual(['Nothing is owed', '']);
});
