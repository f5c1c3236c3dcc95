import { describe, expect, test } from 'vitest';
import { beginner, greedy } from '../../../src/bots/greedy.ts';
import { shark } from '../../../src/bots/shark.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { bidRater, candidateMoves, estimate } from '../../../src/games/pokex/heuristics/estimate.ts';
import { typedGame as game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { SEARCH } from '../../../src/games/pokex/search/index.ts';
import type { PokexState } from '../../../src/games/pokex/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { auctionAt, bids, bidsOfDeclarer, cards, fourthTrick } from './ask.ts';

const usual = defaultOptions(game.options) as PokexOptions;

function stateOf(position: object): PokexState {
  const positionResult = game.notation.position.read(position as JsonObject, usual, 1);
  if (!positionResult.ok) throw new Error(`${positionResult.fault.path}: ${positionResult.fault.says}`);
  return positionResult.value;
}

/** The move of a Regular in this seat. */
function regularsMove(position: object, seat: number): string {
  const state = stateOf(position);
  return game.texts.describeMove(
    greedy(game as never, game.visibility.view(state, seat), seat, createRandom(1)) as never,
  );
}

/** A deal of Regulars from the first bid to the count. */
interface PlayedDeal {
  /** The first bid, and the tricks its side took. */
  readonly firstBid: { readonly bid: number; readonly tricks: number };
  /** The last bid. */
  readonly lastBid: { readonly bid: number; readonly tricks: number };
}

function playDeal(seed: number): PlayedDeal | null {
  let state = game.play.deal(usual, seed);
  const random = createRandom(seed);
  for (;;) {
    const seat = state.turn ?? 0;
    const move = greedy(game as never, game.visibility.view(state, seat), seat, random);
    const { state: stateAfter, events } = game.play.play(state, seat, move as never);
    if (events.some(({ kind }) => kind === 'all-passed')) return null;
    const dealOver = events.find((event) => event.kind === 'deal-over');
    const { declarer, bid } = state;
    const firstBid = state.bids.find(({ tricks }) => tricks !== null);
    if (dealOver && declarer !== null && bid !== null && firstBid) {
      const tricksOf = (seat: number): number => dealOver.tricks[seat % 2] ?? 0;
      return {
        firstBid: { bid: firstBid.tricks ?? 0, tricks: tricksOf(firstBid.seat) },
        lastBid: { bid, tricks: tricksOf(declarer) },
      };
    }
    state = stateAfter;
  }
}

const madeShare = (countedBids: readonly { readonly bid: number; readonly tricks: number }[]): number =>
  countedBids.filter(({ bid, tricks }) => tricks >= bid).length / countedBids.length;

describe('the Regular bids', () => {
  const deals = Array.from({ length: 600 }, (_, i) => playDeal(i + 1)).filter((one) => one !== null);
  const dealsEndingAt = (bid: number) =>
    deals.map(({ lastBid: finalBid }) => finalBid).filter((countedBid) => countedBid.bid === bid);

  test('first what is mostly made, and that is mostly 3', () => {
    const firstBids = deals.map((deal) => deal.firstBid);
    expect(deals.length).toBeGreaterThan(500);
    expect(madeShare(firstBids)).toBeGreaterThan(0.6);
    expect(firstBids.filter(({ bid }) => bid === 3).length / deals.length).toBeGreaterThan(0.5);
  });

  test('against the others: 5 at the end in most deals, and seldom made, 4 in most of the rest', () => {
    expect(dealsEndingAt(5).length / deals.length).toBeGreaterThan(0.65);
    expect(madeShare(dealsEndingAt(5))).toBeLessThan(0.25);
    expect(dealsEndingAt(4).length + dealsEndingAt(5).length + dealsEndingAt(6).length).toBe(deals.length);
    expect(madeShare(dealsEndingAt(4))).toBeGreaterThan(0.4);
  });

  test('6 over a 5 only if it fears that 5, in less than one deal in ten', () => {
    expect(dealsEndingAt(6).length).toBeGreaterThan(0);
    expect(dealsEndingAt(6).length / deals.length).toBeLessThan(0.1);
  });

  test('according to what a failed bid costs', () => {
    const highBidPosition = { dealer: 0, bids: bids(0, '2 pass 3 4'), hands: [['12?'], ['12?'], ['12?'], ['12?']] };
    const options = { ...usual, failed: 'minus' } as const;
    const view = { ...stateOf(highBidPosition), options, hands: stateOf(highBidPosition).hands };
    expect(bidRater(view, 1)(5)).toBeLessThan(bidRater(view, 1)(null));
    expect(bidRater({ ...view, options: usual }, 1, 0)(5)).toBeGreaterThan(
      bidRater({ ...view, options: usual }, 1, 0)(null),
    );
  });
});

describe('the Shark bids', () => {
  /**
   * Lets Regulars bid until two have passed and the seat on turn must answer an opponent's bid of 5; null if that never
   * happens.
   */
  function facingFive(seed: number): PokexState | null {
    let state = game.play.deal(usual, seed);
    while (state.turn !== null && state.phase === 'auction' && state.deal === 1) {
      const highestBid = state.bids.findLast(({ tricks }) => tricks !== null);
      const passCount = state.bids.filter(({ tricks }) => tricks === null).length;
      if (highestBid?.tricks === 5 && passCount === 2 && highestBid.seat % 2 !== state.turn % 2) return state;
      const view = game.visibility.view(state, state.turn);
      const move = greedy(game as never, view, state.turn, createRandom(seed)) as never;
      state = game.play.play(state, state.turn, move).state;
    }
    return null;
  }

  test('6 over the others’ 5, which can’t lose where failing costs nothing', () => {
    const tables = Array.from({ length: 40 }, (_, i) => facingFive(i + 1)).filter((one) => one !== null);
    expect(tables.length).toBeGreaterThan(20);
    const searched = { ...game, search: SEARCH } as never;
    const moves = tables.map((state) => {
      const seat = state.turn ?? 0;
      return shark(searched, game.visibility.view(state, seat), seat, createRandom(1), { worlds: 64 });
    });
    for (const move of moves) expect(move).toEqual({ type: 'bid', tricks: 6 });
  });
});

describe('the value of a hand', () => {
  const row = { centre: cards('2C KD 9H AC JS 7D') };
  const estimateOf = (hand: string): number =>
    estimate(stateOf(auctionAt('', { ...row, hands: [cards(hand), ['12?'], ['12?'], ['12?']] })), 0);
  const plainHand = '3S 4H 5D 6S 8C 10H QS 3D 4C 5H 6D 8S';

  test('grows most by a joker, and by a pair for the row more than by a single card for it', () => {
    const base = estimateOf(plainHand);
    const joker = estimateOf(plainHand.replace('3S', 'X'));
    const pair = estimateOf('KS KC 5D 6S 8C 10H QS 3D 4C 5H 6D 8S');
    const single = estimateOf('KS 4H 5D 6S 8C 10H QS 3D 4C 5H 6D 8S');
    expect(base).toBeLessThan(single);
    expect(single).toBeLessThan(pair);
    expect(base + 0.4).toBeLessThan(joker);
    expect(base).toBeGreaterThan(2);
    expect(base).toBeLessThan(2.6);
  });
});

describe('a first bid', () => {
  const joker = '3S 4H 5D 6S 8C 10H QS 3D 4C 5H 6D X';
  const opener = {
    ...auctionAt(''),
    centre: cards('2C KD 9H AC JS 7D'),
    hands: [cards(joker), ['12?'], ['12?'], ['12?']],
  };
  const candidateBids = (failed: 'zero' | 'minus') =>
    candidateMoves({ ...stateOf(opener), options: { ...usual, failed } }, 0).map((move) =>
      move.type === 'bid' ? move.tricks : 0,
    );

  test('isn’t 2 with a joker in hand, and may always be 5 or 6 where failing costs nothing', () => {
    expect(candidateBids('zero')).toEqual([3, 4, 5, 6, 0]);
    expect(candidateBids('minus')).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });
});

describe('the Beginner', () => {
  const naivest = (position: object): string => {
    const state = stateOf(position);
    return game.texts.describeMove(beginner(game as never, state, state.turn ?? 0, createRandom(1)) as never);
  };

  test('raises by two, over a partner too, and breaks up a pair for two of a suit', () => {
    expect(naivest(auctionAt('3'))).toBe('Bid 5 tricks.');
    expect(naivest(auctionAt('2 pass'))).toBe('Bid 4 tricks.');
    const lead = { phase: 'play', ...bidsOfDeclarer(0, 3), centre: cards('2D 3D 4D 5D 6D 7D') };
    const hand = cards('KS KH QS 3C 4H 5C 6H 7C 8H 9C 10H 2H');
    expect(naivest({ ...lead, hands: [hand, ['12?'], ['12?'], ['12?']] })).toBe('Lay K♠ and Q♠.');
  });
});

describe('the Regular lays', () => {
  test('no stronger cards than it needs for a trick it closes', () => {
    const position = fourthTrick('AH AC 8S 3S', '10S JD 10C 10H', '8H', {
      hands: [cards('10C 10H X 5D 6S 2C'), ['4?'], ['4?'], ['4?']],
      centre: ['QC', '4D'],
    });
    expect(regularsMove(position, 0)).toBe('Lay 10♣ and 10♥.');
  });

  test('its worst cards if nothing wins, and never cards for the row', () => {
    const position = fourthTrick('10S 10C 10D 2H', '8H 8D 5C 6S', '10H', {
      hands: [cards('AS AH 5C 6S KC KD'), ['4?'], ['4?'], ['4?']],
      centre: ['AD', 'KS'],
    });
    expect(regularsMove(position, 0)).toBe('Lay 5♣ and 6♠.');
  });

  test('the pair that makes three with the centre card, when it leads', () => {
    const position = {
      dealer: 3,
      phase: 'play',
      bids: auctionAt('3 pass pass pass').bids,
      hands: [cards('9C 9D 3S 4H 6S 8C 10H QS JD KC 5H 2D'), ['12?'], ['12?'], ['12?']],
      centre: cards('9H AC 7D 7S QH JC'),
    };
    expect(regularsMove(position, 0)).toBe('Lay 9♣ and 9♦.');
  });
});
