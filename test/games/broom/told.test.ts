import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { namesAround } from '../../../src/game/names.ts';
import { gameById } from '../../../src/games/index.ts';
import { readCase } from '../../../src/referee/case.ts';
import { told } from '../../../src/referee/told.ts';
import { toldInFull } from '../../../src/referee/told-in-full.ts';
import { tryAt } from '../../../src/referee/tried.ts';
import { whoseTurn } from '../../../src/referee/whose-turn.ts';

/** What a ruling on a case is told with, with the game's reasons or without. */
function tell(json: JsonObject, seated = 0) {
  const game = gameById(String(json['game']));
  if (!game) throw new Error('no such game');
  const read = readCase(json, () => game, 'move');
  if (!read.ok || !read.value.move) throw new Error(read.ok ? 'no move' : read.fault.path);
  const { state, seat, move } = read.value;
  const name = namesAround(seated);
  const tried = tryAt({ game, state, seat, name }, move);
  return {
    tried,
    told: toldInFull(game, tried.ruling, game.reasons, { ...tried, name }),
    bare: told(game, tried.ruling),
  };
}

const TAKE: JsonObject = {
  game: 'broom',
  position: {
    turn: 0,
    hands: [
      ['9S', '2C'],
      ['3S', '4S'],
    ],
    table: ['9H', '4C', '5D', 'KD'],
  },
  move: { type: 'take', cards: ['9S'], groups: [['9H'], ['4C', '5D']] },
};

describe('what a ruling is told with', () => {
  test('the sum before the equal card, each about these cards, and the sum drawn', () => {
    const { tried, told: reasons } = tell(TAKE);
    expect(tried.ruling.permits).toEqual(['broom/take-equal', 'broom/take-groups']);
    expect(reasons.map(({ cited }) => cited.rule)).toEqual(['broom/take-groups', 'broom/take-equal']);
    expect(reasons[0]?.says).toBe('Your 9♠ takes 9♥, and 4♣ and 5♦ are 9 too.');
    expect(reasons[0]?.picture).toMatchObject({
      kind: 'scales',
      pans: [[{ value: 4 }, { value: 5 }], [{ value: 9 }]],
      against: [{ value: 9 }],
    });
    expect(reasons[1]?.picture).toBeUndefined();
  });

  test('without the reasons a permission says its law, in the order of the wire', () => {
    const { tried, bare } = tell(TAKE);
    expect(bare.map(({ cited }) => cited.rule)).toEqual(tried.ruling.permits);
    for (const { says, cited, picture } of bare) expect([says, picture]).toEqual([cited.law, undefined]);
  });

  test('a refusal keeps its sentence and is drawn', () => {
    const move = { type: 'take', cards: ['9S'], groups: [['4C', '9H']] };
    const [reason] = tell({ ...TAKE, move }).told;
    expect(reason?.says).toBe('4♣ and 9♥ make 13, but the 9♠ you played takes exactly 9.');
    expect(reason?.picture).toMatchObject({ kind: 'scales', pans: [[{ value: 4 }, { value: 9 }]] });
  });

  test('nothing is drawn of what hangs on hidden cards', () => {
    const hands = [
      ['?', '2C'],
      ['?', '?'],
    ];
    const position = { ...(TAKE['position'] as JsonObject), hands };
    const { tried, told: reasons } = tell({ ...TAKE, position });
    expect(tried.ruling.verdict).toBe('depends');
    expect(reasons.every(({ picture }) => picture === undefined)).toBe(true);
  });
});

describe('whose turn it is', () => {
  test('is said with every ruling, from the table', () => {
    expect(tell(TAKE).tried.turn).toBe('Ann is next.');
    expect(tell({ ...TAKE, move: { type: 'place', cards: ['KS'] } }).tried.turn).toBe(
      'It is still your turn.',
    );
    expect(tell({ ...TAKE, seat: 1, move: { type: 'place', cards: ['3S'] } }, 1).tried.turn).toBe(
      'It is Ann’s turn.',
    );
  });

  test.each([
    ['legal', { before: 0, after: 0 }, 'You go on.'],
    ['legal', { before: 1, after: 0 }, 'You go on.'],
    ['legal', { before: 0, after: 2 }, 'Bert is next.'],
    ['legal', { before: 0, after: null }, 'The game is over.'],
    ['legal', { before: 0, after: undefined }, ''],
    ['illegal', { before: 0, after: undefined }, 'It is still your turn.'],
    ['illegal', { before: 1, after: undefined }, 'It is Ann’s turn.'],
    ['illegal', { before: null, after: undefined }, 'The game is over.'],
    ['depends', { before: 0, after: undefined }, 'It is your turn.'],
  ] as const)('%s %o: %s', (verdict, turns, says) => {
    expect(whoseTurn(verdict, 0, namesAround(0), turns)).toBe(says);
  });

  test('somebody else’s try is said of them', () => {
    expect(whoseTurn('legal', 1, namesAround(0), { before: 1, after: 0 })).toBe('You are next.');
    expect(whoseTurn('legal', 1, namesAround(0), { before: 1, after: 1 })).toBe('Ann goes on.');
    expect(whoseTurn('illegal', 1, namesAround(0), { before: 1, after: undefined })).toBe(
      'It is still Ann’s turn.',
    );
  });
});
