import { describe, expect, test } from 'vitest';
import { combine, error, judged, listed, moved, place, rules, sweep, tableOf, take } from './ask.ts';

describe('taking', () => {
  test('a ten takes a ten, two sums and a combined ten in one go', () => {
    const position = tableOf('10S 2C', '10D 7C 3D 6H+4S KC');
    expect(judged(position, take('10S', '10D', '3D 7C', '6H+4S')).verdict).toBe('legal');
  });

  test('the 20 joker takes a combined 15 and a five', () => {
    expect(judged(tableOf('J20 2C', 'J11+4D 5H'), take('J20', 'J11+4D 5H')).verdict).toBe('legal');
    const strict = { options: { sumWithCombined: false } };
    expect(rules(judged(tableOf('J20 2C', 'J11+4D 5H'), take('J20', 'J11+4D 5H'), strict))).toEqual([
      'combined-in-sum',
    ]);
  });

  test('a jack takes one jack or three, never two, and never four', () => {
    const three = tableOf('JS 2C', 'JH JD JC');
    expect(judged(three, take('JS', 'JH')).verdict).toBe('legal');
    expect(judged(three, take('JS', 'JH', 'JD', 'JC')).verdict).toBe('legal');
    expect(rules(judged(three, take('JS', 'JH', 'JD')))).toEqual(['court-one-or-three']);
    expect(judged(three, take('JS', 'JH', 'JD'), { options: { courts: 'any' } }).verdict).toBe('legal');
    expect(rules(judged(three, take('JS', 'JH', 'JD', 'JC'), { options: { courts: 'one' } }))).toEqual([
      'court-one-or-three',
    ]);
  });

  test('a sum with a court in it, or courts for a card that takes none, has no other finding', () => {
    expect(rules(judged(tableOf('10S 2C', 'QH 3D'), take('10S', 'QH 3D')))).toEqual(['court-by-court']);
    expect(rules(judged(tableOf('9S 2C', 'JH JD'), take('9S', 'JH', 'JD')))).toEqual(['court-by-court']);
    const none = { type: 'take', cards: [], groups: [['JH'], ['JD']] };
    expect(rules(judged(tableOf('JS 2C', 'JH JD JC'), none))).toEqual(['one-card']);
    expect(rules(judged(tableOf('5H 10S', '5C 6S KD'), combine('5H', '5C', 'KD 6S')))).toEqual([
      'combine-values',
      'combine-also',
    ]);
  });

  test('a card inside a combined card is out of reach, and no other rule is named', () => {
    expect(rules(judged(tableOf('AH 2C', '5C+AS 9D'), take('AH', 'AS')))).toEqual(['combined-whole']);
  });

  test('the Broom takes all or nothing: with a choice of cards the other rules of taking don’t apply', () => {
    expect(rules(judged(tableOf('BROOM 2C', 'KD 5C+AS'), take('BROOM', 'KD AS')))).toEqual(['sweep-all']);
    expect(rules(judged(tableOf('BROOM 2C', ''), sweep('BROOM')))).toEqual(['take-something']);
    expect(judged(tableOf('BROOM 2C', 'KD'), place('BROOM')).verdict).toBe('legal');
  });

  test('a Broom on the table goes only to the player who gets the rest', () => {
    expect(rules(judged(tableOf('9S 2C', 'BROOM 9D'), take('9S', '9D', 'BROOM')))).toEqual(['broom-stays']);
  });

  test('the same cards grouped differently are the same move, listed as the first by text', () => {
    const position = tableOf('10S 2C', '5C 5D 4H 6H AD 9C');
    const takesWithTen = listed(position).filter((move) => JSON.stringify(move).includes('"take","cards":["10S"]'));
    const sets = takesWithTen.map((move) => JSON.stringify((move as { groups: string[][] }).groups.flat().sort()));
    expect(new Set(sets).size).toBe(sets.length);
    expect(takesWithTen).toContainEqual({ type: 'take', cards: ['10S'], groups: [['4H', '5C', 'AD']] });
    expect(takesWithTen).toContainEqual({
      type: 'take',
      cards: ['10S'],
      groups: [
        ['4H', '6H'],
        ['5C', '5D'],
        ['9C', 'AD'],
      ],
    });
  });

  test('taken cards are in table order, a combined card bottom first, the taking card on top', () => {
    const { position } = moved(tableOf('9S 2C', '4H 5C+AS 3D KD', { stock: [] }), take('9S', '3D 5C+AS'));
    expect(position.taken[0]).toEqual(['5C', 'AS', '3D', '9S']);
    expect(position.table).toEqual(['4H', 'KD']);
    expect(position.lastTaker).toBe(0);
  });
});

describe('combining', () => {
  test('a combined card goes to the end of the table, with the hand card on top and the maker’s name', () => {
    const { position } = moved(tableOf('5H 10C', '4D 5C 6S KD'), combine('5H', '5C', '6S 4D'));
    expect(position.table).toEqual(['KD', '5C+5H', '4D+6S']);
    expect(position.builders).toEqual({ '5C+5H': 0, '4D+6S': 0 });
  });

  test('a raised card keeps its text, gets the new card at its end, and changes its maker', () => {
    const raiseTable = tableOf('AD 7H', 'KD 5C+AS 2D', { builders: { 'AS+5C': 1 } });
    const { position } = moved(raiseTable, combine('AD', 'AS+5C'));
    expect(position.table).toEqual(['KD', '2D', '5C+AS+AD']);
    expect(position.builders).toEqual({ '5C+AS+AD': 0 });
  });

  test('your own combined card can’t be raised, a partner’s can', () => {
    const ownCombined = tableOf('AD 7H', '5C+AS', { builders: { '5C+AS': 0 } });
    expect(rules(judged(ownCombined, combine('AD', '5C+AS')))).toEqual(['raise-own']);
    expect(judged(ownCombined, combine('AD', '5C+AS'), { options: { raiseOwn: true } }).verdict).toBe('legal');
    const hands = [['AD', '7H'], ['4?'], ['4?'], ['4?']];
    const partners = { turn: 0, hands, table: ['5C+AS'], builders: { '5C+AS': 2 } };
    const options = { seats: 4, partners: true };
    expect(judged(partners, combine('AD', '5C+AS'), { options }).verdict).toBe('legal');
  });

  test('two combined cards on the table can’t be raised, but a third may be made', () => {
    const two = tableOf('AD 7H 3C', '5C+AS 4D+2H 4S');
    expect(rules(judged(two, combine('AD', '5C+AS')))).toEqual(['raise-lone']);
    expect(judged(two, combine('AD', '5C+AS'), { options: { raise: 'any' } }).verdict).toBe('legal');
    expect(judged(two, combine('3C', '4S')).verdict).toBe('legal');
    expect(rules(judged(tableOf('AD 7H', '5C+AS'), combine('AD', '5C+AS'), { options: { raise: 'never' } }))).toEqual([
      'raise-lone',
    ]);
  });

  test('no card takes a twelve, so none can be made', () => {
    expect(rules(judged(tableOf('2S J11 10C', '10D'), combine('2S', '10D')))).toEqual(['combine-hold']);
  });

  test('an ace and a ten are an eleven for the joker', () => {
    expect(judged(tableOf('AS J11', '10D'), combine('AS', '10D')).verdict).toBe('legal');
  });

  test('every broken rule is named, in the order of the book', () => {
    // Whether the other seat holds the cards it needs is unknown: they are unseen.
    const ruling = judged(tableOf('KS 6H', '5C 9D'), combine('3S', '5C', '9D'), { seat: 1 });
    expect(rules(ruling)).toEqual(['your-turn', 'combine-also']);
    const secondRuling = judged(tableOf('KS 6H', '5C KD 5H+4D'), combine('KS', 'KD 5H+4D', 'QC'), {
      seat: 0,
    });
    expect(rules(secondRuling)).toEqual(['on-table', 'combine-values', 'combine-also', 'raise-alone']);
  });
});

describe('a ruling with unseen cards', () => {
  test('depends on a taking card, or the card itself', () => {
    const position = { turn: 0, hands: [['AH', '3?'], ['4?']], table: ['5S'] };
    expect(judged(position, combine('AH', '5S')).depends).toEqual(['whether seat 0 holds a 6']);
    expect(judged({ ...position, hands: [['4?'], ['4?']] }, combine('AH', '5S')).depends).toEqual([
      'whether seat 0 holds A♥',
      'whether seat 0 holds a 6',
    ]);
  });

  test('depends on nothing if all sixes are seen', () => {
    const position = { turn: 0, hands: [['AH', '3?'], ['4?']], table: ['5S', '6S', '6H', '6D', '6C'] };
    expect(rules(judged(position, combine('AH', '5S')))).toEqual(['combine-hold']);
  });

  test('a card seen in another place isn’t in a hand', () => {
    const position = { turn: 0, hands: [['4?'], ['4?']], table: ['5S'], taken: [['9H'], []] };
    expect(rules(judged(position, place('9H')))).toEqual(['from-hand']);
    expect(judged(position, place('9D')).verdict).toBe('depends');
  });

  test('playing an unseen card leaves one unseen card fewer', () => {
    const { position } = moved({ turn: 0, hands: [['2C', '3?'], ['4?']], table: [] }, place('9D'));
    expect(position.hands[0]).toEqual(['2C', '2?']);
  });

  test('a session with unseen cards in a pile can’t be counted', () => {
    const lastPosition = { turn: 0, hands: [['9D'], []], table: [], stock: [], taken: [['3?'], []] };
    expect(error('apply', { position: lastPosition, move: place('9D') })).toMatchObject({
      code: 'bad-position',
      path: 'position.taken[0]',
    });
  });
});

describe('hands and sessions', () => {
  test('a seat without cards is skipped', () => {
    const position = { turn: 0, hands: [['9D'], [], ['2C']], table: [] };
    expect(moved(position, place('9D'), { options: { seats: 3 } }).position.turn).toBe(2);
  });

  test('a short stock is dealt as far as it goes, from the dealer’s left', () => {
    const position = {
      turn: 0,
      dealer: 0,
      hands: [['9D'], []],
      table: [],
      stock: ['2C', '3C', '4C', '5C', '6C'],
    };
    const { position: positionAfter, events } = moved(position, place('9D'));
    expect(positionAfter.hands).toEqual([['2C'], ['6C', '5C', '4C', '3C']]);
    expect(positionAfter.turn).toBe(1);
    expect(events.at(-1)).toMatchObject({
      rule: 'broom/deal-again',
      says: 'The last cards were dealt: seat 1 got four, seat 0 got one. The stock is empty.',
    });
    const shortDeal = moved({ ...position, stock: ['2C', '3C'] }, place('9D'));
    expect(shortDeal.events.at(-1)?.says).toBe(
      'The last cards were dealt: seat 1 got two, seat 0 got none. The stock is empty.',
    );
  });

  const lastPosition = {
    turn: 0,
    hands: [['9D'], []],
    table: ['KD', '2S+3H'],
    stock: [],
    taken: [['10D'], ['J20', 'AS']],
    lastTaker: 1,
    scores: [100, 110],
    session: 4,
  };

  test('the rest goes to the last taker, and the game ends with its totals', () => {
    const { position, events } = moved(lastPosition, place('9D'));
    // Seat 1: J20 10, spades A and 2 = 2, schnapps 2, most spades 2, most cards 2 (6 against 1) = 18. Seat 0: 10♦ 2.
    expect(position.scores).toEqual([102, 128]);
    expect(position).toMatchObject({
      turn: null,
      table: [],
      hands: [[], []],
      lastTaker: 1,
      builders: {},
      session: 4,
      dealer: 0,
    });
    expect(position.taken[1]).toEqual(['J20', 'AS', 'KD', '2S', '3H', '9D']);
    expect(events.at(-1)?.rule).toBe('broom/target');
  });

  test('the first player ahead with 120 has won, to the point; 119 play on', () => {
    const finalPosition = (scores: readonly number[], options = {}) =>
      moved({ ...lastPosition, scores }, place('9D'), { options }).position;
    expect(finalPosition([100, 102])).toMatchObject({ scores: [102, 120], turn: null });
    expect(finalPosition([100, 101])).toMatchObject({ scores: [102, 119], turn: 0, session: 5 });
    expect(finalPosition([100, 102], { target: 121 })).toMatchObject({ scores: [102, 120], turn: 0 });
  });

  test('by another house rule the rest goes to no player', () => {
    const { position } = moved(lastPosition, place('9D'), { options: { leftovers: 'nobody' } });
    // Seat 1: J20 10, A♠ 1, most spades 2, most cards 2 = 15. Seat 0: 10♦ 2.
    expect(position.scores).toEqual([102, 125]);
    expect(position.taken).toEqual([['10D'], ['J20', 'AS']]);
  });

  test('if no player ever took, the table counts for none, and the deal moves on', () => {
    const untaken = { ...lastPosition, taken: [[], []], lastTaker: null, table: ['KD'] };
    const { position } = moved(untaken, place('9D'));
    expect(position).toMatchObject({
      scores: [100, 110],
      session: 5,
      dealer: 1,
      turn: 0,
      lastTaker: null,
      taken: [[], []],
    });
    expect(position.table).toHaveLength(8);
    expect(position.hands.map((hand) => hand.length)).toEqual([4, 4]);
  });

  test('a shared lead above the target is played on, until the cap shares the win', () => {
    const levelScores = { ...lastPosition, taken: [[], []], lastTaker: null, table: ['KD'], scores: [130, 130] };
    expect(moved(levelScores, place('9D')).position.turn).toBe(0);
    const capped = moved(levelScores, place('9D'), { options: { sessionCap: 4 } });
    expect(capped.position).toMatchObject({ turn: null, scores: [130, 130] });
    expect(capped.events.at(-1)?.rule).toBe('broom/session-cap');
  });

  test('jokers and the Broom are never among the first eight', () => {
    for (let seed = 1; seed < 60; seed++) {
      const { position } = moved({ ...lastPosition, taken: [[], []], scores: [0, 0] }, place('9D'), { seed });
      expect(position.table.filter((card) => /J\d|BROOM/.test(card))).toEqual([]);
      expect(position.stock).toHaveLength(40);
    }
  });

  test('partners share a pile and a score', () => {
    const options = { seats: 4, partners: true };
    const hands = [['9D', '2C'], ['3C'], ['4C'], ['5H']];
    const { position } = moved({ turn: 0, hands, table: ['9S'], taken: [['AS'], []] }, take('9D', '9S'), {
      options,
    });
    expect(position.taken).toEqual([['AS', '9S', '9D'], []]);
  });
});
