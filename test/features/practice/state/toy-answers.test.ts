import { describe, expect, test } from 'vitest';
import { ANSWER_OF_KEY } from '../../../../src/features/practice/state/answers.ts';
import { describeMissing } from '../../../../src/features/practice/state/missing-cards.ts';
import type { Practice } from '../../../../src/features/saved-games/index.ts';
import type { ItemRef, Zone } from '../../../../src/game/zone.ts';
import { inHand, type ToyState, toyHand, toyMove, toyPractice, toyStep, toyZone } from './toy-table.ts';

const tableOf = (state: ToyState, parts = {}): Practice => toyPractice([toyStep(state)], [], parts);
const answer = (key: string, state: ToyState, parts = {}): string | undefined =>
  ANSWER_OF_KEY[key]?.(tableOf(state, parts));
const zoneOf = (kind: Zone['kind'], label: string, ...items: readonly object[]): Zone =>
  ({ id: label, label, kind, seat: null, items }) as unknown as Zone;

describe('the cards on the table, by key', () => {
  test('are those face up that belong to nobody, each with its worth if it has one', () => {
    const centre = zoneOf(
      'row',
      'The centre: four places',
      { cards: [3] },
      { cards: [] },
      { cards: [1, 2], worth: '9' },
    );
    const discard = zoneOf('pile', 'Discard in the middle', { cards: [5] }, { cards: [6, 7] });
    expect(answer('t', { zones: [centre, discard] })).toBe('The centre: #3, –, 9; Discard: #7.');
  });

  test('leave out what is face down, signs, won cards and what players have', () => {
    const hidden = [
      zoneOf('pile', 'Stock', { cards: [3, -1] }),
      zoneOf('sign', 'Trumps', { cards: [4] }),
      { ...zoneOf('pile', 'Won', { cards: [5] }), unit: 'trick' },
      toyHand('2S'),
    ] as readonly Zone[];
    expect(answer('t', { zones: hidden })).toBe('No cards are face up.');
    expect(answer('t', { zones: [...hidden, zoneOf('row', 'The centre', { cards: [-1] }, { cards: [8] })] })).toBe(
      'The centre: #8.',
    );
  });
});

test('hands are counted by player: all zones of a hand, and what is told of a hidden one', () => {
  const zones = [
    { ...toyHand('2S', '3S'), seat: null },
    { ...toyZone('held', 'Ann’s hand', ['4S'], 1), count: 9 },
    toyZone('held', 'Bert’s hand', ['5S', '6S'], 2),
    toyZone('row', 'Before Ann', ['7S'], 1),
  ] as readonly Zone[];
  expect(answer('h', { zones })).toBe('You 2, Ann 9, Bert 2.');
});

test('whose turn it is, or that the game is over', () => {
  expect(['w'].map((key) => [0, 2, null].map((turn) => answer(key, { turn })))).toEqual([
    ['It is your turn.', 'It is Bert’s turn.', 'The game is over.'],
  ]);
});

test('the score is told by player, or by side for partners', () => {
  expect(answer('s', { scores: [3, 0, 12] })).toBe('You 3, Ann 0, Bert 12.');
  expect(answer('s', { scores: [3, 5] }, { seats: () => 4 })).toBe('You and Bert 3, Ann and Cleo 5.');
});

describe('your moves, by key', () => {
  const moves = (...types: readonly string[]) => types.map((type) => toyMove(type)) as never;

  test('are counted, with a short one as example', () => {
    expect(answer('m', { moves: moves('pass') })).toBe('1 move. For example: pass.');
    const long = 'lay the ace on the ace of your own pile';
    expect(answer('m', { moves: moves(long, 'lay it on the ace of clubs now') })).toBe(
      '2 moves. For example: lay it on the ace of clubs now.',
    );
    expect(answer('m', { moves: moves(long) })).toBe('1 move.');
    const thirty = Array.from({ length: 31 }, (_, i) => `play ${i}`);
    expect(answer('m', { moves: moves(...thirty.slice(0, 29)) })).toBe('29 moves. For example: play 0.');
    expect(answer('m', { moves: moves(...thirty) })).toBe('30 moves or more. For example: play 0.');
  });

  test('are none while it is another’s turn', () => {
    expect(answer('m', { turn: 1, moves: moves('pass') })).toBe('It is Ann’s turn. You wait.');
  });
});

describe('a button that needs cards tells where they are', () => {
  const centre = toyZone('row', 'The centre: four places', ['KC', 'KD']);
  const zones = [centre, toyZone('pile', 'Stock', ['9C']), toyHand('2S', '3S')];
  const inCentre = (item: string): ItemRef => ({ zone: centre.id, item });
  const take = toyMove('take', inHand('2S'), inCentre('KC'));

  test('as far as a legal move says so: in the hand first', () => {
    expect(describeMissing(tableOf({ zones, moves: [take] as never }), 'Take')).toBe(
      '“Take” needs cards: touch them first, in your hand and in the centre.',
    );
    const draw = toyMove('take', { zone: 'Stock', item: '9C' });
    expect(describeMissing(tableOf({ zones, moves: [toyMove('pass'), draw] as never }), 'Take')).toBe(
      '“Take” needs cards: touch them first, in the stock.',
    );
  });

  test('by a move that can only be tried if none is legal', () => {
    const tries = [toyMove('pass'), toyMove('lay', inHand('3S'))] as never;
    expect(describeMissing(tableOf({ zones, moves: [], tries }), 'Lay')).toBe(
      '“Lay” needs cards: touch them first, in your hand.',
    );
    expect(describeMissing(tableOf({ zones, moves: [take] as never, tries }), 'Take')).toContain('in the centre');
  });

  test('or that no card helps', () => {
    expect(describeMissing(tableOf({ zones, moves: [take] as never }), 'Whistle')).toBe(
      '“Whistle” isn’t possible now, whatever you touch.',
    );
    // Only so many tries are looked at, to answer at once.
    const tries = [...Array.from({ length: 400 }, () => toyMove('pass')), toyMove('lay', inHand('3S'))] as never;
    expect(describeMissing(tableOf({ zones, tries }), 'Lay')).toBe('“Lay” isn’t possible now, whatever you touch.');
    expect(describeMissing(tableOf({ zones, tries: (tries as readonly object[]).slice(1) as never }), 'Lay')).toContain(
      'in your hand',
    );
  });

  test('that a card of the hand may begin what has no complete move yet', () => {
    const begin = { label: 'Build', detail: '', move: toyMove('build', inHand('2S'), inHand('9H')) };
    const table = {
      propose: (_view: unknown, _seat: number, picks: readonly ItemRef[]) => (picks.length === 1 ? [begin] : []),
    };
    expect(describeMissing(tableOf({ zones }, { table }), 'Build')).toBe(
      '“Build” needs cards: touch them first, in your hand.',
    );
    const bare = { propose: () => [{ ...begin, move: toyMove('build') }] };
    expect(describeMissing(tableOf({ zones }, { table: bare }), 'Build')).toContain('isn’t possible now');
    expect(describeMissing(tableOf({ zones: [centre] }, { table }), 'Build')).toContain('isn’t possible now');
  });
});
