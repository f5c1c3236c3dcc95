import { expect, test } from 'vitest';
import { reasonsFor } from '../reasons.ts';
import { auctionAt, bid, bidsOfDeclarer, cards, fourthTrick, lay } from './ask.ts';

const hand = (text: string) => [cards(text), ['12?'], ['12?'], ['12?']];

test('a bid takes the deal from others who would make theirs, and five leaves them hardly a bid', () => {
  const positionWith = (text: string) =>
    auctionAt('3', { dealer: 2, bids: [{ seat: 3, tricks: 3 }], hands: hand(text) });
  const weak = positionWith('2S 3H 4D 5C 7S 8H 9D 10C 2D 3C 4H JS');
  expect(reasonsFor('pokex', weak, bid(5))).toMatchObject({
    outbids: expect.stringMatching(
      /^It outbids Cleo, whose bid of 3 would succeed about .* in .*\. A failed bid costs nothing/,
    ),
    'shuts-out': expect.stringContaining('only with a bid of 6'),
  });
  expect(reasonsFor('pokex', weak, bid(5))['bid-counts']).toBeUndefined();
  expect(reasonsFor('pokex', weak, bid(4))['shuts-out']).toBeUndefined();
  const failing = {
    ...weak,
    dealer: 1,
    bids: [
      { seat: 2, tricks: 3 },
      { seat: 3, pass: true },
    ],
  };
  expect(reasonsFor('pokex', failing, bid(4))['outbids']).toBeUndefined();
});

test('cards on the table may still be beaten by a partner, and by how many pairs', () => {
  const laidPosition = (theirText: string) => ({
    phase: 'play',
    ...bidsOfDeclarer(3, 3),
    hands: [[...cards('9D 3S 4H 6C'), '8?'], ['10?'], ['12?'], ['10?']],
    laid: [
      { seat: 3, cards: cards(theirText).slice(0, 2) },
      { seat: 1, cards: cards(theirText).slice(2) },
    ],
    current: '9H',
    centre: cards('KD 2C 7S QD AC'),
  });
  const possibleReasons = reasonsFor('pokex', laidPosition('8C 8S 4S 4C'), lay('9D 3S'));
  expect(possibleReasons['partner-may-beat']).toMatch(
    /still beat their two pairs, eights and fours: about one in [a-z]+ of the possible two-card plays would do it/,
  );
  expect(reasonsFor('pokex', laidPosition('5C 5S 2H 3H'), lay('9D 3S'))['partner-may-beat']).toBe(
    'Your partner can still beat their pair of fives: any two cards will do it.',
  );
  expect(reasonsFor('pokex', laidPosition('KC 7D 5H 2H'), lay('3S 6C'))['partner-may-beat']).toContain(
    'high card, king: most of the possible two-card plays would do it.',
  );
  const hopelessReasons = reasonsFor('pokex', laidPosition('9C 9S X X'), lay('4H 6C'));
  expect(hopelessReasons['partner-may-beat']).toBeUndefined();
});

test('in a lost trick loose and low cards are thrown, and pairs stay', () => {
  const lostTrick = fourthTrick('AS AH AD 9S', '5C 6S 2H 3C', 'AC', { centre: cards('KD QH') });
  const position = { ...lostTrick, hands: [cards('2H 3C KS KC 10S 10D'), ['4?'], ['4?'], ['4?']] };
  expect(Object.keys(reasonsFor('pokex', position, lay('2H 3C')))).toEqual(
    expect.arrayContaining(['throws-worst', 'keeps-together', 'throws-low']),
  );
  const brokenPairReasons = Object.keys(reasonsFor('pokex', position, lay('KS 3C')));
  for (const thumb of ['throws-worst', 'keeps-together', 'throws-low']) expect(brokenPairReasons).not.toContain(thumb);
  expect(reasonsFor('pokex', position, lay('2H 3C'))['throws-low']).toContain('2♥ and 3♣ are your lowest cards');
  expect(reasonsFor('pokex', position, lay('3C 10S'))['throws-low']).toBeUndefined();
});
