import { describe, expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import type { JudgedEntry } from '../../src/referee/judged-entries.ts';
import { ToyRecord } from './toy-hands.ts';

const range = (n: number): readonly Card[] => Array.from({ length: n }, (_, i) => i);
const unseen = (n: number): readonly Card[] => new Array<Card>(n).fill(UNKNOWN);
/** Ten different cards; the players' hands have so many of them, all unseen. */
const tenCards = (...sizes: readonly number[]): ToyRecord => new ToyRecord(range(10), sizes.map(unseen));

describe('a claim about the cards that are kept', () => {
  test('is settled as soon as they are played', () => {
    for (const [card, verdict] of [
      [6, 'legal'],
      [7, 'illegal'],
    ] as const) {
      const record = tenCards(2, 2);
      expect(record.add(0, { cards: [1], keeps: [6] })).toBe('depends');
      record.add(1, { cards: [2] });
      expect(record.settled[0]).toBeNull();
      record.add(0, { cards: [card] });
      record.add(1, { cards: [3] });
      expect(record.settled[0]).toEqual([2, verdict]);
    }
  });

  test('stays open as long as another card may be the one, and is settled by the last that matters', () => {
    const record = tenCards(4, 1);
    record.add(0, { cards: [1], keeps: [6] });
    record.add(0, { cards: [2] });
    record.add(0, { cards: [3] });
    expect(record.settled[0]).toBeNull();
    record.add(0, { cards: [4] });
    expect(record.settled[0]).toEqual([3, 'illegal']);
    const earlier = tenCards(4, 1);
    earlier.add(0, { cards: [1], lacks: [6] });
    earlier.add(0, { cards: [6] });
    expect(earlier.settled[0]).toEqual([1, 'illegal']);
  });

  test('is refuted by the only such card in another hand, unless it was drawn since', () => {
    const record = tenCards(2, 2);
    record.add(0, { cards: [1], keeps: [6] });
    record.add(1, { cards: [6] });
    expect(record.settled[0]).toEqual([1, 'illegal']);
    const drawn = tenCards(2, 2);
    drawn.add(0, { cards: [1], keeps: [6] });
    drawn.add(1, { cards: [2] }, { draws: 1 });
    drawn.add(1, { cards: [6] });
    expect(drawn.settled[0]).toBeNull();
    drawn.add(0, { cards: [7] });
    expect(drawn.settled[0]).toEqual([3, 'illegal']);
  });

  test('can be about another hand', () => {
    for (const [card, verdict] of [
      [6, 'legal'],
      [7, 'illegal'],
    ] as const) {
      const record = tenCards(2, 1);
      record.add(0, { cards: [1], keeps: [6], of: 1 });
      record.add(0, { cards: [2] });
      expect(record.settled[0]).toBeNull();
      record.add(1, { cards: [card] });
      expect(record.settled[0]).toEqual([2, verdict]);
    }
  });

  test('is settled by a hand that is written down', () => {
    for (const [card, verdict] of [
      [6, 'legal'],
      [7, 'illegal'],
    ] as const) {
      const record = tenCards(2, 2);
      record.add(0, { cards: [1], keeps: [6] });
      record.add(1, { cards: [2] }, { written: [[card], unseen(1)] });
      expect(record.settled[0]).toEqual([1, verdict]);
    }
  });

  test('is settled by the one card that a hand shown in part hid', () => {
    const record = new ToyRecord(range(10), [[9, ...unseen(2)], unseen(2)]);
    record.add(0, { cards: [1], keeps: [6] });
    record.add(1, { cards: [2] }, { written: [[9, 6], unseen(1)] });
    expect(record.settled[0]).toEqual([1, 'legal']);
  });

  test('is listed but never settled where all that was unsure is the played card itself', () => {
    const record = tenCards(2, 2);
    record.add(0, { cards: [1] });
    record.add(0, { cards: [2] });
    expect(record.settled).toEqual({ 0: null, 1: null });
  });

  test('isn’t listed where the cards show it', () => {
    const record = new ToyRecord(range(10), [[1, 6], unseen(2)]);
    expect(record.add(0, { cards: [1], keeps: [6] })).toBe('legal');
    expect(record.add(0, { cards: [1], keeps: [7] })).toBe('illegal');
    expect(record.settled).toStrictEqual({});
  });

  test('isn’t followed where it also depends on a coin', () => {
    const record = tenCards(2, 2);
    record.add(0, { cards: [1], keeps: [6], coin: true });
    record.add(0, { cards: [7] });
    expect(record.settled[0]).toBeNull();
  });
});

describe('after drawing', () => {
  test('a card shown may be the drawn one', () => {
    for (const card of [6, 7]) {
      const record = tenCards(2, 2);
      record.add(0, { cards: [1], keeps: [6] }, { draws: 1 });
      record.add(0, { cards: [card] });
      expect(record.settled[0]).toBeNull();
      // One of the two was kept, the other drawn.
      record.add(0, { cards: [13 - card] });
      expect(record.settled[0]).toBeNull();
    }
  });

  test('a claim is settled once all cards that can have been kept say the same', () => {
    for (const [keeps, verdict] of [
      [[6, 7], 'legal'],
      [[8], 'illegal'],
    ] as const) {
      const record = tenCards(2, 2);
      record.add(0, { cards: [1], keeps }, { draws: 1 });
      record.add(0, { cards: [6] });
      expect(record.settled[0]).toBeNull();
      record.add(0, { cards: [7] });
      expect(record.settled[0]).toEqual([2, verdict]);
    }
  });

  test('every selection of the cards shown may be the one that was kept', () => {
    for (const [keeps, isSettled] of [
      [[6, 7], true],
      [[6], false],
      [[7], false],
      [[8], false],
    ] as const) {
      const record = tenCards(3, 2);
      record.add(0, { cards: [1], keeps }, { draws: 1 });
      // Two of these three were kept.
      record.add(0, { cards: [6] });
      record.add(0, { cards: [8] });
      expect(record.settled[0]).toBeNull();
      record.add(0, { cards: [7] });
      expect(record.settled[0]).toEqual(isSettled ? [3, 'legal'] : null);
    }
  });

  test('cards that were shown before drawing were kept, whatever comes later', () => {
    const record = tenCards(3, 2);
    record.add(0, { cards: [1], keeps: [6] });
    record.add(0, { cards: [2] }, { draws: 2 });
    record.add(0, { cards: [6] });
    record.add(0, { cards: [7] });
    expect(record.settled[0]).toBeNull();
    const shown = tenCards(3, 2);
    shown.add(0, { cards: [1], lacks: [2] });
    shown.add(0, { cards: [2] }, { draws: 2 });
    expect(shown.settled[0]).toEqual([1, 'illegal']);
  });

  test('a hand written down doesn’t tell which of its cards was drawn', () => {
    for (const hand of [
      [6, 7],
      [7, 6],
    ]) {
      const record = tenCards(3, 2);
      record.add(0, { cards: [1], keeps: [6] });
      record.add(0, { cards: [2] }, { draws: 1, written: [hand, unseen(2)] });
      expect(record.settled[0]).toBeNull();
    }
    // Of the hand in part.
    const partly = tenCards(3, 2);
    partly.add(0, { cards: [1], lacks: [6] });
    partly.add(0, { cards: [2] }, { draws: 1, written: [[UNKNOWN, 6], unseen(2)] });
    expect(partly.settled[0]).toBeNull();
    partly.add(0, { cards: [7] });
    expect(partly.settled[0]).toBeNull();
    const longer = tenCards(4, 2);
    longer.add(0, { cards: [1], keeps: [6, 7, 8] });
    longer.add(0, { cards: [2] }, { draws: 2, written: [[6, ...unseen(3)], unseen(2)] });
    longer.add(0, { cards: [7] });
    expect(longer.settled[0]).toBeNull();
    // Two of 6, 7 and 8 can have been drawn, not all three.
    longer.add(0, { cards: [8] });
    expect(longer.settled[0]).toEqual([3, 'legal']);
    const both = tenCards(3, 2);
    both.add(0, { cards: [1], keeps: [6, 7] });
    both.add(0, { cards: [2] }, { draws: 1, written: [[6, 7], unseen(2)] });
    expect(both.settled[0]).toEqual([1, 'legal']);
  });

  test('a card written down may be a copy of the one that was played', () => {
    const record = new ToyRecord([...range(10), 2], [3, 2].map(unseen));
    record.add(0, { cards: [1], keeps: [6] });
    record.add(0, { cards: [2] }, { draws: 1, written: [[2, 6], unseen(2)] });
    expect(record.settled[0]).toBeNull();
  });

  test('at most a hundred selections are looked at, copies of a card only once', () => {
    const openAfter = (draws: number, shown: readonly Card[]): unknown => {
      const pack = [...range(130), ...range(130)];
      const record = new ToyRecord(pack, [unseen(2), unseen(2)]);
      record.add(0, { cards: [0], keeps: range(120).slice(1) }, { draws });
      record.add(0, { cards: shown });
      return record.settled[0];
    };
    expect(openAfter(99, range(101).slice(1))).toEqual([1, 'legal']);
    expect(openAfter(100, range(102).slice(1))).toBeNull();
    expect(openAfter(100, [...range(101).slice(1), 50])).toEqual([1, 'legal']);
  });
});

describe('a try that', () => {
  test('was taken back is listed and never settled', () => {
    const record = tenCards(2, 2);
    record.add(0, { cards: [1], keeps: [6] }, { isTakenBack: true });
    record.add(0, { cards: [6] });
    record.add(0, { cards: [1] });
    expect(record.settled[0]).toBeNull();
  });

  test('is taken back later tells nothing about a claim, and doesn’t end it', () => {
    const record = tenCards(2, 2);
    record.add(0, { cards: [1], keeps: [6] });
    record.add(1, { cards: [6] }, { isTakenBack: true });
    expect(record.settled[0]).toBeNull();
    record.add(0, { cards: [6] });
    expect(record.settled[0]).toEqual([2, 'legal']);
  });

  /** A claim, then an entry of this kind, then the card that would have confirmed it. */
  const afterEntry = (more: Partial<JudgedEntry>): unknown => {
    const record = tenCards(2, 2);
    record.add(0, { cards: [1], keeps: [6] });
    record.add(1, { cards: [2] }, { more });
    record.add(0, { cards: [6] });
    return record.settled[0];
  };
  const stateAfter = (chance: readonly number[]) =>
    ({ options: {}, chance, hands: [unseen(1), unseen(1)], played: [1, 2] }) as never;
  const scored = [{ kind: 'counted', rule: '', seat: 0, cards: [], points: 3 }];

  test('stood against the rules, or may have been followed by a new deal, ends every claim before it', () => {
    expect(afterEntry({})).toEqual([2, 'legal']);
    const response = { position: {}, state: stateAfter([1]) };
    expect(afterEntry({ irregular: { findings: [], nearest: [], response } })).toBeNull();
    expect(afterEntry({ isDealtAnew: true })).toBeNull();
  });

  test('may have been the last of a deal is listed and never settled', () => {
    const record = tenCards(2, 2);
    record.add(0, { cards: [1], keeps: [6] }, { more: { isDealtAnew: true } });
    record.add(0, { cards: [6] });
    expect(record.settled[0]).toBeNull();
  });

  test('ends a deal does so where cards are counted and shuffled, not by one of them', () => {
    expect(afterEntry({ events: scored, after: stateAfter([2]) })).toBeNull();
    expect(afterEntry({ events: scored, after: stateAfter([1]) })).toEqual([2, 'legal']);
    expect(afterEntry({ after: stateAfter([2]) })).toEqual([2, 'legal']);
    const drew = [{ kind: 'drew', rule: '', seat: 0, cards: [] }];
    expect(afterEntry({ events: drew, after: stateAfter([2]) })).toEqual([2, 'legal']);
  });

  test('loses an unseen card that nobody saw go ends every claim', () => {
    const hands = [unseen(1), []];
    expect(afterEntry({ after: { options: {}, chance: [1], hands, played: [1, 2] } as never })).toBeNull();
  });
});

describe('two claims about one hand', () => {
  test('that can’t both be true refute the first, before any card is shown', () => {
    const record = tenCards(3, 1);
    record.add(0, { cards: [1], keeps: [6] });
    record.add(1, { cards: [9] });
    record.add(0, { cards: [2], keeps: [7] });
    expect(record.settled).toMatchObject({ 0: [2, 'illegal'], 2: null });
    const lacking = tenCards(4, 1);
    lacking.add(0, { cards: [1], lacks: [6] });
    lacking.add(0, { cards: [2], keeps: [6] });
    expect(lacking.settled).toMatchObject({ 0: [1, 'illegal'], 1: null });
  });

  test('include the card that the second plays', () => {
    const record = tenCards(4, 1);
    record.add(0, { cards: [1], lacks: [2, 3] });
    record.add(0, { cards: [2], keeps: [6] });
    expect(record.settled[0]).toEqual([1, 'illegal']);
  });

  test('that can both be true stay open until the cards are shown', () => {
    for (const [first, second] of [
      [{ keeps: [6, 7] }, { keeps: [7, 8] }],
      [{ lacks: [6] }, { keeps: [6, 7] }],
      [{ keeps: [6, 7] }, { lacks: [6] }],
      [{ lacks: [5] }, { lacks: [6] }],
    ]) {
      const record = tenCards(3, 1);
      record.add(0, { cards: [1], ...first });
      record.add(0, { cards: [2], ...second });
      expect(record.settled).toEqual({ 0: null, 1: null });
      record.add(0, { cards: [7] });
      expect(record.settled).toMatchObject({ 0: [2, 'legal'], 1: [2, 'legal'] });
    }
  });

  test('are compared with the cards shown in between', () => {
    const record = tenCards(4, 1);
    record.add(0, { cards: [1], keeps: [6, 7] });
    record.add(0, { cards: [3] });
    record.add(0, { cards: [2], keeps: [6, 8] });
    expect(record.settled[0]).toBeNull();
    const otherRecord = tenCards(4, 1);
    otherRecord.add(0, { cards: [1], keeps: [6, 7] });
    otherRecord.add(0, { cards: [3] });
    otherRecord.add(0, { cards: [2], keeps: [8] });
    expect(otherRecord.settled[0]).toEqual([2, 'illegal']);
  });

  test('don’t refute each other if a card was drawn between them, or if they are about two hands', () => {
    const drawn = tenCards(3, 1);
    drawn.add(0, { cards: [1], keeps: [6] }, { draws: 1 });
    drawn.add(0, { cards: [2], keeps: [7] });
    expect(drawn.settled[0]).toBeNull();
    const record = tenCards(2, 2);
    record.add(0, { cards: [1], keeps: [6] });
    record.add(1, { cards: [2], keeps: [6] });
    expect(record.settled).toEqual({ 0: null, 1: null });
    record.add(1, { cards: [6] });
    expect(record.settled).toMatchObject({ 0: [2, 'illegal'], 1: [2, 'legal'] });
    const across = tenCards(3, 2);
    across.add(0, { cards: [1], keeps: [6] });
    across.add(0, { cards: [2], lacks: [6], of: 1 });
    expect(across.settled).toEqual({ 0: null, 1: null });
  });
});

test('of many open claims the last thirty are followed', () => {
  const record = new ToyRecord(range(50), [unseen(33), unseen(1)]);
  for (let card = 1; card <= 31; card++) record.add(0, { cards: [card], lacks: [40] });
  record.add(0, { cards: [40] });
  const settled = Object.values(record.settled).slice(0, 31);
  expect(settled).toEqual([null, ...new Array(30).fill([31, 'illegal'])]);
});
