import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { auctionAt, bid, bidsOfDeclarer, cards, fourthTrick, lay, name, pass } from './ask.ts';

/** The reasons for a move, by id. */
function saidFor(position: object, move: object, house: object = {}): Readonly<Record<string, string>> {
  const options = { ...defaultOptions(game.options), ...house } as PokexOptions;
  const positionResult = game.notation.position.read(position as never, options, 1);
  if (!positionResult.ok) throw new Error(positionResult.fault.says);
  const view = game.visibility.view(positionResult.value, positionResult.value.turn ?? 0);
  const moveResult = game.notation.move.read(move as never, options);
  if (!moveResult.ok) throw new Error('no move');
  const advice = game.heuristics.reasons(
    view,
    positionResult.value.turn ?? 0,
    moveResult.value,
    (seat) => `Seat ${seat}`,
  );
  return Object.fromEntries(advice.map(({ id, says }) => [id, says]));
}

/** The first bid with a weak hand, with this row; the lowest card of the hand may be another one. */
const bidding = (row: string, lowest = '2S') =>
  auctionAt('', {
    hands: [cards(`${lowest} 3H 4D 5C 7S 8H 9D 10C 2D 3C 4H JS`), ['12?'], ['12?'], ['12?']],
    centre: cards(row),
  });

/** The first trick’s third lay, by seat 0, after both opponents; the whole hand is known. */
const following = (theirText: string, current: string) => ({
  phase: 'play',
  ...bidsOfDeclarer(3, 3),
  hands: [cards('3H 3S 6C 4D 10H 9C 2H AH 7D JC KS 8S'), ['10?'], ['12?'], ['10?']],
  laid: [
    { seat: 3, cards: cards(theirText).slice(0, 2) },
    { seat: 1, cards: cards(theirText).slice(2) },
  ],
  current,
  centre: ['5?'],
});

describe('no reason', () => {
  test('mentions honesty where a failed bid costs nothing', () => {
    expect(saidFor(auctionAt('5'), pass)).toEqual({});
    expect(saidFor(auctionAt('5'), pass, { failed: 'minus' })['too-little']).toContain('costs 21 points if it fails');
  });

  test('mentions a lower bid where there is none lower', () => {
    expect(saidFor(auctionAt(''), bid(1))['more-points']).toBeUndefined();
    expect(saidFor(auctionAt(''), bid(2))['more-points']).toContain(
      'scores at least 3 points if it is made. A bid of 1 made exactly scores 1.',
    );
  });

  test('mentions a flush that the row makes impossible', () => {
    const lead = {
      phase: 'play',
      ...bidsOfDeclarer(0, 3),
      hands: [['KC', 'QC', '2H', '3D', '4S', '6D', '8H', '9S', '10D', 'JS', 'AH', '7S'], ['12?'], ['12?'], ['12?']],
    };
    expect(saidFor({ ...lead, centre: ['9H', '5?'] }, lay('KC QC'))['suited-with-row']).toBeUndefined();
    expect(saidFor({ ...lead, centre: ['9C', '5?'] }, lay('KC QC'))['suited-with-row']).toContain(
      'three cards of one suit',
    );
  });

  test('says that nothing wins if another lay does', () => {
    const closes = fourthTrick('9C 9D 5H 2D', '8C 6S 3S 4S', '8H', {
      hands: [['3S', '4D', '8S', '8D', '2C', '5C'], ['4?'], ['4?'], ['4?']],
    });
    expect(saidFor(closes, lay('3S 4D'))['throws-low']).toBeUndefined();
  });

  test('claims the last word over a 6, but does for 6 over a 5', () => {
    expect(saidFor(auctionAt('5'), bid(6))['last-word']).toContain('15 points with their 5');
  });

  test('about the named rank mentions cards that aren’t held', () => {
    const naming = {
      phase: 'name',
      ...bidsOfDeclarer(0, 3),
      hands: [['7C', '7D', '10?'], ['12?'], ['12?'], ['12?']],
    };
    expect(saidFor(naming, name('7'), { wildRank: true })['names-held']).toBe(
      'It makes cards you hold wild: 7♣ and 7♦.',
    );
  });

  test('for passing says that a bid would succeed', () => {
    expect(saidFor(bidding('JD QH KH AH QS KS'), pass, { failed: 'minus' })['too-little']).toBeUndefined();
  });

  test('calls a bid better than a lower one, or free, over a partner’s bid', () => {
    expect(saidFor(auctionAt('3 pass'), bid(5))['more-points']).toBeUndefined();
    expect(saidFor(auctionAt(''), bid(6))['more-points']).toMatch(/^A bid of 6 scores 21 points if it is made/);
  });

  test('speaks of opponents who may bid no more', () => {
    expect(saidFor(auctionAt('pass pass pass'), bid(5))['shuts-out']).toBeUndefined();
    expect(saidFor(auctionAt('pass pass'), bid(5))['shuts-out']).toContain('Your opponents can beat a bid of 5 only');
  });

  test('praises throwing a pair or a joker into a lost trick', () => {
    const lostTrick = fourthTrick('AS AH AD 9S', '5C 6S 2H 3C', 'AC', {
      hands: [cards('2H 3C X KC 10S 10D'), ['4?'], ['4?'], ['4?']],
      centre: cards('KD QH'),
    });
    for (const thrown of ['10S 10D', '2H X']) {
      const thrownReasons = saidFor(lostTrick, lay(thrown));
      expect(thrownReasons['throws-worst']).toBeUndefined();
      expect(thrownReasons['keeps-together']).toBeUndefined();
    }
    expect(saidFor(lostTrick, lay('2H 3C'))['keeps-together']).toBe(
      'You can’t win this trick, and this breaks up nothing: 10♠ and 10♦ stay together.',
    );
  });

  test('promises a match with the row to a last lay that loses', () => {
    const losing = fourthTrick('KS KH KD 9S', '5C 6S 8C 2H', '8D', {
      hands: [cards('8C 2H 7C X JH QD'), ['4?'], ['4?'], ['4?']],
    });
    expect(saidFor(losing, lay('7C X'))['wins-last']).toContain('certain to win');
    expect(saidFor(losing, lay('8C 2H'))['matches-row']).toBeUndefined();
  });

  test('promises a hand that the opponents have beaten already', () => {
    const sixes = following('6H 6S X KD', '6D');
    expect(saidFor(sixes, lay('3H 3S'))).toEqual({});
    expect(saidFor(sixes, lay('6C 4D'))['matches-row']).toBeUndefined();
    expect(saidFor(sixes, lay('10H 9C'))).toEqual({
      'keeps-together':
        'You can’t win this trick with these cards, and this breaks up nothing: 3♥ and 3♠ stay together.',
    });
    expect(saidFor(following('QC QD 4S 4C', 'QH'), lay('2H AH'))['suited-with-row']).toBeUndefined();
    const pair = following('QC 2D 2S 8C', '6D');
    expect(saidFor(pair, lay('3H 3S'))['pair-leads']).toContain('a pair that your partner can build on');
    expect(saidFor(pair, lay('6C 4D'))['matches-row']).toBe('6♣ makes a pair with 6♦ from the row.');
    expect(saidFor(pair, lay('10H 9C'))['nearly-straight']).toBe(
      '10♥, 9♣ and 6♦ are close together: a seven and an eight from your partner make a straight.',
    );
  });
});

describe('the sentence', () => {
  test('about a bid says what to expect of it, and counts the cards it names', () => {
    expect(saidFor(bidding('JD QH KH AH QS KS'), bid(2))['bid-counts']).toBe(
      'Your side should take at least 2 tricks about three times in four: you hold a card that matches J♦ in the row.',
    );
    expect(saidFor(bidding('JD QH KH AH QS KS'), bid(3))['bid-counts']).toBe(
      'A bid of 3 would succeed about one time in three: you hold a card that matches J♦ in the row.',
    );
    expect(saidFor(bidding('2H QH KH AH QS KS'), bid(2))['bid-counts']).toContain('you hold cards that match 2♥');
  });

  test('about a bid counts a joker only where it helps', () => {
    const withJoker = bidding('JD QH KH AH QS KS', 'X');
    expect(saidFor(withJoker, bid(2))['bid-counts']).toContain('you hold a joker and a card that matches J♦');
    expect(saidFor(withJoker, bid(2), { jokers: 'top-rank' })['bid-counts']).toContain('you hold a card that matches');
  });

  test('about two jokers begins with a capital', () => {
    const lead = {
      phase: 'play',
      ...bidsOfDeclarer(0, 3),
      hands: [['AS', 'X', 'X', '9?'], ['12?'], ['12?'], ['12?']],
    };
    expect(saidFor(lead, lay('X X'), { jokers: 'top-rank' })['pair-leads']).toMatch(/^Two jokers are a pair/);
  });
});
