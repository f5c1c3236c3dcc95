import fc from 'fast-check';
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

/** A game of true hands, in which some players lie about the cards they keep. */
interface TrueGame {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly turns: readonly {
    readonly pick: number;
    readonly claim: readonly Card[];
    readonly isLacking: boolean;
    readonly draws: number;
    readonly writes: number;
  }[];
}

const PACK = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7];
const trueGames = (canDraw: boolean): fc.Arbitrary<TrueGame> =>
  fc
    .record({
      cards: fc.shuffledSubarray([...PACK], { minLength: PACK.length, maxLength: PACK.length }),
      turns: fc.array(
        fc.record({
          pick: fc.nat(),
          claim: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 }),
          isLacking: fc.boolean(),
          draws: canDraw ? fc.nat(1) : fc.constant(0),
          writes: canDraw ? fc.nat(9) : fc.constant(9),
        }),
        { minLength: 8, maxLength: 8 },
      ),
    })
    .map(({ cards, turns }) => ({ hands: [cards.slice(0, 4), cards.slice(4, 8)], deck: cards.slice(8), turns }));

/** Plays a true game. @returns the record, and by entry whether its claim was true; it ends at an illegal try */
function playTrueGame({ hands: dealt, deck, turns }: TrueGame) {
  const hands = dealt.map((hand) => [...hand]);
  const record = new ToyRecord(
    PACK,
    hands.map(({ length }) => unseen(length)),
  );
  const stock = [...deck];
  const truths: boolean[] = [];
  for (const [at, { pick, claim, isLacking, draws, writes }] of turns.entries()) {
    const seat = at % 2;
    const hand = hands[seat] ?? [];
    const cards = hand.splice(pick % Math.max(1, hand.length), 1);
    const isTrue = claim.some((one) => hand.includes(one)) !== isLacking;
    hand.push(...stock.splice(0, draws));
    // Now and then a hand is written down, the drawn card anywhere.
    const writtenHand = hand.toSorted((a, b) => ((a + writes) % 8) - ((b + writes) % 8));
    const options = {
      draws: hand.length - (record.state.hands[seat]?.length ?? 0) + 1,
      ...(writes < 2 ? { written: record.state.hands.with(seat, writtenHand) } : {}),
    };
    const verdict = record.add(seat, { cards, ...(isLacking ? { lacks: claim } : { keeps: claim }) }, options);
    if (verdict === 'illegal') break;
    truths.push(isTrue);
  }
  return { record, truths };
}

test('no claim is settled against the truth; of two that exclude each other one at least is a lie', () => {
  fc.assert(
    fc.property(trueGames(true), (game) => {
      const { record, truths } = playTrueGame(game);
      for (const [key, settled] of Object.entries(record.settled)) {
        const isTrue = truths[Number(key)];
        if (settled?.[1] === 'legal') expect(isTrue).toBe(true);
        // Refuted by cards, or by a later claim.
        if (settled?.[1] === 'illegal') expect(isTrue && truths[settled[0]]).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});

test('where nothing is drawn, every lie is found by the time all cards are played, and nothing true is doubted', () => {
  fc.assert(
    fc.property(trueGames(false), (game) => {
      const { record, truths } = playTrueGame(game);
      const isPlayedOut = truths.length === game.turns.length;
      const lies = truths.flatMap((isTrue, at) => (isTrue ? [] : [at]));
      const verdicts = Object.entries(record.settled).map(([key, settled]) => [Number(key), settled?.[1]] as const);
      const open = verdicts.flatMap(([at, verdict]) => (verdict ? [] : [at]));
      // What is open was sure once the played card was seen: true, then.
      if (isPlayedOut) expect(open.filter((at) => lies.includes(at))).toEqual([]);
      if (lies.length === 0) expect(verdicts.filter(([, verdict]) => verdict === 'illegal')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
