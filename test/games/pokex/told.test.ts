import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { countShown, type ToldRow, testTold } from '../told.ts';
import { auctionAt, bid, fourthTrick, lay, name, pass } from './ask.ts';
import { LEAD_POSITION, LED_POSITION, NAMING_POSITION, PARTNER_LAID } from './wording.ts';

/** What the referee tells about a try, and what the picture beside it shows. */

const BY_LAST_SEAT = { seat: 3 };

const AUCTION_ROWS: readonly ToldRow[] = [
  ['raise-any', auctionAt(''), bid(1), 'You bid 1, and no player has bid before you.', 'claims 1 of 1 to 6'],
  ['raise-any', auctionAt('2'), bid(4), 'You bid 4, and the last bid was 2.', 'claims 4 of 3 to 6'],
  ['raise-any', auctionAt('2'), bid(6), 'You bid all 6 tricks: no bid can be higher.', 'claims 6 of 3 to 6'],
  ['pass-any', auctionAt(''), pass, 'You pass before any player has bid, so you are out of this auction.', ''],
  [
    'pass-any',
    auctionAt('2 pass'),
    pass,
    'You pass instead of bidding more than 2, so you are out of this auction.',
    '',
  ],
  [
    'bid-higher',
    auctionAt('3'),
    bid(3),
    'You bid 3, but 3 has already been bid: you need at least 4.',
    'claims 3 of 4 to 6',
  ],
  ['bid-range', auctionAt(''), bid(7), 'You bid 7, but there are only six tricks to win.', 'claims 7 of 1 to 6'],
  ['bid-range', auctionAt(''), bid(0), 'You bid 0, but the lowest bid is 1.', 'claims 0 of 1 to 6'],
  [
    'name-any',
    { ...NAMING_POSITION },
    name('7'),
    'You won the auction and make sevens wild.',
    '',
    { options: { wildRank: true } },
  ],
  // Who has passed speaks no more.
  [
    'your-turn',
    auctionAt('1'),
    bid(2),
    'It isn’t your turn to bid yet.',
    'Ann, Bert*, Cleo, you; you tries',
    BY_LAST_SEAT,
  ],
  [
    'your-turn',
    auctionAt('1 pass'),
    bid(2),
    'It isn’t your turn to bid yet.',
    'Ann, Cleo*, you; you tries',
    BY_LAST_SEAT,
  ],
  [
    'your-turn',
    auctionAt('pass 1'),
    bid(2),
    'You have passed, so it won’t be your turn to bid again in this auction.',
    'Ann, Bert*, Cleo; nobody tries',
    { seat: 0 },
  ],
  [
    'your-turn',
    LED_POSITION,
    lay('3S 3H'),
    'It isn’t your turn to lay cards yet: the leader’s partner comes first.',
    'Ann, Cleo*, Bert, you; you tries',
    BY_LAST_SEAT,
  ],
  [
    'your-turn',
    LED_POSITION,
    lay('3S 3H'),
    'It isn’t your turn to lay cards yet.',
    'Ann, Bert*, Cleo, you; you tries',
    { seat: 3, options: { order: 'clockwise' } },
  ],
];

/** The first seat lays the last two of its side’s cards to a trick that the others lead. */
const toTrick = (theirs: string, ours: string, centre: string, otherFields: object = {}) =>
  [fourthTrick(theirs, ours, centre, otherFields), lay(ours.split(' ').slice(2).join(' '))] as const;

/** Seat 0 has led two aces, and its partner holds two kings. */
const PARTNER_TURN = { ...LED_POSITION, hands: [['10?'], ['12?'], ['KS', 'KD', '10?'], ['12?']] };
/** The same after seat 1 in between has laid two fives. */
const CLOCKWISE_TURN = {
  ...PARTNER_TURN,
  hands: [['10?'], ['10?'], ['KS', 'KD', '10?'], ['12?']],
  laid: [...LED_POSITION.laid, { seat: 1, cards: ['5S', '5D'] }],
};

const LAY_ROWS: readonly ToldRow[] = [
  // The first lay is no hand yet, and there is nothing to compare.
  [
    'any-two',
    { ...LEAD_POSITION, hands: [['AS', 'AD', '10?'], ['12?'], ['12?'], ['12?']] },
    lay('AS AD'),
    'You lay A♦ and A♠: any two cards from your hand are allowed.',
    '',
  ],
  [
    'any-two',
    { ...PARTNER_LAID, turn: 1, hands: [['10?'], ['5S', '5D', '10?'], ['10?'], ['12?']] },
    lay('5S 5D'),
    'You lay 5♦ and 5♠: any two cards from your hand are allowed.',
    'You and Cleo: three of five cards so far, 5D 5S 2C = Ann and Bert: two pairs, aces and kings, AS AD KS KD 2C',
    { seat: 1 },
  ],
  [
    'any-two',
    ...toTrick('KS KD 3S 4D', '8S 8H 8D QC', '9H'),
    'With 8♦ and Q♣ your side has three eights, and that beats a pair of kings.',
    'Ann and Cleo: a pair of kings, KS KD 9H 4D 3S < You and Bert: three eights, 8S* 8H* 8D* QC 9H',
  ],
  [
    'any-two',
    ...toTrick('8S 8H 8D QC', 'KS KD 3S 4D', '9H'),
    'With 3♠ and 4♦ your side has a pair of kings, but it loses to three eights.',
    'Ann and Cleo: three eights, 8S* 8H* 8D* QC 9H > You and Bert: a pair of kings, KS KD 9H 4D 3S',
  ],
  [
    'any-two',
    ...toTrick('KS KD 3S 4D', 'KC KH 3D QC', '9H'),
    'With 3♦ and Q♣ your side has a pair of kings, and that beats the same hand with lower side cards.',
    'Ann and Cleo: a pair of kings, KS KD 9H* 4D 3S < You and Bert: a pair of kings, KC KH QC* 9H 3D',
  ],
  [
    'any-two',
    ...toTrick('KC KH 3D QC', 'KS KD 3S 4D', '9H'),
    'With 3♠ and 4♦ your side has a pair of kings, but it loses to the same hand with higher side cards.',
    'Ann and Cleo: a pair of kings, KC KH QC* 9H 3D > You and Bert: a pair of kings, KS KD 9H* 4D 3S',
  ],
  // Equal hands.
  [
    'any-two',
    ...toTrick('KS KD 3S 4D', 'KC KH 3D 4C', '9H'),
    'With 3♦ and 4♣ your side has a pair of kings, and so has the other side: neither has a wild card, so the leading side wins.',
    'Ann and Cleo: a pair of kings, KS KD 9H 4D 3S > You and Bert: a pair of kings, KC KH 9H 4C 3D; Equal hands: neither has a wild card, so the leading side wins.',
  ],
  [
    'any-two',
    ...toTrick('KS KD 3S 4D', 'KC X 3D 4C', '9H'),
    'With 3♦ and 4♣ your side has a pair of kings, and so has the other side: the hand with fewer wild cards wins, none against one.',
    'Ann and Cleo: a pair of kings, KS KD 9H 4D 3S > You and Bert: a pair of kings, KC X(K) 9H 4C 3D; Equal hands: the hand with fewer wild cards wins, none against one.',
  ],
  [
    'any-two',
    ...toTrick('KS KD 3S 4D', 'KC X 8D 10C', '9H'),
    'With 10♣ and 8♦ your side has a pair of kings, and that beats the same hand with lower side cards.',
    'Ann and Cleo: a pair of kings, KS KD 9H* 4D 3S < You and Bert: a pair of kings, KC X(K) 10C* 9H 8D',
  ],
  [
    'any-two',
    ...toTrick('KS QS 9S 6S', '5D 4C 3D 2C', 'AH'),
    'With 2♣ and 3♦ your side has a five-high straight, and that beats ace high.',
    'Ann and Cleo: ace high, AH KS QS 9S 6S < You and Bert: a five-high straight, 5D* 4C* 3D* 2C* AH*',
  ],
  [
    'any-two',
    ...toTrick('5D 5C 3D 2C', '10D JC QD KC', 'AH'),
    'With K♣ and Q♦ your side has an ace-high straight, and that beats a pair of fives.',
    'Ann and Cleo: a pair of fives, 5D 5C AH 3D 2C < You and Bert: an ace-high straight, AH* KC* QD* JC* 10D*',
  ],
  ['two-cards', { ...LEAD_POSITION }, lay('AS'), 'You must lay two cards to a trick, not A♠ alone.', '1 of 2 to 2'],
  ['two-cards', { ...LEAD_POSITION }, lay('AS KS QS'), 'You must lay two cards to a trick, not three.', '3 of 2 to 2'],
  // The leader’s partner completes a hand before the other side has one.
  ['any-two', PARTNER_TURN, lay('KS KD'), 'With K♦ and K♠ your side has two pairs, aces and kings.', '', { seat: 2 }],
  [
    'any-two',
    PARTNER_TURN,
    lay('KS KD', 'AH'),
    'With K♦ and K♠ your side has aces full of kings.',
    '',
    { seat: 2, options: { centre: 'chosen' } },
  ],
  [
    'any-two',
    { ...PARTNER_TURN, centre: ['6?'] },
    lay('KS KD'),
    'You lay K♦ and K♠: any two cards from your hand are allowed.',
    '',
    { seat: 2 },
  ],
  [
    'any-two',
    CLOCKWISE_TURN,
    lay('KS KD'),
    'With K♦ and K♠ your side has two pairs, aces and kings.',
    'Ann and you: two pairs, aces and kings, AS AD KD KS 2C = Bert and Cleo: three of five cards so far, 5S 5D 2C',
    { seat: 2, options: { order: 'clockwise' } },
  ],
];

describe('the auction', () => testTold('pokex', AUCTION_ROWS));
describe('lays', () => testTold('pokex', LAY_ROWS));

describe('a count', () => {
  test('shows the tricks of the declaring side beside its bid', async () => {
    const tricksShown = async (declarer: number) =>
      (await countShown('pokex', 'count', { bid: 3, declarer, tricks: [4, 2], scores: [0, 0] })).shows;
    expect([await tricksShown(0), await tricksShown(1), await tricksShown(2)]).toEqual([
      '4 of 3 to 6',
      '2 of 3 to 6',
      '4 of 3 to 6',
    ]);
  });

  test('shows no tricks before the bid and its side are given', async () => {
    const shown = async (entries: JsonObject) => (await countShown('pokex', 'count', entries)).shows;
    expect(await shown({ declarer: 0, tricks: [4, 2] })).toBe('');
    expect(await shown({ bid: 3, tricks: [4, 2] })).toBe('');
    expect(await shown({ bid: 3, declarer: 0 })).toBe('');
  });

  test('of two hands answers which side wins, and shows why', async () => {
    const handsShown = async (entries: JsonObject, house: object = {}) => {
      const { answer, shows } = await countShown('pokex', 'hands', entries, house);
      return [answer, shows];
    };
    const joker = { leading: ['9C', '9D', 'X', '4S'], other: ['KS', 'KD', '8H', '8C'], centre: ['9H'] };
    expect(await handsShown(joker)).toEqual([
      'The leading side wins',
      'The leading side: four nines, 9C* 9D* X(9)* 9H* 4S > The other side: two pairs, kings and eights, KS KD 8H 8C 9H',
    ]);
    const equal = { leading: ['9C', '9D', '3S', '4S'], other: ['9S', '9H', '3H', '4C'], centre: ['KH'] };
    expect(await handsShown(equal)).toEqual([
      'The leading side wins',
      'The leading side: a pair of nines, 9C 9D KH 4S 3S > The other side: a pair of nines, 9S 9H KH 4C 3H; Equal hands: neither has a wild card, so the leading side wins.',
    ]);
    expect(await handsShown(equal, { tie: 'nobody' })).toEqual([
      'Neither side wins',
      'The leading side: a pair of nines, 9C 9D KH 4S 3S = The other side: a pair of nines, 9S 9H KH 4C 3H; Equal hands: neither side wins a tie at this table.',
    ]);
    const twosWild = { leading: ['9C', '9D', '3S', '2S'], other: ['AS', 'AH', '3H', '4C'], centre: ['KH'], wild: '2' };
    expect(await handsShown(twosWild, { wildRank: true })).toEqual([
      'The leading side wins',
      'The leading side: three nines, 9C* 9D* 2S(9)* KH 3S > The other side: a pair of aces, AS AH KH 4C 3H',
    ]);
    const aces = { ...twosWild, leading: ['AS', 'AH', '3H', '4C'], other: ['9C', '9D', '9S', '7S'] };
    expect(await handsShown(aces)).toEqual([
      'The other side wins',
      'The leading side: a pair of aces, AS AH KH 4C 3H < The other side: three nines, 9C* 9D* 9S* KH 7S',
    ]);
  });
});
