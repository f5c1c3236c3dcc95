import { describe, expect, test } from 'vitest';
import { applyMove, breaks, END_MOVE, listed, rules, tableOf, toCentre, toSide, upTo } from './ask.ts';

const QUEEN_PILE = upTo('Q', 'C');

describe('a completed pile', () => {
  test('by a joker as king is shuffled into an empty stock, its joker free again', () => {
    const position = tableOf(
      { hand: 'X 9D', centre: `${QUEEN_PILE} | AS`, theirHand: '3S 4S' },
      { stock: [], turn: 0 },
    );
    const after = applyMove(position, toCentre('X', 0));
    expect(rules(after)).toEqual(['to-centre', 'centre-full']);
    expect(after.events[0]?.says).toBe('Seat 0 moved the joker as a king to the first centre pile.');
    expect(after.position.centre).toEqual([[], ['AS'], [], []]);
    expect([...after.position.stock].sort()).toEqual([...QUEEN_PILE.split(' '), 'X'].sort());
    expect(after.position.stock).not.toEqual([...QUEEN_PILE.split(' '), 'X']);
    // The next player draws from it.
    const afterTurn = applyMove(after.position, toSide('9D', 0));
    expect(afterTurn.position.hands[1]).toHaveLength(5);
    expect(afterTurn.position.stock).toHaveLength(10);
  });

  test('goes in among the unseen cards of the stock', () => {
    const after = applyMove(tableOf({ hand: 'KD', centre: QUEEN_PILE }, { stock: ['6?'] }), toCentre('KD', 0));
    const cards = after.position.stock.flatMap((text) =>
      new Array<string>(text.endsWith('?') ? Number(text.slice(0, -1) || 1) : 1).fill(text),
    );
    expect(cards).toHaveLength(19);
    expect(cards.slice(-13).some((text) => text.endsWith('?'))).toBe(true);
  });

  test('is shuffled the same for the same seed, and differently for another', () => {
    const position = tableOf({ hand: 'KD', centre: QUEEN_PILE }, { stock: ['2H', '3H'] });
    const stock = (seed: number) => applyMove(position, toCentre('KD', 0), {}, { seed }).position.stock;
    expect(stock(4)).toEqual(stock(4));
    expect(stock(4)).not.toEqual(stock(5));
  });

  test('is set aside by house rule, and becomes the stock in the middle of drawing', () => {
    const houseRules = { recycle: 'when-empty' };
    const position = tableOf({ hand: 'KD 9D', theirHand: '3S', centre: `${QUEEN_PILE} | AS` }, { stock: ['5H', '6H'] });
    const after = applyMove(position, toCentre('KD', 0), houseRules);
    expect(rules(after)).toEqual(['to-centre', 'centre-full']);
    expect(after.position.aside).toEqual([...QUEEN_PILE.split(' '), 'KD']);
    const afterTurn = applyMove(after.position, toSide('9D', 0), houseRules);
    expect(rules(afterTurn)).toEqual(['to-side', 'side-ends', 'draw-up', 'recycled', 'draw-up']);
    expect(afterTurn.events.slice(2).map(({ says }) => says)).toEqual([
      'Seat 1 drew 2 cards.',
      'The stock was empty, and the 13 cards set aside were shuffled to make a new stock.',
      'Seat 1 drew 2 cards.',
    ]);
    expect(afterTurn.position.hands[1]).toHaveLength(5);
    expect(afterTurn.position.hands[1]?.slice(0, 3)).toEqual(['3S', '6H', '5H']);
    expect([afterTurn.position.aside, afterTurn.position.stock.length]).toEqual([[], 11]);
  });

  test('becomes the stock at once if there is none', () => {
    const position = tableOf({ hand: 'KD 9D', centre: QUEEN_PILE }, { stock: [] });
    const after = applyMove(position, toCentre('KD', 0), { recycle: 'when-empty' });
    expect(rules(after)).toEqual(['to-centre', 'centre-full', 'recycled']);
    expect([after.position.aside.length, after.position.stock.length]).toEqual([0, 13]);
  });

  test('becomes the stock as the last card is drawn, even if no player draws more', () => {
    const position = tableOf({ hand: '9D', theirHand: '3S 4S 5S 6S' }, { stock: ['5H'], aside: ['7C', '8C'] });
    const after = applyMove(position, toSide('9D', 0), { recycle: 'when-empty' });
    expect(rules(after)).toEqual(['to-side', 'side-ends', 'draw-up', 'recycled']);
    expect([after.position.aside.length, after.position.stock.length]).toEqual([0, 2]);
  });

  test('of a single card becomes the stock and is named in the singular', () => {
    const position = tableOf({ hand: '9D', theirHand: '3S 4S 5S 6S' }, { stock: ['5H'], aside: ['7C'] });
    const after = applyMove(position, toSide('9D', 0), { recycle: 'when-empty' });
    expect(after.events.at(-1)?.says).toBe('The stock was empty, and the card set aside became the new stock.');
  });

  test('leaves a place that waits for an ace', () => {
    const four = `${QUEEN_PILE} | AS | AH | AD`;
    const position = tableOf({ hand: 'KD AC', centre: four });
    expect(breaks(position, END_MOVE)).toEqual([]);
    const after = applyMove(position, toCentre('KD', 0));
    expect(breaks(after.position, END_MOVE)).toEqual(['ace-first']);
  });
});

describe('the last goal card', () => {
  test('wins in mid-turn, with aces in hand and open places', () => {
    const position = tableOf(
      { goal: '8S', theirGoal: '6? QD', hand: 'AD 2C', centre: upTo('7', 'D') },
      { moved: true, centreMoved: 3, turns: 11, idle: 1 },
    );
    const after = applyMove(position, toCentre('goal', 0), { stake: 3 });
    expect(rules(after)).toEqual(['to-centre', 'goal-empty', 'goal-empty']);
    expect(after.events.at(-1)?.says).toBe('Seat 0 scored 21 points for 7 cards left in the other goal pile.');
    const { turn, moved: hasMoved, centreMoved, idle, turns } = after.position;
    expect([turn, hasMoved, centreMoved, idle, turns]).toEqual([null, false, 0, 0, 12]);
    expect(listed(after.position)).toEqual([]);
  });

  test('may be a king, and its pile is cleared all the same', () => {
    const after = applyMove(tableOf({ goal: 'KS', centre: QUEEN_PILE }, { stock: [] }), toCentre('goal', 0));
    expect(rules(after)).toEqual(['to-centre', 'centre-full', 'goal-empty', 'goal-empty']);
    expect([after.position.centre[0], after.position.stock.length]).toEqual([[], 13]);
  });

  test('comes after the others, each of which turns up the next', () => {
    const after = applyMove(tableOf({ goal: '3? 2D 8S', centre: upTo('7', 'D') }), toCentre('goal', 0));
    expect(rules(after)).toEqual(['to-centre', 'goal-turn']);
    expect(after.events[1]?.says).toBe('The next goal card was 2♦.');
    const unseen = applyMove(tableOf({ goal: '3? 8S', centre: upTo('7', 'D') }), toCentre('goal', 0));
    expect(unseen.events[1]?.says).toBe('The next goal card was turned up (we don’t know which).');
    expect(unseen.position.goal[0]).toEqual(['3?']);
  });
});

describe('a game that ends without a last goal card', () => {
  const stuck = tableOf({ goal: '4? 9C', theirGoal: '6? QD', hand: '5S' }, { idle: 1, turns: 30 });

  test('is a standstill after two turns without a moved card, though more could be moved', () => {
    expect(listed(stuck).length).toBeGreaterThan(1);
    const after = applyMove(stuck, END_MOVE);
    expect(rules(after)).toEqual(['end', 'standstill', 'standstill']);
    expect(after.events.at(-1)?.says).toBe('Seat 0 scored 2 points for a difference of 2 cards: 5 against 7.');
    expect([after.position.turn, after.position.idle, after.position.turns]).toEqual([null, 2, 31]);
    expect(after.position.hands[1]).toEqual(['5?']);
  });

  test('isn’t a standstill while a card was moved in the turn', () => {
    const after = applyMove({ ...stuck, moved: true }, END_MOVE);
    expect([rules(after), after.position.turn, after.position.idle]).toEqual([['end'], 1, 0]);
    const firstResult = applyMove({ ...stuck, idle: 0 }, END_MOVE);
    expect([firstResult.position.turn, firstResult.position.idle]).toEqual([1, 1]);
  });

  test('is a draw with equal piles: no player is paid', () => {
    const after = applyMove(
      {
        ...stuck,
        goal: [
          ['4?', '9C'],
          ['4?', 'QD'],
        ],
      },
      END_MOVE,
    );
    expect(rules(after)).toEqual(['end', 'standstill']);
  });

  test('is over after the agreed number of turns', () => {
    const capped = applyMove({ ...stuck, idle: 0, turns: 49, moved: true }, END_MOVE, { turnCap: 50 });
    expect(rules(capped)).toEqual(['end', 'turn-cap', 'standstill']);
    expect(capped.position).toMatchObject({ turn: null, turns: 50, idle: 0 });
    expect(applyMove({ ...stuck, idle: 0, turns: 49 }, END_MOVE, { turnCap: 0 }).position.turn).toBe(1);
    // A known position is played on.
    expect(breaks({ ...stuck, turns: 80 }, END_MOVE, { turnCap: 50 })).toEqual([]);
  });
});

describe('drawing', () => {
  test('fills the next hand to five from the top of the stock, as far as it goes', () => {
    const position = tableOf({ hand: '9D', theirHand: '3S 4S' }, { stock: ['2C', '3C', '4C', '5C'] });
    expect(applyMove(position, toSide('9D', 0)).position.hands[1]).toEqual(['3S', '4S', '5C', '4C', '3C']);
    const little = applyMove({ ...position, stock: ['2C'] }, toSide('9D', 0));
    expect([little.position.hands[1], little.position.stock]).toEqual([['3S', '4S', '2C'], []]);
    const none = applyMove({ ...position, stock: [] }, toSide('9D', 0));
    expect([rules(none), none.position.turn]).toEqual([['to-side', 'side-ends'], 1]);
  });

  test('takes unseen cards from unseen cards', () => {
    const after = applyMove(tableOf({ hand: '9D', theirHand: '3S' }), toSide('9D', 0));
    expect(after.position.hands[1]).toEqual(['3S', '4?']);
  });
});

describe('a hand of which every card was played', () => {
  const lastCardTable = tableOf(
    { hand: '5S', centre: upTo('4', 'H'), goal: '3? 9C' },
    { stock: ['KC', 'QC', 'JC', '10C', '9H', '8H'] },
  );

  test('waits for the next turn as a rule, and the turn can only be ended', () => {
    const after = applyMove(lastCardTable, toCentre('5S', 0));
    expect([rules(after), after.position.hands[0]]).toEqual([['to-centre'], []]);
    expect(listed(after.position)).toEqual([{ type: 'end' }]);
    expect(applyMove(after.position, END_MOVE).position.idle).toBe(0);
  });

  test('is filled at once by house rule, and only as the last card goes', () => {
    const refill = { refill: 'when-empty' };
    const after = applyMove(lastCardTable, toCentre('5S', 0), refill);
    expect(rules(after)).toEqual(['to-centre', 'refill-empty']);
    expect(after.position.hands[0]).toEqual(['8H', '9H', '10C', 'JC', 'QC']);
    expect(after.position.turn).toBe(0);
    const dry = applyMove({ ...lastCardTable, stock: [] }, toCentre('5S', 0), refill);
    expect([rules(dry), dry.position.hands[0]]).toEqual([['to-centre'], []]);
    const goal = applyMove(
      { ...dry.position, goal: [['3?', '6C'], ['?']], stock: ['2D'] },
      toCentre('goal', 0),
      refill,
    );
    expect(goal.position.hands[0]).toEqual([]);
  });

  test('draws from the pile that its last card completed', () => {
    const king = tableOf({ hand: 'KS', centre: QUEEN_PILE, goal: '3? 9C' }, { stock: [] });
    const after = applyMove(king, toCentre('KS', 0), { refill: 'when-empty' });
    expect(rules(after)).toEqual(['to-centre', 'centre-full', 'refill-empty']);
    expect([after.position.hands[0]?.length, after.position.stock.length]).toEqual([5, 8]);
    const afterKing = applyMove(king, toCentre('KS', 0), { refill: 'when-empty', recycle: 'when-empty' });
    expect(rules(afterKing)).toEqual(['to-centre', 'centre-full', 'recycled', 'refill-empty']);
  });

  test('with its last card to the side ends the turn', () => {
    const after = applyMove(lastCardTable, toSide('5S', 2), { refill: 'when-empty' });
    expect([after.position.turn, after.position.hands[0]]).toEqual([1, []]);
  });
});

describe('the memory of a turn', () => {
  test('counts hand and side cards, not goal cards, and is cleared with the turn', () => {
    const position = tableOf({ hand: '5S', side: '6C', goal: '3? 7D', centre: upTo('4', 'H') });
    const one = applyMove(position, toCentre('5S', 0)).position;
    const two = applyMove(one, toCentre('side 0', 0)).position;
    const three = applyMove(two, toCentre('goal', 0)).position;
    expect([one, two, three].map(({ centreMoved }) => centreMoved)).toEqual([1, 2, 2]);
    expect(three.moved).toBe(true);
    const endPosition = applyMove(three, END_MOVE).position;
    expect([endPosition.moved, endPosition.centreMoved, endPosition.turn, endPosition.turns]).toEqual([false, 0, 1, 1]);
  });

  test('keeps a joker’s name on the side and drops it in the centre', () => {
    const position = tableOf({ hand: 'X', side: '9C', centre: upTo('4', 'H') });
    const laidPosition = applyMove(position, toSide('X', 0, { as: '8' })).position;
    expect(laidPosition.side[0]?.[0]).toEqual(['9C', 'X=8']);
    const sentPosition = applyMove({ ...laidPosition, turn: 0 }, toCentre('side 0', 0)).position;
    expect(sentPosition.centre[0]?.at(-1)).toBe('X');
  });
});
