import { describe, expect, test } from 'vitest';
import {
  combine,
  decline,
  draw,
  error,
  judged,
  jump,
  lay,
  listed,
  moved,
  number,
  pass,
  reasons,
  ruled,
  tableOf,
} from './ask.ts';

const two = { options: { seats: 2 } };

describe('matching', () => {
  test('goes by rank or suit; under a jack by the suit named, or another jack', () => {
    const openPosition = tableOf('9S 4H 4C | 3C | 6D', 'QH 9H');
    expect(ruled(openPosition, lay('9S'))).toBe('legal');
    expect(ruled(openPosition, lay('4H'))).toBe('legal');
    expect(ruled(openPosition, lay('4C'))).toBe('match');
    const jackTable = tableOf('9H 4C JS | 3C | 6D', '9H JH', { suit: 'C' });
    expect(ruled(jackTable, lay('9H'))).toBe('match');
    expect(ruled(jackTable, lay('4C'))).toBe('legal');
    expect(ruled(jackTable, lay('JS', 'H'))).toBe('legal');
    // A jack on top of a combination has named no suit.
    const plainTable = tableOf('9H 4C | 3C | 6D', '9H JH');
    expect(ruled(plainTable, lay('9H'))).toBe('legal');
    expect(ruled(plainTable, lay('4C'))).toBe('match');
  });

  test('allows aces and jokers on anything, and anything on a joker', () => {
    expect(ruled(tableOf('AC | 3C | 6D', '9H'), lay('AC'))).toBe('legal');
    expect(ruled(tableOf('X | 3C | 6D', '9H'), lay('X'))).toBe('legal');
    expect(ruled(tableOf('4C | 3C | 6D', '9H X'), lay('4C'))).toBe('legal');
    expect(judged(tableOf('AH | 3C | 6D', '9H'), lay('AH')).permits).toEqual([
      'lucky-number/lay-match',
      'lucky-number/always',
    ]);
  });

  test('applies to a jack unless jacks are wild; a jack never answers a debt', () => {
    const wild = { options: { jack: 'wild' } };
    expect(ruled(tableOf('JC | 3C | 6D', '9H'), lay('JC', 'S'))).toBe('match');
    expect(ruled(tableOf('JC | 3C | 6D', '9H'), lay('JC', 'S'), wild)).toBe('legal');
    expect(ruled(tableOf('JC | 3C | 6D', '9H'), draw, wild)).toBe('draw-if-stuck');
    const owing = tableOf('JH | 3C | 6D', '9H AH', { owed: { by: 'cards', n: 3 } });
    expect(ruled(owing, lay('JH', 'S'), wild)).toBe('answer-chain');
  });

  test('only a jack names a suit', () => {
    const position = tableOf('JH 4H | 3C | 6D', '9H');
    expect(ruled(position, lay('JH'))).toBe('jack-suit');
    expect(ruled(position, lay('4H', 'H'))).toBe('jack-suit');
    expect(moved(position, lay('JH', '♣')).position.suit).toBe('C');
    expect(listed(position)).toContainEqual(lay('JH', 'C'));
    expect(listed(position)).toHaveLength(5);
  });

  test('exactly one card', () => {
    const position = tableOf('9S 9D | 3C | 6D', '9H');
    expect(ruled(position, lay('9S 9D'))).toBe('one-lay');
    expect(ruled(position, lay(''))).toBe('one-lay');
    expect(ruled(position, { type: 'lay' })).toBe('one-lay');
  });
});

describe('drawing a single card', () => {
  test('is allowed only with nothing to lay: a combination in hand doesn’t prevent it', () => {
    expect(ruled(number(9, '2D 3D 4D'), draw)).toBe('legal');
    expect(ruled(number(9, '2D 3D 4D 4H'), draw)).toBe('draw-if-stuck');
    expect(ruled(tableOf('AC 4S | 3C | 6D', '9H'), draw)).toBe('draw-if-stuck');
  });

  test('is allowed once a turn; then the player lays that card, alone or in a combination, or passes', () => {
    const drew = number(9, '2D 3D 4D 2D 3S', { drawn: '2D' });
    expect(ruled(drew, draw)).toBe('draw-if-stuck');
    expect(ruled(drew, pass)).toBe('legal');
    expect(ruled(drew, lay('2D'))).toBe('match');
    expect(ruled(drew, combine('2D 3D 4D'))).toBe('legal');
    const otherPosition = number(9, '2D 3D 4D 5H', { drawn: '5H' });
    expect(ruled(otherPosition, combine('2D 3D 4D'))).toBe('drawn-only');
    expect(ruled(otherPosition, lay('5H'))).toBe('legal');
    expect(ruled(otherPosition, lay('2D'))).toBe('match drawn-only');
    const ace = number(10, '2D 3D 4D AS', { drawn: 'AS' });
    expect(ruled(ace, combine('2D 3D 4D', 'AS'))).toBe('legal');
    const joker = number(9, '2D X 4D', { drawn: 'X' });
    expect(listed(joker)).toContainEqual(combine('2D 4D X', '', { top: '4D' }));
  });

  test('isn’t a whole turn while the card may still be laid, and is one when the player passes', () => {
    const stuck = tableOf('4S | 3C | 6D', '8C 9H', { stock: ['KD', '5C'] });
    const drew = moved(stuck, draw);
    expect(drew.position).toMatchObject({ turn: 0, drawn: '5C', turns: 12, idle: 0, stock: ['KD'] });
    const afterPass = moved(drew.position, pass);
    expect(afterPass.position).toMatchObject({ turn: 1, drawn: null, turns: 13, idle: 0 });
  });

  test('comes before passing, and passing is illegal under a debt', () => {
    expect(ruled(tableOf('4S | 3C | 6D', '9H'), pass)).toBe('pass-after-draw');
    expect(ruled(tableOf('4S | 3C | 6D', '9H AH', { owed: { by: 'cards', n: 3 } }), pass)).toBe('pass-after-draw');
  });

  test('depends on unseen cards in the hand, where they matter', () => {
    expect(ruled(tableOf('4S 2? | 3C | 6D', '9H'), draw)).toBe('depends');
    expect(ruled(tableOf('9S 2? | 3C | 6D', '9H'), draw)).toBe('draw-if-stuck');
    expect(ruled(tableOf('4S 2? | 3C | 6D', '9H', { drawn: '?' }), draw)).toBe('draw-if-stuck');
    const ruling = judged(tableOf('9? | 3C | 6D', '9H', { drawn: '?' }), lay('9S'));
    expect(ruling.verdict).toBe('depends');
    expect(ruling.depends).toEqual(['whether seat 0 holds 9♠', 'whether the card seat 0 drew is 9♠']);
    // The drawn card is an unseen one, not the open 9♠.
    expect(ruled(tableOf('9S 9S 2? | 3C | 6D', '9H', { drawn: '?' }), lay('9S'))).toBe('drawn-only');
    // With only one open 9♠ the other may be the drawn card: two equal cards share a code.
    const second = judged(tableOf('9S 2? | 3C | 6D', '9H', { drawn: '?' }), lay('9S'));
    expect([second.verdict, second.findings]).toEqual(['depends', []]);
    expect(ruled(tableOf('7D 2? | 3C | 6D', '2S', { drawn: '?' }), lay('7D'))).toBe('match');
    expect(ruled(tableOf('9S | 3C | 6D', '9H', { drawn: '?' }), lay('9S'))).toBe('legal');
    expect(ruled(tableOf('2? | 3C | 6D', '9H', { drawn: '9S' }), lay('9S'))).toBe('legal');
  });
});

describe('debts', () => {
  test('grow by three for each ace and joker; a 2 passes the debt on', () => {
    const firstResult = moved(tableOf('AC 5C | 2S 5D | X 6D', '9H'), lay('AC'));
    expect(firstResult.position).toMatchObject({ turn: 1, owed: { by: 'cards', n: 3 }, open: 0 });
    const second = moved(firstResult.position, lay('2S'));
    expect(second.position).toMatchObject({ turn: 2, owed: { by: 'cards', n: 3 }, open: 1 });
    expect(reasons(second)).toEqual(['answer-with', 'two-passes-on']);
    const third = moved(second.position, lay('X'));
    expect(third.position).toMatchObject({ turn: 0, owed: { by: 'cards', n: 6 }, open: null });
    const afterDraw = moved({ ...third.position, stock: ['12?'] }, draw);
    expect(afterDraw.position).toMatchObject({ turn: 1, owed: null, turns: 16 });
    expect(afterDraw.position.hands[0]).toEqual(['5C', '6?']);
  });

  test('don’t begin with a 2: with nothing owed it is a card like any other', () => {
    expect(ruled(tableOf('2C | 3C | 6D', '9H'), lay('2C'))).toBe('match');
    expect(moved(tableOf('2H 5C | 3C | 6D', '9H'), lay('2H')).position.owed).toBeNull();
  });

  test('are answered by a 2, an ace or a joker, whatever card is on top', () => {
    const owing = tableOf('2C AD X 9H 3D 4D 5D | 3C | 6D', '9H AH', {
      lucky: [12, 20, 20],
      owed: { by: 'cards', n: 3 },
    });
    for (const card of ['2C', 'AD', 'X']) expect(ruled(owing, lay(card))).toBe('legal');
    expect(ruled(owing, lay('9H'))).toBe('answer-chain');
    expect(ruled(owing, combine('3D 4D 5D'))).toBe('answer-chain');
    expect(ruled(owing, draw)).toBe('legal');
    expect(listed(owing)).toHaveLength(4);
  });

  test('by dice are answered by a combination only', () => {
    const owing = tableOf('2C AD X 9H 3D 4D 5D | 3C | 6D', '9H 4H', {
      lucky: [12, 20, 20],
      owed: { by: 'dice', n: 4 },
    });
    for (const card of ['2C', 'AD', 'X', '9H']) expect(ruled(owing, lay(card))).toBe('answer-combo');
    expect(moved(owing, combine('3D 4D 5D')).position.owed).toEqual({ by: 'dice', n: 3 });
    const sum = { options: { comboPenalty: 'sum' } };
    expect(moved(owing, combine('3D 4D 5D'), sum).position.owed).toEqual({ by: 'dice', n: 7 });
  });

  test('by dice come from the seed, and their sum is drawn', () => {
    const owing = tableOf('9H | 3C | 6D', '9H 4H', { owed: { by: 'dice', n: 3 } });
    const sums = Array.from({ length: 40 }, (_, seed) => {
      const { position, events } = moved(owing, draw, { seed });
      const { says = '' } = events[0] ?? {};
      const dice = (says.match(/threw ([\d, ]+):/)?.[1] ?? '').split(', ').map(Number);
      const sum = dice.reduce((a, b) => a + b, 0);
      expect(dice).toHaveLength(3);
      expect(position.hands[0]).toEqual(['9H', `${sum}?`]);
      return sum;
    });
    expect(Math.min(...sums)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sums)).toBeLessThanOrEqual(18);
    expect(new Set(sums).size).toBeGreaterThan(5);
  });

  test('after drawing end the turn or begin it, as agreed', () => {
    const owing = tableOf('9D | 3C | 6D', '9H AH', { owed: { by: 'cards', n: 3 }, stock: ['5?'] });
    expect(moved(owing, draw).position).toMatchObject({ turn: 1, turns: 13 });
    const play = { options: { afterDrawing: 'play' } };
    const after = moved(owing, draw, play);
    expect(after.position).toMatchObject({ turn: 0, turns: 12, owed: null, drawn: null });
    expect(ruled({ ...after.position, hands: [['9D', '4S'], ['3C'], ['6D']] }, draw, play)).toBe('legal');
  });

  test('too large for stock and pile are drawn as far as possible, and the rest lapses', () => {
    const owing = tableOf('4S | 3C | 6D', '8C 9H AH', {
      owed: { by: 'cards', n: 6 },
      stock: ['KD'],
    });
    const { position, events } = moved(owing, draw);
    expect(position.hands[0]).toHaveLength(4);
    expect(position).toMatchObject({ pile: ['AH'], stock: [], owed: null, turn: 1, idle: 0 });
    expect(events.map(({ rule, says }) => [rule.replace('lucky-number/', ''), says])).toEqual([
      ['free-to-draw', 'Seat 0 drew 1 card.'],
      ['reshuffle', 'The stock was empty: 2 cards from the pile were shuffled into a new stock.'],
      ['free-to-draw', 'Seat 0 drew 2 cards.'],
      ['too-few', '3 cards couldn’t be drawn: the stock and the pile were used up.'],
      ['debt-ends-turn', 'Seat 0’s turn was over.'],
    ]);
  });

  test('say that one card of the pile was shuffled, and that there was no card for the rest', () => {
    const owing = (pile: string) => tableOf('4S | 3C | 6D', pile, { owed: { by: 'cards', n: 3 }, stock: [] });
    const eventTexts = (pile: string) => moved(owing(pile), draw).events.map(({ says }) => says);
    expect(eventTexts('9H AH')).toContain('The stock was empty: 1 card from the pile was shuffled into a new stock.');
    expect(eventTexts('AH')).toEqual([
      'Seat 0 drew no card.',
      '3 cards couldn’t be drawn: the stock and the pile were used up.',
      'Seat 0’s turn was over.',
    ]);
  });

  test('that take exactly the stock cause no shuffle', () => {
    const owing = tableOf('4S | 3C | 6D', '8C 9H AH', { owed: { by: 'cards', n: 3 }, stock: ['3?'] });
    const { position } = moved(owing, draw);
    expect([position.pile, position.stock]).toEqual([['8C', '9H', 'AH'], []]);
  });

  test('once drawn leave the next player to match the card on top, and anything on a joker', () => {
    const { position } = moved(
      tableOf('4S | 3C | 6D', '9H X', { owed: { by: 'cards', n: 3 }, stock: ['KD', 'KC', 'KS', 'QS'] }),
      draw,
    );
    expect(ruled(position, lay('3C'))).toBe('legal');
  });
});

describe('special cards', () => {
  test('a 7 plays again, an 8 skips the next player, a king turns play around', () => {
    expect(moved(tableOf('7H 4S | 3C | 6D', '9H'), lay('7H')).position).toMatchObject({ turn: 0, open: 0 });
    expect(moved(tableOf('8H 4S | 3C | 6D', '9H'), lay('8H')).position).toMatchObject({ turn: 2, open: 0 });
    expect(moved(tableOf('KH 4S | 3C | 6D', '9H'), lay('KH')).position).toMatchObject({
      turn: 2,
      direction: -1,
    });
    const reversedTable = tableOf('KH 4S | 3C | 6D', '9H', { direction: -1 });
    expect(moved(reversedTable, lay('KH')).position).toMatchObject({ turn: 1, direction: 1 });
  });

  test('with two players an 8 plays again, and a king does nothing, or plays again', () => {
    expect(moved(tableOf('8H 4S | 3C', '9H'), lay('8H'), two).position.turn).toBe(0);
    const king = tableOf('KH 4S | 3C', '9H');
    expect(moved(king, lay('KH'), two).position).toMatchObject({ turn: 1, direction: 1 });
    const kingAgain = { options: { seats: 2, kingInTwo: 'again' } };
    expect(moved(king, lay('KH'), kingAgain).position).toMatchObject({ turn: 0, direction: 1 });
  });
});

describe('jumping in', () => {
  /** Seat 0 laid it, seat 1 is on turn, seat 2 holds the twin. */
  const freshTable = (card: string, otherFields: object = {}): object =>
    tableOf(`4S 5S | 3C 6C | ${card} 6D`, `9H ${card}`, { turn: 1, open: 0, ...otherFields });

  test('is done with the twin, out of turn; play continues from there', () => {
    const position = freshTable('5H');
    expect(listed(position, { seat: 2 })).toEqual([decline, jump('5H')]);
    const after = moved(position, jump('5H'), { seat: 2 });
    expect(after.position).toMatchObject({ turn: 0, open: 2, turns: 13 });
    expect(reasons(after)).toEqual(['jump', 'jump-on']);
  });

  test('is illegal with another card, on your own card, on turn, later, or where it isn’t played', () => {
    const position = tableOf('5H 4S | 5H 3C | 5D 6D', '9H 4D', { turn: 1, open: 0 });
    expect(ruled(position, jump('5D'), { seat: 2 })).toBe('jump-same');
    const ownCardTable = tableOf('5H 4S | 3C | 5D 6D', '9H 5H', { turn: 1, open: 0 });
    expect(ruled(ownCardTable, jump('5H'), { seat: 0 })).toBe('jump-other');
    const turn = tableOf('4S | 5H 3C | 6D', '9H 5H', { turn: 1, open: 0 });
    expect(ruled(turn, jump('5H'), { seat: 1 })).toBe('jump-other');
    expect(ruled(turn, lay('5H'), { seat: 1 })).toBe('legal');
    expect(ruled(freshTable('5H', { open: null }), jump('5H'), { seat: 2 })).toBe('jump-open');
    expect(ruled(freshTable('5H', { open: null }), jump('5H'), { seat: 2, options: { jumpIn: false } })).toBe(
      'jump-open',
    );
    expect(ruled(freshTable('5H'), jump('5H 5H'), { seat: 2 })).toBe('from-hand one-lay');
    expect(ruled(tableOf('4S | 3C | X', '9H X', { turn: 1 }), jump('X'), { seat: 2 })).toBe('jump-open jump-same');
  });

  test('can be declined exactly when it is possible; declining closes the window and causes no event', () => {
    const position = freshTable('5H');
    const after = moved(position, decline, { seat: 2 });
    expect(after.events).toEqual([]);
    expect(after.position).toMatchObject({ turn: 1, open: null, turns: 12 });
    expect(ruled(position, decline, { seat: 0 })).toBe('from-hand jump-other');
    expect(ruled(position, decline, { seat: 1 })).toBe('from-hand jump-other');
    expect(ruled(freshTable('5H', { open: null }), decline, { seat: 2 })).toBe('jump-open');
    expect(ruled(freshTable('JH', { suit: 'S' }), decline, { seat: 2 })).toBe('legal');
    expect(ruled(tableOf('4S | 3C | 2?', '9H 5H', { turn: 1, open: 0 }), decline, { seat: 2 })).toBe('depends');
  });

  test('doesn’t make the player on turn wait', () => {
    expect(ruled(freshTable('3H'), lay('3C'), { seat: 1 })).toBe('legal');
    expect(moved(freshTable('3H'), lay('3C'), { seat: 1 }).position.open).toBe(1);
    expect(listed(freshTable('3H'), { seat: 1 })).toEqual([lay('3C')]);
  });

  test('on a jack makes the jumper’s suit count', () => {
    const after = moved(freshTable('JH', { suit: 'S' }), jump('JH', 'D'), { seat: 2 });
    expect(after.position).toMatchObject({ suit: 'D', turn: 0 });
    expect(ruled(freshTable('JH', { suit: 'S' }), jump('JH'), { seat: 2 })).toBe('jack-suit');
    expect(listed(freshTable('JH', { suit: 'S' }), { seat: 2 })).toHaveLength(5);
  });

  test('on a king turns play around once in all', () => {
    // Seat 0 of four laid the king: it is seat 3’s turn, the other way round; seat 2 jumps in.
    const position = tableOf('4S 5S | 3C 6C | KH 6D | 9C 9D', '9H KH', { turn: 3, direction: -1, open: 0 });
    const after = moved(position, jump('KH'), { seat: 2, options: { seats: 4 } });
    expect(after.position).toMatchObject({ direction: -1, turn: 1 });
    expect(after.events.at(-1)?.says).toBe('Twin kings reverse play only once, so it still went anticlockwise.');
    const firstTable = tableOf('KH 5S | 3C 6C | 4H 6D | 9C 9D', '9H', { direction: -1 });
    expect(moved(firstTable, lay('KH'), { options: { seats: 4 } }).events.at(-1)?.says).toBe(
      'The direction changed: play went clockwise.',
    );
  });

  test('on a 7 cancels the first extra turn and gives the jumper one', () => {
    const after = moved(freshTable('7H', { turn: 0 }), jump('7H'), { seat: 2 });
    expect(after.position.turn).toBe(2);
  });

  test('on an 8 may come from the skipped player, and skips the next', () => {
    const position = tableOf('4S 5S | 8H 6C | 6D', '9H 8H', { turn: 2, open: 0 });
    const after = moved(position, jump('8H'), { seat: 1 });
    expect(after.position.turn).toBe(0);
  });

  test('on an ace adds to the debt', () => {
    const after = moved(freshTable('AH', { owed: { by: 'cards', n: 3 } }), jump('AH'), { seat: 2 });
    expect(after.position).toMatchObject({ owed: { by: 'cards', n: 6 }, turn: 0 });
  });

  test('on a 2 in a chain leaves the debt unchanged', () => {
    const after = moved(freshTable('2H', { owed: { by: 'cards', n: 9 } }), jump('2H'), { seat: 2 });
    expect(after.position).toMatchObject({ owed: { by: 'cards', n: 9 }, turn: 0 });
  });

  test('with two players needs a card that plays again', () => {
    const eight = tableOf('4S 5S | 8H 6C', '9H 8H', { turn: 0, open: 0 });
    const after = moved(eight, jump('8H'), { seat: 1, ...two });
    expect(after.position).toMatchObject({ turn: 1, open: 1 });
  });

  test('with the last card wins at once, unless it is a 7 or an ace', () => {
    const lastCardTable = (card: string) => tableOf(`4S 5S | 3C 6C | ${card}`, `9H ${card}`, { turn: 1, open: 0 });
    expect(moved(lastCardTable('5H'), jump('5H'), { seat: 2 }).position).toMatchObject({ turn: null, winners: [2] });
    expect(moved({ ...lastCardTable('7H'), turn: 0 }, jump('7H'), { seat: 2 }).position).toMatchObject({
      turn: 2,
      winners: [],
    });
    const ace = { ...lastCardTable('AH'), owed: { by: 'cards', n: 3 } };
    expect(moved(ace, jump('AH'), { seat: 2 }).position).toMatchObject({ turn: 0, winners: [] });
  });
});

describe('the end', () => {
  test('comes at once with a last card and no debt, even if another player could jump in', () => {
    const after = moved(tableOf('5H | 5H 6C | 6D', '9H'), lay('5H'));
    expect(after.position).toMatchObject({ turn: null, winners: [0], open: null, turns: 13 });
    expect(reasons(after)).toEqual(['lay-match', 'out']);
    for (const card of ['8H', 'KH', '2H']) {
      expect(moved(tableOf(`${card} | 5H 6C | 6D`, '9H'), lay(card)).position.winners).toEqual([0]);
    }
    expect(moved(tableOf('JH | 5H 6C | 6D', '9H'), lay('JH', 'S')).position.winners).toEqual([0]);
  });

  test('after a last 7 it is your turn again and you must draw', () => {
    const after = moved(tableOf('7H | 5H 6C | 6D', '9H', { stock: ['KD', '4S'] }), lay('7H'));
    expect(after.position).toMatchObject({ turn: 0, winners: [] });
    expect(listed(after.position)).toEqual([draw]);
    expect(moved(after.position, draw).position).toMatchObject({ hands: [['4S'], ['5H', '6C'], ['6D']] });
  });

  test('after a last 7 without cards to draw is a win', () => {
    const emptyStock = tableOf(' | 5H 6C | 6D', '7H', { stock: [] });
    const after = moved(emptyStock, draw);
    expect(after.position).toMatchObject({ turn: null, winners: [0], turns: 13 });
    expect(reasons(after)).toEqual(['too-few', 'out']);
  });

  test('after a last 7 with a jump-in is a win', () => {
    const openPosition = tableOf(' | 7H 6C | 6D', '9H 7H', { open: 0 });
    expect(moved(openPosition, jump('7H'), { seat: 1 }).position).toMatchObject({ turn: null, winners: [0] });
    expect(moved(openPosition, decline, { seat: 1 }).position).toMatchObject({ turn: 0, winners: [] });
  });

  test('with two players is the same after a last 8, and a last king that plays again', () => {
    expect(moved(tableOf('8H | 5H 6C', '9H'), lay('8H'), two).position).toMatchObject({
      turn: 0,
      winners: [],
    });
    expect(moved(tableOf('KH | 5H 6C', '9H'), lay('KH'), two).position.winners).toEqual([0]);
    const kingAgain = { options: { seats: 2, kingInTwo: 'again' } };
    expect(moved(tableOf('KH | 5H 6C', '9H'), lay('KH'), kingAgain).position).toMatchObject({
      turn: 0,
      winners: [],
    });
  });

  test('after a last ace comes when the debt is drawn', () => {
    const firstResult = moved(tableOf('AC | 5H 6C | 6D', '9H', { stock: ['9?'] }), lay('AC'));
    expect(firstResult.position).toMatchObject({ turn: 1, open: 0, winners: [] });
    const after = moved(firstResult.position, draw);
    expect(after.position).toMatchObject({ turn: null, winners: [0], turns: 14, owed: null });
    const play = { options: { afterDrawing: 'play' } };
    const afterPlay = moved(firstResult.position, draw, play);
    expect(afterPlay.position).toMatchObject({ turn: null, winners: [0], turns: 14 });
    expect(afterPlay.events.map(({ kind }) => kind)).not.toContain('turn-begins');
  });

  test('after a last combination comes when the dice are drawn', () => {
    const firstResult = moved(tableOf('2D 3D 4D | 5H 6C | 6D', '9H', { lucky: [9, 20, 20] }), combine('2D 3D 4D'));
    expect(firstResult.position).toMatchObject({ turn: 1, winners: [] });
    expect(moved(firstResult.position, draw).position).toMatchObject({ turn: null, winners: [0] });
  });

  test('a chain that returns to the player without cards must be drawn', () => {
    const debtTable = tableOf(' | 5H | 6D', '9H AC 2S 2D', { owed: { by: 'cards', n: 3 }, stock: ['9?'] });
    expect(listed(debtTable)).toEqual([draw]);
    expect(moved(debtTable, draw).position).toMatchObject({
      turn: 1,
      winners: [],
      hands: [['3?'], ['5H'], ['6D']],
    });
  });

  test('two players without cards share the win when the debt is drawn', () => {
    const tiedPosition = tableOf(' |  | 6D 4S', '9H AC AD', { turn: 2, owed: { by: 'cards', n: 6 }, stock: ['9?'] });
    expect(moved(tiedPosition, draw).position).toMatchObject({ turn: null, winners: [0, 1] });
    // The debt returns to one of the two players without cards, so only the other has won.
    const round = tableOf(' |  | 6D 4S', '9H AC AD', { turn: 0, owed: { by: 'cards', n: 6 }, stock: ['9?'] });
    expect(moved(round, draw).position).toMatchObject({ turn: null, winners: [1] });
    // If there is no card to draw, both have won.
    const dry = tableOf(' |  | 6D 4S', 'AC', { turn: 0, owed: { by: 'cards', n: 6 }, stock: [] });
    expect(moved(dry, draw).position).toMatchObject({ turn: null, winners: [0, 1] });
  });

  test('a round in which no player lays or draws ends the game: the fewest cards win, not points', () => {
    const dry = tableOf('KS KD | 4S 4C | 6D 6S 6C', '9H', { stock: [], idle: 2 });
    const after = moved(dry, draw);
    expect(after.position).toMatchObject({ turn: null, winners: [0, 1], idle: 3 });
    expect(reasons(after)).toEqual(['too-few', 'stuck']);
    expect(after.events.at(-1)?.says).toBe(
      'No card was laid or drawn for a whole round, and seat 0 and seat 1 had the fewest cards: a draw.',
    );
    expect(moved({ ...dry, idle: 1 }, draw).position).toMatchObject({
      turn: 1,
      idle: 2,
      winners: [],
      turns: 13,
    });
    const afterLay = moved({ ...dry, hands: [['9S', 'KD'], ['4S', '4C'], ['6D']] }, lay('9S'));
    expect(afterLay.position.idle).toBe(0);
  });

  test('the limit of turns ends the game, unless that very turn wins', () => {
    const capped = { options: { turnCap: 13 } };
    const position = tableOf('5H 6H | 4S | 6D 6S', '9H');
    const after = moved(position, lay('5H'), capped);
    expect(after.position).toMatchObject({ turn: null, winners: [0, 1] });
    expect(reasons(after)).toEqual(['lay-match', 'turn-cap']);
    expect(reasons(moved(tableOf('5H | 4S | 6D', '9H'), lay('5H'), capped))).toContain('out');
    // A draw isn't a whole turn while the card may still be laid.
    const stuck = tableOf('4S | 3C | 6D', '8C 9H', { stock: ['5?'] });
    expect(moved(stuck, draw, capped).position.turn).toBe(0);
    const endless = { options: { turnCap: 0 } };
    expect(moved({ ...position, turns: 9999 }, lay('5H'), endless).position.turn).toBe(1);
  });

  test('after the end every try is refused', () => {
    const finishedTable = tableOf(' | 4S | 6D', '9H', { turn: null, winners: [0] });
    for (const move of [lay('4S'), draw, pass, jump('9H'), decline]) {
      expect(ruled(finishedTable, move, { seat: 1 })).toContain('your-turn');
    }
    expect(listed(finishedTable, { seat: 1 })).toEqual([]);
  });
});

describe('impossible positions', () => {
  const faultPath = (hands: string, pile: string, otherFields: object = {}, options: object = {}): string | undefined =>
    error('moves', { position: tableOf(hands, pile, otherFields), options })?.path;

  test.each([
    ['no card on the pile', '4S | 3C | 6D', '', {}, 'position.pile'],
    ['a suit without a jack', '4S | 3C | 6D', '9H', { suit: 'S' }, 'position.suit'],
    ['cards owed on a 9', '4S | 3C | 6D', '9H', { owed: { by: 'cards', n: 3 } }, 'position.owed'],
    ['four cards owed', '4S | 3C | 6D', 'AH', { owed: { by: 'cards', n: 4 } }, 'position.owed.n'],
    ['nothing owed by dice', '4S | 3C | 6D', 'AH', { owed: { by: 'dice', n: 0 } }, 'position.owed.n'],
    ['two dice', '4S | 3C | 6D', 'AH', { owed: { by: 'dice', n: 2 } }, 'position.owed.n'],
    ['open on dice', '4S | 3C | 6D', 'AH', { owed: { by: 'dice', n: 3 }, open: 1 }, 'position.open'],
    ['open on a joker', '4S | 3C | 6D', 'X', { open: 1 }, 'position.open'],
    ['open after a draw', '4S | 3C | 6D', '9H', { drawn: '4S', open: 1 }, 'position.open'],
    ['drawn while owing', '4S | 3C | 6D', 'AH', { drawn: '4S', owed: { by: 'cards', n: 3 } }, 'position.drawn'],
    ['drawn by another player', '4S | 3C | 6D', '9H', { drawn: '3C' }, 'position.drawn'],
    ['a number of 2', '4S | 3C | 6D', '9H', { lucky: [2, 20, 20] }, 'position.lucky[0]'],
    ['two numbers for three', '4S | 3C | 6D', '9H', { lucky: [20, 20] }, 'position.lucky'],
    ['three of a card', '4S | 4S | 4S', '9H', {}, 'position.hands[2][0]'],
    ['an open card unknown', '4S | 3C | 6D', '9H ?', {}, 'position.pile[1]'],
    ['a direction of 0', '4S | 3C | 6D', '9H', { direction: 0 }, 'position.direction'],
    ['a fourth seat', '4S | 3C | 6D', '9H', { open: 3 }, 'position.open'],
    ['no such field', '4S | 3C | 6D', '9H', { dealer: 0 }, 'position.dealer'],
  ])('%s', (_, hands, pile, otherFields, path) => {
    expect(faultPath(hands, pile, otherFields)).toBe(path);
  });

  test('two dice are refused where two cards are enough, nine jokers everywhere', () => {
    expect(faultPath('4S | 3C | 6D', 'AH', { owed: { by: 'dice', n: 2 } }, { base: 2 })).toBeUndefined();
    expect(faultPath('X X X X X | 3C | 6D', 'AH')).toBe('position.hands[0][4]');
    expect(faultPath('X X X X X | 3C | 6D', 'AH', {}, { jokers: 8 })).toBeUndefined();
    expect(faultPath('X | 3C | 6D', 'AH', {}, { jokers: 0 })).toBe('position.hands[0][0]');
  });

  test('malformed moves are refused', () => {
    const position = tableOf('4S | 3C | 6D', '9H');
    const path = (move: object) => error('judge', { position, move })?.path;
    expect(path({ type: 'lay', cards: ['?'] })).toBe('move.cards[0]');
    expect(path({ type: 'lay', cards: '4S' })).toBe('move.cards');
    expect(path({ type: 'lay', cards: ['4S'], suit: 'Z' })).toBe('move.suit');
    expect(path({ type: 'lay', cards: ['4S'], suit: null })).toBe('move.suit');
    expect(path({ type: 'draw', cards: [] })).toBe('move.cards');
    expect(path({ type: 'combine', cards: ['4S'], suit: 'S' })).toBe('move.suit');
    expect(path({ type: 'combine', cards: ['4S'], top: ['4S'] })).toBe('move.top');
    expect(path({ type: 'discard' })).toBe('move.type');
    expect(error('score', {})?.code).toBe('bad-json');
  });
});
