import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteOptions } from '../../../src/games/spite-and-malice/options.ts';
import { applyMove, END_MOVE, error, judged, listed, tableOf, toCentre, toSide, upTo } from './ask.ts';

const positionError = (position: object, options: object = {}) => error('moves', { position, options });

describe('a position', () => {
  test('that is left out is a table where every card is unseen', () => {
    const { position } = applyMove({}, END_MOVE);
    expect(position).toEqual({
      turn: 1,
      goal: [['?'], ['?']],
      hands: [['5?'], ['5?']],
      side: [
        [[], [], [], []],
        [[], [], [], []],
      ],
      centre: [[], [], [], []],
      stock: ['96?'],
      aside: [],
      moved: false,
      centreMoved: 0,
      idle: 1,
      turns: 1,
    });
  });

  test('is written with cards in their usual spelling, however they came in', () => {
    const { position } = applyMove(
      tableOf({ side: 'ks qd x=j | X=t 9♣', hand: '♠ '.trim() && 'th', theirSide: '2? X=A' }),
      END_MOVE,
    );
    expect(position.side).toEqual([
      [['KS', 'QD', 'X=J'], ['X=10', '9C'], [], []],
      [['2?', 'X=A'], [], [], []],
    ]);
    expect(position.hands[0]).toEqual(['10H']);
  });

  test.each<[string, object, object, string]>([
    ['an impossible card', tableOf({ hand: '11S' }), {}, 'position.hands[0][0]'],
    ['six cards in a hand', tableOf({ hand: '6?' }), {}, 'position.hands[0]'],
    ['one card three times', tableOf({ hand: '5S', side: '5S | 5S' }), {}, 'position.side[0][1][0]'],
    ['five jokers', tableOf({ hand: 'X X X', side: 'X=4 | X=3' }), {}, 'position.side[0][1][0]'],
    ['a goal card twice', tableOf({ goal: '5S 9C', theirGoal: '5S' }), {}, 'position.goal[1][0]'],
    ['a joker in a goal pile', tableOf({ goal: 'X 9C' }), {}, 'position.goal[0][0]'],
    ['a goal pile too high', tableOf({ goal: '27?' }), {}, 'position.goal[0]'],
    ['a goal pile too high for this table', tableOf({ goal: '6?', theirGoal: '2?' }), { goal: 5 }, 'position.goal[0]'],
    ['both goal piles empty in mid-game', { goal: [[], []] }, {}, 'position.goal'],
    ['a centre pile that skips', tableOf({ centre: 'AS 3S' }), {}, 'position.centre[0][1]'],
    ['a centre pile begun with a 2', tableOf({ centre: ' | 2S' }), {}, 'position.centre[1][0]'],
    ['an unseen card in the centre', tableOf({ centre: 'AS ?' }), {}, 'position.centre[0][1]'],
    ['a pile with its king still there', tableOf({ centre: upTo('K') }), {}, 'position.centre[0]'],
    ['a named joker in the centre', { centre: [['X=A'], [], [], []] }, {}, 'position.centre[0][0]'],
    ['a named joker in a hand', { hands: [['X=A'], ['5?']] }, {}, 'position.hands[0][0]'],
    ['a nameless joker on a side pile', tableOf({ side: '9C X' }), {}, 'position.side[0][0][1]'],
    [
      'a named one where they have no names',
      tableOf({ side: '9C X=8' }),
      { sideJoker: 'frozen' },
      'position.side[0][0][1]',
    ],
    ['a card on a nameless joker', tableOf({ side: 'X 9C' }), { sideJoker: 'frozen' }, 'position.side[0][0][1]'],
    ['a side pile built upwards', tableOf({ side: ' | 8S 9C' }), {}, 'position.side[0][1][1]'],
    ['a joker with a name that can’t be there', tableOf({ side: '8S X=9' }), {}, 'position.side[0][0][1]'],
    ['a side pile with an unseen top', tableOf({ side: '8S ?' }), {}, 'position.side[0][0][1]'],
    ['something set aside where nothing is', { aside: ['5S'] }, {}, 'position.aside'],
    ['cards sent and none moved', { centreMoved: 1 }, {}, 'position.centreMoved'],
    ['three idle turns', { idle: 3 }, {}, 'position.idle'],
    ['a third seat', { turn: 2 }, {}, 'position.turn'],
    [
      'three side piles',
      {
        side: [
          [[], [], []],
          [[], [], [], []],
        ],
      },
      {},
      'position.side[0]',
    ],
    ['one hand', { hands: [['5?']] }, {}, 'position.hands'],
    ['a field of another game', { table: [] }, {}, 'position.table'],
    ['moved, in words', { moved: 'yes' }, {}, 'position.moved'],
    ['more cards than there are', { goal: [['26?'], ['26?']], stock: ['47?'] }, {}, 'position'],
    ['nothing where cards belong', { stock: null }, {}, 'position.stock'],
  ])('can’t have %s', (_, position, options, path) => {
    expect(positionError(position, options)).toMatchObject({ code: 'bad-position', path });
  });

  test('may have what other house rules allow', () => {
    expect(positionError(tableOf({ side: '8S 9C KD' }), { sideBuild: 'free' })).toBeUndefined();
    expect(positionError(tableOf({ side: '9S ? 9C' }))).toBeUndefined();
    expect(positionError(tableOf({ side: '3S 2S AD' }))).toBeUndefined();
    expect(positionError(tableOf({ side: '9C X' }), { sideJoker: 'frozen' })).toBeUndefined();
    expect(positionError({ aside: ['5S'] }, { recycle: 'when-empty' })).toBeUndefined();
    expect(positionError({ goal: [[], []], turn: null })).toBeUndefined();
    expect(positionError({ goal: [['26?'], ['26?']], stock: ['46?'] })).toBeUndefined();
    expect(positionError(tableOf({ goal: '5S 5H', hand: '5S' }))).toBeUndefined();
  });
});

describe('a move', () => {
  const moveError = (move: unknown) => error('judge', { position: {}, move });
  test.each<[unknown, string]>([
    [{ type: 'pass' }, 'move.type'],
    [{ type: 'end', from: {} }, 'move.from'],
    [{ type: 'move', to: { zone: 'centre', pile: 0 } }, 'move.from'],
    [{ type: 'move', from: { zone: 'goal' } }, 'move.to'],
    [{ type: 'move', from: { zone: 'hand' }, to: { zone: 'centre', pile: 0 } }, 'move.from.card'],
    [{ type: 'move', from: { zone: 'hand', card: '?' }, to: { zone: 'centre', pile: 0 } }, 'move.from.card'],
    [{ type: 'move', from: { zone: 'hand', card: 'X=7' }, to: { zone: 'centre', pile: 0 } }, 'move.from.card'],
    [{ type: 'move', from: { zone: 'side' }, to: { zone: 'centre', pile: 0 } }, 'move.from.pile'],
    [{ type: 'move', from: { zone: 'side', pile: -1 }, to: { zone: 'centre', pile: 0 } }, 'move.from.pile'],
    [{ type: 'move', from: { zone: 'goal', seat: 2 }, to: { zone: 'centre', pile: 0 } }, 'move.from.seat'],
    [{ type: 'move', from: { zone: 'stock', card: '5S' }, to: { zone: 'centre', pile: 0 } }, 'move.from.card'],
    [{ type: 'move', from: { zone: 'aside' }, to: { zone: 'centre', pile: 0 } }, 'move.from.zone'],
    [{ type: 'move', from: { zone: 'goal' }, to: { zone: 'goal' } }, 'move.to.zone'],
    [{ type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: 0, seat: 1 } }, 'move.to.seat'],
    [{ type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: '0' } }, 'move.to.pile'],
    [{ type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: 0.5 } }, 'move.to.pile'],
    [{ type: 'move', from: { zone: 'hand', card: 'X' }, to: { zone: 'side', pile: 0, as: 'X' } }, 'move.to.as'],
    [{ type: 'move', from: { zone: 'hand', card: 'X' }, to: { zone: 'side', pile: 0, as: 7 } }, 'move.to.as'],
    [{ type: 'move', from: { zone: 'hand', card: null }, to: { zone: 'centre', pile: 0 } }, 'move.from.card'],
    [undefined, 'move'],
    [[], 'move'],
  ])('is refused: %j', (move, path) => {
    expect(moveError(move)).toMatchObject({ code: 'bad-move', path });
  });

  test('calls the player’s own cards “your”, whether they are named so or not', () => {
    const house = defaultOptions(game.options) as SpiteOptions;
    const sentenceFor = (from: object, to: object, seat: number): string => {
      const parsedMove = game.notation.move.read({ type: 'move', from, to } as never, house, seat);
      return parsedMove.ok ? game.texts.describeMove(parsedMove.value) : parsedMove.fault.says;
    };
    const goal = { zone: 'goal', seat: 0 };
    const side = { zone: 'side', pile: 1, seat: 1 };
    expect(sentenceFor(goal, side, 0)).toBe('Lay your goal card on your opponent’s second side pile.');
    expect(sentenceFor(goal, side, 1)).toBe('Lay your opponent’s goal card on your second side pile.');
    expect(sentenceFor({ ...side, card: '8D' }, { zone: 'centre', pile: 0 }, 1)).toBe(
      'Move 8♦ from your second side pile to the first centre pile.',
    );
  });

  test('ignores a name where none is read', () => {
    const position = tableOf({ hand: '5S X', centre: upTo('4') });
    const namedTarget = { zone: 'centre', pile: 0, as: '7' };
    const { verdict } = judged(position, {
      type: 'move',
      from: { zone: 'hand', card: 'X' },
      to: namedTarget,
    });
    expect(verdict).toBe('legal');
    expect(judged(position, toSide('5S', 0, { as: '9' })).verdict).toBe('legal');
    expect(error('judge', { position, move: toSide('5S', 0, { as: 9 }) })).toBeUndefined();
  });
});

describe('a ruling with unseen cards', () => {
  const centre = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | `;

  test('depends on a card that may be one of them', () => {
    const ruled = judged(tableOf({ hand: '8D 2?', centre }), toCentre('5H', 1));
    expect([ruled.verdict, ruled.depends]).toEqual(['depends', ['whether seat 0 holds 5♥']]);
    expect(judged(tableOf({ hand: '8D 2?', centre }), toCentre('5H', 0)).findings.map(({ rule }) => rule)).toEqual([
      'spite-and-malice/centre-next',
    ]);
    // Both copies are open already.
    const openTable = tableOf({ hand: '8D 2?', centre, side: '5C 5C', theirSide: '5H 5H' });
    expect(judged(openTable, toCentre('5H', 1)).verdict).toBe('illegal');
  });

  test('depends on an unseen goal card', () => {
    const ruled = judged(tableOf({ goal: '3?', hand: '8D', centre }), toCentre('goal', 1));
    expect([ruled.verdict, ruled.depends]).toEqual(['depends', ['whether seat 0’s goal card is a 5']]);
    const ruling = judged(tableOf({ goal: '3?', hand: '8D', centre }), toCentre('goal 5C', 1));
    expect([ruling.verdict, ruling.depends]).toEqual(['depends', ['whether seat 0’s goal card is 5♣']]);
    expect(judged(tableOf({ goal: '3?', hand: '8D', centre }), toCentre('goal 6C', 1)).verdict).toBe('illegal');
    // All four 5s of its pack are in the other goal pile.
    const goneTable = tableOf({ goal: '3?', theirGoal: '5S 5H 5D 5C QD', hand: '8D', centre });
    expect(judged(goneTable, toCentre('goal', 1)).verdict).toBe('illegal');
    expect(
      judged(tableOf({ goal: '3?', hand: '8D', centre }), toSide('goal', 0)).findings.map(({ rule }) => rule),
    ).toEqual(['spite-and-malice/side-from-hand']);
  });

  test('depends on an ace that may wait', () => {
    const ruled = judged(tableOf({ hand: '8D 2?', centre }), END_MOVE);
    expect([ruled.verdict, ruled.depends]).toEqual(['depends', ['whether seat 0 holds an ace']]);
    expect(judged(tableOf({ hand: '8D 2?', centre }), toSide('8D', 0)).verdict).toBe('depends');
    expect(judged(tableOf({ hand: '8D 2?', centre }), END_MOVE, { aces: 'may' }).verdict).toBe('legal');
    expect(judged(tableOf({ hand: '8D 2?', centre: `${centre}AD` }), END_MOVE).verdict).toBe('legal');
    expect(judged(tableOf({ hand: '8D 2?', centre, goal: '3? AC' }), END_MOVE).verdict).toBe('illegal');
    const goal = judged(tableOf({ hand: '8D', goal: '4?', centre }), END_MOVE);
    expect([goal.verdict, goal.depends]).toEqual(['depends', ['whether seat 0’s goal card is an ace']]);
    const aces = tableOf({ hand: '8D 2?', theirSide: 'AS AH AD AC AC', centre });
    expect(judged(aces, END_MOVE).verdict).toBe('legal');
  });

  test('depends on a card that could be laid', () => {
    const strict = { mayEnd: false, aces: 'may' };
    const fullSides = 'KS | QH | JD | 9C';
    const ruled = judged(tableOf({ hand: '5S ?', side: fullSides }), END_MOVE, strict);
    expect([ruled.verdict, ruled.depends]).toEqual([
      'depends',
      ['whether seat 0 holds a card that goes on a side pile'],
    ]);
    expect(judged(tableOf({ hand: '?', side: 'KS | QH | JD' }), END_MOVE, strict).verdict).toBe('illegal');
  });

  test('lets an ace that may be in the hand go only to the centre', () => {
    const ruled = judged(tableOf({ hand: '2?', centre }), toSide('AD', 0));
    expect(ruled.verdict).toBe('illegal');
    expect(ruled.findings.map(({ rule }) => rule)).toEqual([
      'spite-and-malice/side-from-hand',
      'spite-and-malice/ace-first',
    ]);
  });

  test('lists only certain moves', () => {
    expect(listed(tableOf({ goal: '3?', hand: '8D 2?', centre }))).toEqual([toCentre('8D', 2)]);
    expect(listed(tableOf({ goal: '3? 9C', hand: '8D', centre }, { turn: 1 }), {}, { seat: 0 })).toEqual([]);
  });
});
