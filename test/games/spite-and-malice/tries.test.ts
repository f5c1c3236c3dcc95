import { describe, expect, test } from 'vitest';
import { breaks, END_MOVE, judged, permits, tableOf, toCentre, toSide, upTo } from './ask.ts';

/** The centre piles are at ace, 4 and 7; the fourth place is empty. */
const THREE_PILES = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | `;
const FOUR_PILES = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | AC`;
const USUAL_HAND = '5S 8D 10H';
const table = (tableFields: object = {}, otherFields: object = {}) =>
  tableOf({ hand: USUAL_HAND, centre: THREE_PILES, ...tableFields }, otherFields);

describe('a card for the centre', () => {
  test('is the next rank, of any suit, from hand, goal pile or side pile', () => {
    expect(permits(table(), toCentre('5S', 1))).toEqual(['to-centre']);
    expect(permits(table({ goal: '12? 8C' }), toCentre('goal', 2))).toEqual(['to-centre']);
    expect(permits(table({ side: '9C 8H' }), toCentre('side 0', 2))).toEqual(['to-centre']);
    expect(permits(table({}, { moved: true }), toCentre('5S', 1))).toEqual(['go-on', 'to-centre']);
  });

  test('isn’t any other rank, neither one too high nor one too low', () => {
    expect(breaks(table(), toCentre('5S', 0))).toEqual(['centre-next']);
    expect(breaks(table(), toCentre('8D', 1))).toEqual(['centre-next']);
    expect(breaks(table(), toCentre('goal', 2))).toEqual(['centre-next']);
    expect(breaks(table({ side: '9C 8H' }), toCentre('side 0', 0))).toEqual(['centre-next']);
  });

  test('is only an ace or a joker on an empty place', () => {
    expect(breaks(table(), toCentre('5S', 3))).toEqual(['centre-start']);
    expect(breaks(table({ hand: 'AD' }), toCentre('AD', 3))).toEqual([]);
    expect(permits(table({ hand: 'X' }), toCentre('X', 3))).toEqual(['to-centre', 'joker-centre']);
    expect(breaks(table({ hand: 'AD' }), toCentre('AD', 0))).toEqual(['centre-next']);
  });

  test('has no fifth place', () => {
    expect(breaks(table({ hand: 'AD' }), toCentre('AD', 4))).toEqual(['centre-four']);
    expect(breaks(table({ hand: 'AD', centre: FOUR_PILES }), toCentre('AD', 4))).toEqual(['centre-four']);
    expect(breaks(table(), toCentre('5S', 99))).toEqual(['centre-four']);
  });

  test('may be a joker as the card that is needed, whatever its name on the side pile', () => {
    const side = '9C X=8 | X=A';
    expect(breaks(table({ side }), toCentre('side 0', 0))).toEqual([]);
    expect(breaks(table({ side }), toCentre('side 1', 2))).toEqual([]);
    expect(breaks(table({ side }), toCentre('side 0 X=8', 0))).toEqual([]);
    expect(breaks(table({ side }), toCentre('side 0 X', 3))).toEqual([]);
    expect(breaks(table({ side }), toCentre('side 0 X=9', 0))).toEqual(['from-where']);
  });

  test('never comes from the other’s piles, the stock, the centre or from underneath', () => {
    const opponentTable = { theirSide: '5D', theirGoal: '15? 5C', side: '6C 5H | KS', hand: '8D' };
    for (const from of ['their side 0', 'their goal', 'their 5S', 'centre 2', 'stock', 'side 1 5S']) {
      expect(breaks(table(opponentTable), toCentre(from, 1))[0]).toBe('from-where');
    }
    expect(breaks(table(opponentTable), toCentre('their side 0', 1))).toEqual(['from-where']);
    expect(breaks(table(opponentTable), toCentre('side 0 6C', 1))).toEqual(['from-where', 'centre-next']);
    expect(breaks(table(opponentTable), toCentre('side 0 5H', 1))).toEqual([]);
    expect(breaks(table(opponentTable), toCentre('centre 2', 1))).toEqual(['from-where', 'centre-next']);
    expect(breaks(table(opponentTable), toCentre('centre 2', 2))).toEqual(['from-where', 'centre-next']);
    expect(breaks(table(opponentTable), toCentre('5S', 1))).toEqual(['from-where']);
  });

  test('never comes from an empty pile, a fifth pile or an unseen goal card', () => {
    expect(breaks(table(), toCentre('side 2', 1))).toEqual(['from-where']);
    expect(breaks(table(), toCentre('side 4', 1))).toEqual(['from-where']);
    expect(breaks(table(), toCentre('side 2 5S', 1))).toEqual(['from-where']);
    expect(breaks(table({ goal: '5? 9C' }), toCentre('goal 5S', 1))).toEqual(['from-where']);
    expect(breaks(table({ goal: '5S 9C' }), toCentre('goal 5S', 1))).toEqual(['from-where']);
    expect(breaks(table({ goal: '5? 5S' }), toCentre('goal 5s', 1))).toEqual([]);
  });

  test('is told both: a wrong place and a wrong rank', () => {
    expect(breaks(table({ theirSide: '6D' }), toCentre('their side 0', 1))).toEqual(['from-where', 'centre-next']);
    expect(breaks(table(), toCentre('stock', 3))).toEqual(['from-where']);
    expect(breaks(table(), toCentre('KC', 3))).toEqual(['from-where', 'centre-start']);
  });
});

describe('a card for the side', () => {
  const side = '10D | 9S 8C | 3C | ';

  test('is the same rank or one lower, of any suit; anything on an empty place', () => {
    expect(permits(table({ side, hand: '10H 9D 2S' }), toSide('10H', 0))).toEqual(['to-side']);
    expect(permits(table({ side, hand: '10H 9D 2S' }), toSide('9D', 0))).toEqual(['to-side']);
    expect(permits(table({ side, hand: '10H 9D 2S' }), toSide('9D', 3))).toEqual(['to-side', 'side-start']);
    expect(breaks(table({ side }), toSide('8D', 0))).toEqual(['side-build']);
    expect(breaks(table({ side }), toSide('10H', 1))).toEqual(['side-build']);
    expect(breaks(table({ side: 'AD', hand: 'KS', centre: FOUR_PILES }), toSide('KS', 0))).toEqual(['side-build']);
    expect(breaks(table({ side: 'KS', hand: 'AH', centre: FOUR_PILES }), toSide('AH', 0))).toEqual(['side-build']);
  });

  test('is a 2 on a 3 or an ace on a 2 only while four piles are begun', () => {
    const lowCards = { side: '3C | 2C | X=3 | KH', hand: '2S 3S' };
    expect(breaks(table(lowCards), toSide('2S', 0))).toEqual(['side-low']);
    expect(breaks(table(lowCards), toSide('2S', 2))).toEqual(['side-low']);
    expect(breaks(table(lowCards), toSide('2S', 1))).toEqual([]);
    expect(breaks(table({ ...lowCards, centre: FOUR_PILES }), toSide('2S', 0))).toEqual([]);
    expect(breaks(table({ ...lowCards, centre: FOUR_PILES, hand: 'AD' }), toSide('AD', 1))).toEqual([]);
    expect(breaks(table({ side: 'AH', centre: FOUR_PILES, hand: 'AD' }), toSide('AD', 0))).toEqual([]);
    expect(breaks(table(lowCards), toSide('2S', 0), { lowOnSide: 'always' })).toEqual([]);
    const ace = table({ ...lowCards, hand: 'AD', side: '3C | 2C' });
    expect(breaks(ace, toSide('AD', 1))).toEqual(['ace-first', 'side-low']);
    expect(breaks(ace, toSide('AD', 1), { aces: 'may' })).toEqual(['side-low']);
    expect(breaks(ace, toSide('AD', 1), { aces: 'may', lowOnSide: 'always' })).toEqual([]);
    expect(breaks(table(lowCards), toSide('3S', 1))).toEqual(['side-build']);
  });

  test('comes only from the hand, to one of your own four piles', () => {
    const busy = { side: '9C | 8H | | ', theirSide: '9D' };
    expect(breaks(table(busy), toSide('goal', 0))).toEqual(['side-from-hand']);
    expect(breaks(table(busy), toSide('side 1', 0))).toEqual(['side-from-hand']);
    expect(breaks(table(busy), toSide('side 1', 2))).toEqual(['side-from-hand']);
    expect(breaks(table(busy), toSide('stock', 2))).toEqual(['side-from-hand']);
    expect(breaks(table(busy), toSide('centre 2', 2))).toEqual(['side-from-hand']);
    expect(breaks(table(busy), toSide('their side 0', 2))).toEqual(['side-from-hand']);
    expect(breaks(table(busy), toSide('their 8D', 0))).toEqual(['side-from-hand']);
    expect(breaks(table(busy), toSide('QC', 2))).toEqual(['side-from-hand']);
    expect(breaks(table(busy), toSide('8D', 0, { seat: 1 }))).toEqual(['side-own']);
    expect(breaks(table(busy), toSide('8D', 0, { seat: 0 }))).toEqual([]);
    expect(breaks(table(busy), toSide('5S', 0, { seat: 1 }))).toEqual(['side-own', 'side-build']);
    expect(breaks(table(busy), toSide('8D', 4))).toEqual(['side-four']);
    expect(breaks(table(busy), toSide('goal', 4))).toEqual(['side-from-hand', 'side-four']);
    expect(breaks(table(busy), toSide('8D', 4, { seat: 1 }))).toEqual(['side-own', 'side-four']);
  });
});

describe('jokers on side piles', () => {
  const on = { side: '9C | 3C | | ', hand: 'X 8D' };

  test('take a name that could be there', () => {
    for (const as of ['9', '8']) expect(breaks(table(on), toSide('X', 0, { as }))).toEqual([]);
    for (const as of ['10', '7', 'A', 'K']) {
      expect(breaks(table(on), toSide('X', 0, { as }))).toEqual(['side-joker']);
    }
    expect(breaks(table(on), toSide('X', 0))).toEqual(['side-joker']);
    expect(breaks(table(on), toSide('X', 2))).toEqual(['side-joker']);
    for (const as of ['A', 't', 'k', '2']) expect(breaks(table(on), toSide('X', 2, { as }))).toEqual([]);
  });

  test('break the rule about low cards alone if the name is low', () => {
    expect(breaks(table(on), toSide('X', 1, { as: '2' }))).toEqual(['side-low']);
    expect(breaks(table(on), toSide('X', 1, { as: '3' }))).toEqual([]);
    expect(breaks(table({ ...on, centre: FOUR_PILES }), toSide('X', 1, { as: '2' }))).toEqual([]);
    expect(breaks(table({ ...on, side: '2C' }), toSide('X', 0, { as: 'A' }))).toEqual(['side-low']);
  });

  test('are the rank they were named for, whatever is laid on them', () => {
    const namedTable = { side: '9C X=8', hand: '8D 7D 9D' };
    expect(breaks(table(namedTable), toSide('8D', 0))).toEqual([]);
    expect(breaks(table(namedTable), toSide('7D', 0))).toEqual([]);
    expect(breaks(table(namedTable), toSide('9D', 0))).toEqual(['side-build']);
  });

  test('by house rule have no name except on a joker, and no card goes on them', () => {
    const frozen = { sideJoker: 'frozen' };
    const at = { side: '9C | 4D X | | ', hand: 'X 3D 4C' };
    expect(breaks(table(at), toSide('X', 0), frozen)).toEqual([]);
    expect(breaks(table(at), toSide('X', 0, { as: 'Q' }), frozen)).toEqual([]);
    expect(breaks(table(at), toSide('X', 2), frozen)).toEqual([]);
    expect(breaks(table(at), toSide('X', 1), frozen)).toEqual(['side-joker']);
    expect(breaks(table(at), toSide('3D', 1), frozen)).toEqual(['side-joker']);
    expect(breaks(table(at), toSide('4C', 1), { ...frozen, sideBuild: 'free' })).toEqual(['side-joker']);
    expect(breaks(table(at), toCentre('side 1', 3), frozen)).toEqual([]);
  });

  test('take any name where any card may go on any card', () => {
    const freeBuild = { sideBuild: 'free' };
    expect(breaks(table(on), toSide('X', 0, { as: 'Q' }), freeBuild)).toEqual([]);
    expect(breaks(table(on), toSide('X', 1, { as: '2' }), freeBuild)).toEqual([]);
    expect(breaks(table(on), toSide('X', 0), freeBuild)).toEqual(['side-joker']);
    expect(breaks(table({ ...on, hand: 'KD' }), toSide('KD', 1), freeBuild)).toEqual([]);
    expect(breaks(table({ ...on, hand: '2D' }), toSide('2D', 1), freeBuild)).toEqual([]);
  });
});

describe('the end of a turn', () => {
  test('is allowed at any time, with or without a moved card', () => {
    expect(permits(table(), END_MOVE)).toEqual(['end']);
    expect(permits(table({}, { moved: true, centreMoved: 2 }), END_MOVE)).toEqual(['end']);
  });

  test('waits for an ace in hand, on the goal pile and on a side pile', () => {
    const aces = table({ hand: 'AS 8D', goal: '12? AD', side: '9C | 2S AC' });
    const { findings } = judged(aces, END_MOVE);
    expect(findings).toHaveLength(1);
    for (const card of ['A♠ in your hand', 'A♦ on your goal pile', 'A♣ on a side pile']) {
      expect(findings[0]?.says).toContain(card);
    }
    expect(breaks(aces, toSide('8D', 0))).toEqual(['ace-first']);
    expect(breaks(aces, toSide('8D', 2))).toEqual(['ace-first']);
    expect(breaks(aces, toSide('AS', 2))).toEqual(['ace-first']);
    for (const from of ['AS', 'goal', 'side 1']) expect(breaks(aces, toCentre(from, 3))).toEqual([]);
    expect(breaks(aces, END_MOVE, { aces: 'may' })).toEqual([]);
  });

  test('doesn’t wait for a fifth ace, a joker, a buried ace or another player’s', () => {
    expect(breaks(table({ hand: 'AD 8D', centre: FOUR_PILES }), END_MOVE)).toEqual([]);
    expect(breaks(table({ hand: 'X', side: 'X=A' }), END_MOVE)).toEqual([]);
    expect(breaks(table({ side: 'AD AC | ', hand: '8D' }), END_MOVE)).toEqual(['ace-first']);
    expect(breaks(table({ goal: '5? AH 9C', theirGoal: '3? AD', theirSide: 'AC' }), END_MOVE)).toEqual([]);
  });

  test('with one card a turn, waits after that card only for the goal card', () => {
    const one = { centreMoves: 'one' };
    const sentState = { moved: true, centreMoved: 1 };
    expect(breaks(table({ hand: 'AD 8D' }, sentState), END_MOVE, one)).toEqual([]);
    expect(breaks(table({ hand: 'AD 8D' }), END_MOVE, one)).toEqual(['ace-first']);
    expect(breaks(table({ goal: '3? AD', side: 'AC' }, sentState), END_MOVE, one)).toEqual(['ace-first']);
    expect(breaks(table({}, sentState), toCentre('5S', 1), one)).toEqual(['one-centre']);
    expect(breaks(table({ side: '8H' }, sentState), toCentre('side 0', 2), one)).toEqual(['one-centre']);
    expect(breaks(table({ goal: '3? 8S' }, sentState), toCentre('goal', 2), one)).toEqual([]);
    expect(breaks(table({}, { moved: true }), toCentre('5S', 1), one)).toEqual([]);
    expect(breaks(table({}, sentState), toCentre('5S', 0), one)).toEqual(['one-centre', 'centre-next']);
  });

  test('where a card must be laid if possible, waits for a card that could be laid', () => {
    const strict = { mayEnd: false };
    const fullSides = 'KS | QH | JD | 9C';
    expect(breaks(table(), END_MOVE, strict)).toEqual(['must-lay']);
    expect(breaks(table({ side: fullSides, hand: '5S 7D' }), END_MOVE, strict)).toEqual([]);
    expect(breaks(table({ side: fullSides, hand: '5S 8D' }), END_MOVE, strict)).toEqual(['must-lay']);
    expect(breaks(table({ side: fullSides, hand: 'X' }), END_MOVE, strict)).toEqual(['must-lay']);
    expect(
      breaks(table({ side: 'KS X | QH X | JD X | 9C X', hand: '5S 8D' }), END_MOVE, {
        ...strict,
        sideJoker: 'frozen',
      }),
    ).toEqual([]);
    expect(breaks(table({ hand: '' }), END_MOVE, strict)).toEqual([]);
    expect(breaks(table({ side: '3S | KH | QD | JC', hand: '2S' }), END_MOVE, strict)).toEqual([]);
    expect(breaks(table({ side: '3S | KH | QD | JC', hand: '2S', centre: FOUR_PILES }), END_MOVE, strict)).toEqual([
      'must-lay',
    ]);
    expect(breaks(table({ hand: 'AD' }), END_MOVE, strict)).toEqual(['must-lay', 'ace-first']);
  });
});

describe('out of turn', () => {
  test('the turn is the first finding, and all other rules are judged too', () => {
    const opponentsTurn = { turn: 1 };
    const as = { seat: 0 };
    expect(breaks(table({}, opponentsTurn), toCentre('5S', 1), {}, as)).toEqual(['your-turn']);
    expect(breaks(table({}, opponentsTurn), toCentre('5S', 0), {}, as)).toEqual(['your-turn', 'centre-next']);
    expect(breaks(table({ hand: 'AD' }, opponentsTurn), END_MOVE, {}, as)).toEqual(['your-turn', 'ace-first']);
    expect(breaks(table({}, { turn: null }), END_MOVE)).toEqual(['your-turn']);
    expect(breaks(table({}, { idle: 2 }), END_MOVE)).toEqual(['your-turn']);
    expect(breaks(table({ goal: '' }), toCentre('5S', 1))).toEqual(['your-turn']);
  });
});
