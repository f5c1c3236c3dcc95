import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { GameMove } from '../../src/game/play.ts';
import { findNearestMoves } from '../../src/referee/nearest-moves.ts';
import { type ListedMove, listedMoves, UNLOOKED } from './listed-moves.ts';

/** Reads "throw 1 2: 3": a kind, the cards it plays, and those it names. */
function read(text: string): ListedMove {
  const [played = '', named] = text.split(':');
  const [type = '', ...cards] = played.trim().split(' ');
  const numbers = (words: readonly string[]): readonly number[] => words.map(Number);
  return { type, cards: numbers(cards), ...(named ? { named: numbers(named.trim().split(' ')) } : {}) };
}

const says = (game: Game, tried: string, isForPeople = false): readonly string[] =>
  findNearestMoves(game, UNLOOKED, 0, read(tried), isForPeople ? { isForPeople } : undefined).map((one) => one.says);

/** The moves near a try, of a list of legal ones. */
const near = (tried: string, legal: readonly string[]) => says(listedMoves(legal.map(read)), tried);

describe('the moves nearest to a try', () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    [
      'have the same cards, then the same kind, then neither',
      'throw 1 2',
      ['lay 1 3', 'throw 1 3', 'lay 1 2'],
      ['lay 1 2', 'throw 1 3', 'lay 1 3'],
    ],
    [
      'are of the same kind, rather than of another with nearly the same cards',
      'throw 1 2 3',
      ['lay 1 2', 'throw 7 8 9'],
      ['throw 7 8 9', 'lay 1 2'],
    ],
    [
      'differ in as few cards as can be',
      'throw 1 2 3',
      ['throw 1', 'throw 1 8 9', 'throw 1 2'],
      ['throw 1 2', 'throw 1', 'throw 1 8 9'],
    ],
    [
      'differ by a card left out less than by one replaced',
      'throw 1 2',
      ['throw 1 3', 'throw 1'],
      ['throw 1', 'throw 1 3'],
    ],
    [
      'differ by a card added less than by one replaced',
      'throw 1 2',
      ['throw 1 3', 'throw 1 2 9'],
      ['throw 1 2 9', 'throw 1 3'],
    ],
    ['have no more copies than the try', 'throw 2 5', ['throw 2 2', 'throw 2'], ['throw 2', 'throw 2 2']],
    [
      'have as many copies',
      'throw 2 2 5',
      ['throw 2 5 8', 'throw 2 2 8 8', 'throw 2 2 5 2'],
      ['throw 2 2 5 2', 'throw 2 5 8', 'throw 2 2 8 8'],
    ],
    [
      'name the same cards, once they play the same',
      'take 6: 2 4',
      ['take 6: 1 5', 'take 5: 2 4', 'take 6: 2 3'],
      ['take 6: 2 3', 'take 6: 1 5', 'take 5: 2 4'],
    ],
    [
      'that are as near come in the order of their texts',
      'throw 1',
      ['throw 9', 'throw 3', 'throw 5'],
      ['throw 3', 'throw 5', 'throw 9'],
    ],
    ['are three', 'throw 1', ['throw 5', 'throw 4', 'throw 3', 'throw 2'], ['throw 2', 'throw 3', 'throw 4']],
    ['are none where nothing is legal', 'throw 1', [], []],
  ])('%s', (_name, tried, legal, nearest) => {
    expect(near(tried, legal)).toEqual(nearest);
  });

  test('are named once, though listed twice', () => {
    expect(near('throw 1', ['throw 2', 'throw 2'])).toEqual(['throw 2']);
  });

  test('are legal whatever the unseen cards are', () => {
    const game = listedMoves([
      { ...read('throw 2'), unseen: 2, illegalWith: '11' },
      { ...read('throw 3'), unseen: 2 },
    ]);
    expect(says(game, 'throw 1')).toEqual(['throw 3']);
    expect(says(game, 'throw 1', true)).toEqual(['throw 3']);
  });

  test('are searched among thousands of moves for each card, not more', () => {
    const limits: unknown[] = [];
    const moves: Game['play']['moves'] = (_state, _seat, maxPerCard) => {
      limits.push(maxPerCard);
      return [];
    };
    says(listedMoves([], { moves }), 'throw 1');
    expect(limits).toEqual([5000]);
  });

  test('are none if it takes too long to tell', () => {
    const game = listedMoves([{ ...read('throw 2'), unseen: 14 }]);
    expect(says(game, 'throw 1')).toEqual([]);
    expect(says(game, 'throw 1', true)).toEqual([]);
  });
});

describe('for readers, the moves nearest to a try', () => {
  const forReaders = (tried: string, legal: readonly string[], more: Partial<Game['play']> = {}) =>
    says(listedMoves(legal.map(read), more), tried, true);

  test.each<[string, readonly string[], readonly string[]]>([
    [
      'are of three kinds, the nearest kind first',
      ['throw 2', 'throw 3', 'lay 9', 'lay 8', 'pass'],
      ['throw 2', 'pass', 'lay 8'],
    ],
    [
      'are of three kinds, though there are four, each with its nearest move',
      ['throw 2', 'lay 2 3 4 5 6', 'bid 8 9', 'lay 8', 'lay 9', 'call 7 8 9'],
      ['throw 2', 'lay 8', 'bid 8 9'],
    ],
    [
      'are two of the nearest kind if there are only two kinds',
      ['lay 9', 'throw 3', 'throw 2'],
      ['throw 2', 'lay 9', 'throw 3'],
    ],
    [
      'are three of a kind if there is only one',
      ['throw 5', 'throw 4', 'throw 3', 'throw 2'],
      ['throw 2', 'throw 3', 'throw 4'],
    ],
    ['begin with the nearest of all, of whatever kind', ['throw 2', 'lay 1'], ['lay 1', 'throw 2']],
    ['are none where nothing is legal', [], []],
  ])('%s', (_name, legal, nearest) => {
    expect(forReaders('throw 1', legal)).toEqual(nearest);
  });

  test('are not the same to them: of equivalent moves there is one', () => {
    const isOdd = ({ cards: [card = 0] }: ListedMove): boolean => card % 2 === 1;
    const equivalenceKey = (_state: unknown, _seat: number, move: GameMove): string =>
      `${move.type} ${isOdd(move as ListedMove)}`;
    const legal = ['throw 3', 'throw 5', 'throw 4', 'throw 7'];
    expect(forReaders('throw 1', legal, { equivalenceKey })).toEqual(['throw 3', 'throw 4']);
    expect(says(listedMoves(legal.map(read), { equivalenceKey }), 'throw 1')).toEqual([
      'throw 3',
      'throw 4',
      'throw 5',
    ]);
  });

  test('are of the nearest kind alone if it takes too long to judge others', () => {
    const hard = { ...read('lay 9'), unseen: 14 };
    const game = listedMoves([hard, ...['throw 2', 'throw 3', 'throw 4'].map(read)]);
    expect(says(game, 'throw 1', true)).toEqual(['throw 2', 'throw 3', 'throw 4']);
  });

  describe('end with the wild card that makes the try work', () => {
    const withWild = () => ['throw 0 0', 'throw 8 0', 'throw 9 0'].map(read);
    const others = ['throw 2', 'throw 3', 'throw 4'];

    test('in place of the third', () => {
      expect(forReaders('throw 1', [...others, 'throw 8 0'], { withWild })).toEqual([
        'throw 2',
        'throw 3',
        'throw 8 0',
      ]);
    });

    test('the first one that is legal for certain', () => {
      const unsure = { ...read('throw 8 0'), unseen: 1, illegalWith: '1' };
      const game = listedMoves([...others.map(read), unsure, read('throw 9 0')], { withWild });
      expect(says(game, 'throw 1', true)).toEqual(['throw 2', 'throw 3', 'throw 9 0']);
    });

    test('after the others, if they are few', () => {
      expect(forReaders('throw 1', ['throw 2', 'lay 5', 'throw 8 0'], { withWild })).toEqual([
        'throw 2',
        'lay 5',
        'throw 8 0',
      ]);
    });

    test('once, where it is among the nearest anyway', () => {
      expect(forReaders('throw 8', ['throw 8 0', 'throw 8 2', 'throw 8 3'], { withWild })).toEqual([
        'throw 8 0',
        'throw 8 2',
        'throw 8 3',
      ]);
    });

    test('if one of them is legal', () => {
      expect(forReaders('throw 1', others, { withWild })).toEqual(others);
      expect(forReaders('throw 1', others, { withWild: () => [] })).toEqual(others);
    });

    test('but not in the wire format', () => {
      expect(says(listedMoves([...others, 'throw 8 0'].map(read), { withWild }), 'throw 1')).toEqual(others);
    });
  });
});
