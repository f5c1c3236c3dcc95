import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { fillWith } from '../../src/cards/unseen.ts';
import type { GameEvent } from '../../src/game/play.ts';
import { canEndDeal, canLeaveTurn, withTurn } from '../../src/referee/turn-search.ts';
import { _, type HiddenResult, type HiddenState, hiddenState, hiddenTable, NO_SEAT, TRY } from './hidden-table.ts';

const SEARCHABLE = { seat: 0, move: TRY };
const HAND = 4;
const unseenHand: readonly Card[] = new Array<Card>(HAND).fill(_);
const from = (least: Card, most: Card): readonly Card[] =>
  Array.from({ length: most - least + 1 }, (_one, i) => least + i);

/** 20 low cards, 40 middle ones, 20 high ones, not in order. */
const PACK = [...from(61, 80), ...from(1, 60)].toReversed();
const isLow = (card: Card): boolean => card <= 20;
const isHigh = (card: Card): boolean => card > 60;

const playing =
  (result: (state: HiddenState) => Partial<HiddenState>, events: readonly object[] = []) =>
  (state: HiddenState): HiddenResult => ({
    state: { ...state, ...result(state) },
    events: events as readonly GameEvent[],
  });

/** A table where seat 1 gets the turn if all hands are as a test asks. */
const turnIf = (isSo: (hands: HiddenState['hands']) => boolean, pack = PACK) =>
  hiddenTable({ pack, play: playing(({ hands }) => ({ turn: isSo(hands) ? 1 : 0 })) });

const bits = (n: number): readonly string[] =>
  Array.from({ length: 2 ** n }, (_one, i) => i.toString(2).padStart(n, '0'));

/** Whether each hand has only high (1) or only low (0) cards; the first hands that aren’t asked for may be anything. */
const match =
  (pattern: string) =>
  (hands: HiddenState['hands']): boolean =>
    hands.slice(-pattern.length).every((hand, i) => hand.every(pattern[i] === '1' ? isHigh : isLow));

describe('whether a seat can have got the turn', () => {
  test.each(bits(3))('every mix of hands of low and of high cards is looked at: %s', (pattern) => {
    const state = hiddenState({ hands: [unseenHand, unseenHand, unseenHand], stock: new Array(68).fill(_) });
    expect(canLeaveTurn(turnIf(match(pattern)), state, SEARCHABLE, 1)).toBe(true);
  });

  test('cards that are seen stay where they are, and no hand gets them', () => {
    const hands = [[_, 80], [61, _, _, 1], unseenHand];
    const game = turnIf(([first = [], second = [], third = []]) => {
      expect([first[1], second[0], second[3]]).toEqual([80, 61, 1]);
      return third.includes(80) || third.includes(1);
    });
    const state = hiddenState({ hands, stock: new Array(70).fill(_) });
    expect(canLeaveTurn(game, state, SEARCHABLE, 1)).toBe(false);
  });

  test('a hand of nothing but the jokers in the middle of the pack is looked at', () => {
    const pack = [...PACK, 30, 30, 30];
    const state = hiddenState({ hands: [[1], [2], unseenHand], stock: new Array(77).fill(_) });
    const game = turnIf(([, , hand = []]) => hand.every((card) => card === 30), pack);
    expect(canLeaveTurn(game, state, SEARCHABLE, 1)).toBe(true);
  });

  test('hands that are seen leave the search to those that aren’t', () => {
    const hands = [[30], [31], [32], ...new Array<readonly Card[]>(5).fill(unseenHand)];
    const state = hiddenState({ hands, stock: new Array(57).fill(_) });
    expect(canLeaveTurn(turnIf(match('10101')), state, SEARCHABLE, 1)).toBe(true);
  });

  test('however many hands are unseen, few hundred arrangements are looked at', () => {
    const state = hiddenState({ hands: new Array(12).fill(unseenHand), stock: new Array(32).fill(_) });
    let plays = 0;
    const game = turnIf(() => ++plays < 0);
    expect(canLeaveTurn(game, state, SEARCHABLE, 1)).toBe(false);
    expect(plays).toBe(2 ** 6 + 240);
  });

  test('a result that needs cards to be counted that nobody sees shows nothing', () => {
    const play = (state: HiddenState): HiddenResult => ({
      state,
      events: [],
      unclear: { path: 'stock', says: 'Unseen.' },
    });
    const state = hiddenState({ hands: [unseenHand], turn: 1 });
    expect(canLeaveTurn(hiddenTable({ pack: PACK, play }), state, SEARCHABLE, 1)).toBe(false);
  });

  test('a seat that is only asked out of turn has not got it', () => {
    const state = hiddenState({ hands: [unseenHand] });
    const rules = { pack: PACK, play: playing(() => ({ turn: 2 })) };
    const searched = (asked: number) =>
      [1, 2].map((seat) => canLeaveTurn(hiddenTable({ ...rules, asked: () => asked }), state, SEARCHABLE, seat));
    expect(searched(1)).toEqual([false, false]);
    expect(searched(2)).toEqual([false, true]);
  });

  test('the cards that were tried were in the hand they came from', () => {
    const cardClass = (cards: readonly Card[], more = {}) => ({ cards, asks: () => '', ...more });
    const place = (seat: number, classes: readonly ReturnType<typeof cardClass>[], more = {}) => ({
      ...{ slots: HAND, pool: PACK, classes, ...more },
      fill: (state: HiddenState, cards: readonly Card[]) => ({
        ...state,
        hands: state.hands.with(seat, fillWith(state.hands[seat] ?? [], cards)),
      }),
    });
    const places = [
      // What the try needs: an 80, and both copies of the 30.
      place(0, [
        cardClass([80], { needed: true }),
        cardClass([30], { needed: true, least: 2 }),
        cardClass([], { needed: true }),
      ]),
      // What would forbid it, and what isn’t a card, may be anywhere.
      place(0, [cardClass([79])]),
      place(0, [cardClass([78], { needed: true })], { hasOwnPool: true }),
    ];
    const state = hiddenState({ hands: [unseenHand, unseenHand], stock: new Array(73).fill(_) });
    const canHold = (card: Card) => {
      const play = playing(({ hands: [first = [], second = []] }) => {
        expect(first.filter((one) => one === 80 || one === 30)).toEqual([80, 30, 30]);
        return { turn: second.includes(card) ? 1 : 0 };
      });
      const game = hiddenTable({ pack: [...PACK, 30], play, unseen: () => places });
      return canLeaveTurn(game, state, SEARCHABLE, 1);
    };
    expect([80, 30, 79, 78].map(canHold)).toEqual([false, false, true, true]);
  });

  test('only a table with unseen cards costs a search', () => {
    let searches = 0;
    const searchOn = (hands: HiddenState['hands']) =>
      canLeaveTurn(
        turnIf(() => true),
        hiddenState({ hands }),
        { seat: 0, move: TRY, onSearch: () => searches++ },
        1,
      );
    expect([searchOn([[1], [2]]), searches]).toEqual([false, 0]);
    expect([searchOn([[1], [_]]), searches]).toEqual([true, 1]);
  });
});

describe('whether the deal can have ended', () => {
  const canEnd = (events: readonly object[]) =>
    canEndDeal(hiddenTable({ pack: PACK, play: playing(() => ({}), events) }), hiddenState({ hands: [unseenHand] }), {
      seat: 0,
      move: TRY,
    });

  test('points are written down then, if only one of several events brings any', () => {
    expect(canEnd([{ kind: 'taken' }, { kind: 'counted', points: 0 }])).toBe(true);
  });

  test('without points the deal goes on', () => {
    expect(canEnd([{ kind: 'taken' }])).toBe(false);
    expect(canEnd([])).toBe(false);
  });
});

describe('a table where it is another seat’s turn', () => {
  const game = hiddenTable({ pack: PACK, play: playing(() => ({})) });

  test('is the same table otherwise, and chance goes on as it was', () => {
    const state = hiddenState({ hands: [[1], [2]], chance: [9, 8, 7, 6] });
    expect(withTurn(game, state, 1)).toEqual({ ...state, turn: 1 });
  });

  test('is none where the seat can’t have the turn', () => {
    expect(withTurn(game, hiddenState({ hands: [[1]] }), NO_SEAT)).toBeUndefined();
  });
});
