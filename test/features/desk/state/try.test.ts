import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  $draft,
  $isLaying,
  $tableGame,
  $touched,
  $touchedThings,
  choosePlace,
} from '../../../../src/features/desk/state/desk.ts';
import {
  chooseSlot,
  dropItem,
  setMove,
  touchItem,
  touchSession,
  touchThing,
  tryMove,
} from '../../../../src/features/desk/state/try.ts';
import { fault } from '../../../../src/game/fault.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import type { ItemRef } from '../../../../src/game/zone.ts';
import {
  cardPlace,
  closeDesk,
  openToy,
  position,
  targetId,
  toyDesk,
  toyDraft,
  withoutTable,
  zonesOf,
} from './toy-desk.ts';

afterAll(closeDesk);

const PLACES = [
  cardPlace('hand-0', { kind: 'set' }),
  cardPlace('table'),
  cardPlace('centre', { kind: 'pile' }),
  cardPlace('side-1', { kind: 'pile', among: 'Side piles' }),
  cardPlace('side-2', { kind: 'pile', among: 'Side piles' }),
];
const POSITION = { 'hand-0': ['6S', '7S'], table: ['2C', '3C', '?'], 'side-1': ['8S'] };
const MOVE = { type: 'lay', card: '6S' };

/** Any hand card with a card of the table can only be one move; a hand card alone may be dropped on the table. */
const game = toyDesk(PLACES, {
  table: {
    zones: (state) => [
      ...zonesOf(PLACES)(state),
      { id: 'side', label: '', seat: null, kind: 'piles', items: ['1', '2'].map((id) => ({ id, cards: [] })) },
    ],
    propose(_, seat, picks) {
      const zones = picks.map(({ zone }) => zone);
      const move = { type: 'take', seat, cards: picks.map(({ item }) => item) };
      if (zones.includes('hand-0') && zones.includes('table'))
        return [{ label: 'Take', detail: '', move, isSure: true }];
      return zones.includes('hand-0')
        ? [{ label: 'Lay', detail: '', move: { ...move, type: 'lay' }, to: 'table' }]
        : [];
    },
    picksOf: (_, __, move) => [{ zone: 'hand-0', item: String(move['card']) }],
  },
  desk: {
    presuppose: (json, seat, move, options) =>
      move['type'] === 'lay' ? { ...json, turn: [seat, move['card'] ?? '', Number(options['seats'])] } : json,
  },
});

const touch = (zone: string, item: string): void => touchThing({ zone, item });
const ref = (zone: string, item: string): ItemRef => ({ zone, item });
const touched = (): unknown => [targetId(), $touchedThings.get(), $touched.get().map(({ item }) => item)];
const currentMove = (): unknown => $draft.get()?.move;

beforeEach(() => openToy(game, { position: POSITION }));

describe('touching things of the sheet', () => {
  test('chooses their place, and makes them part of the try; touching again releases them', () => {
    touch('hand-0', '7S');
    expect(touched()).toEqual(['hand-0', [1], ['7S']]);
    touch('hand-0', '6S');
    expect(touched()).toEqual(['hand-0', [1, 0], ['7S', '6S']]);
    touch('hand-0', '7S');
    expect(touched()).toEqual(['hand-0', [0], ['6S']]);
  });

  test('of two places marks nothing to be changed', () => {
    touch('table', '2C');
    expect(touched()).toEqual(['table', [0], ['2C']]);
    touch('side', '1');
    expect($touchedThings.get()).toEqual([]);
    expect($touched.get()).toHaveLength(2);
  });

  test('marks them anew in a place that wasn’t chosen', () => {
    choosePlace('table');
    $touchedThings.set([0]);
    touch('hand-0', '6S');
    expect(touched()).toEqual(['hand-0', [0], ['6S']]);
    $touched.set([]);
    choosePlace('table');
    $touchedThings.set([1]);
    touch('table', '2C');
    expect($touchedThings.get()).toEqual([1, 0]);
  });

  test('under a ruling, while cards are laid, changes the table and not the try', () => {
    $draft.set(toyDraft(game, { position: POSITION, move: MOVE }));
    $isLaying.set(true);
    touch('table', '2C');
    expect(touched()).toEqual(['table', [0], []]);
    expect(currentMove()).toBe(MOVE);
    touch('hand-0', '7S');
    expect(touched()).toEqual(['hand-0', [1], []]);
  });

  test('under a ruling begins another try from the one that was judged', () => {
    $draft.set(toyDraft(game, { position: POSITION, move: MOVE }));
    $isLaying.set(false);
    touch('hand-0', '7S');
    expect(currentMove()).toBeNull();
    expect($touched.get().map(({ item }) => item)).toEqual(['6S', '7S']);
  });

  test('that the table doesn’t have yet marks them, to be changed only', () => {
    $tableGame.set(null);
    openToy(withoutTable(game), { position: POSITION });
    touch('table', 'thing-1');
    expect(touched()).toEqual(['table', [1], []]);
  });

  test('that the table doesn’t draw marks them, to be changed only', () => {
    const zones = [{ id: 'table', label: '', seat: null, kind: 'row', items: [{ id: '2C', cards: [1] }] }] as const;
    openToy(toyDesk(PLACES, { table: { zones: () => zones } }), { position: { table: ['6S'] } });
    touch('table', 'thing-0');
    expect(touched()).toEqual(['table', [0], []]);
  });

  test('that aren’t on the sheet does nothing', () => {
    choosePlace('table');
    $touchedThings.set([0]);
    touch('moon', '6S');
    expect(touched()).toEqual(['table', [], []]);
    $draft.set(null);
    touch('hand-0', '6S');
    expect(touched()).toEqual([undefined, [], []]);
  });
});

describe('touching an empty pile', () => {
  test('fills it', () => {
    $isLaying.set(false);
    touch('side', '2');
    expect([targetId(), $isLaying.get(), $touched.get()]).toEqual(['side-2', true, []]);
  });

  test('tries a card on it, if one is touched', () => {
    touch('hand-0', '6S');
    touch('side', '2');
    expect($touched.get()).toEqual([ref('hand-0', '6S'), ref('side', '2')]);
    expect([targetId(), $touchedThings.get()]).toEqual(['hand-0', []]);
  });

  test('beside a touched pile marks nothing to be changed', () => {
    touch('side', '1');
    expect(touched()).toEqual(['side-1', [0], ['1']]);
    touch('side', '2');
    expect(touched()).toEqual(['side-1', [], ['1', '2']]);
  });
});

describe('choosing a place to fill', () => {
  test('moves a single touched card there', () => {
    touch('hand-0', '6S');
    chooseSlot(PLACES[1] as (typeof PLACES)[number]);
    expect(position()).toEqual({ ...POSITION, 'hand-0': ['7S'], table: ['2C', '3C', '?', '6S'] });
    expect(touched()).toEqual(['table', [], []]);
  });

  test('moves none of two touched cards, and none to where it is', () => {
    touch('hand-0', '6S');
    chooseSlot(PLACES[0] as (typeof PLACES)[number]);
    expect(position()).toEqual(POSITION);
    expect(touched()).toEqual(['hand-0', [], ['6S']]);
    $touched.set([]);
    touch('hand-0', '6S');
    touch('hand-0', '7S');
    $isLaying.set(false);
    chooseSlot(PLACES[1] as (typeof PLACES)[number]);
    expect(position()).toEqual(POSITION);
    expect([touched(), $isLaying.get()]).toEqual([['table', [], ['6S', '7S']], true]);
  });
});

describe('a try', () => {
  test('is made by touches that can mean no other', () => {
    touchItem(ref('hand-0', '6S'));
    expect(currentMove()).toBeNull();
    touchItem(ref('table', '2C'));
    expect(currentMove()).toEqual({ type: 'take', seat: 0, cards: ['6S', '2C'] });
    expect($isLaying.get()).toBe(false);
  });

  test('is made by dropping a card where it means one move', () => {
    dropItem(ref('hand-0', '6S'), { zone: 'table' });
    expect(currentMove()).toEqual({ type: 'lay', seat: 0, cards: ['6S'] });
    dropItem(ref('table', '2C'), { zone: 'moon' });
    expect(currentMove()).toBeNull();
  });

  test('ends with a touch on what was tried', () => {
    $draft.set(toyDraft(game, { position: POSITION, move: MOVE }));
    touchItem(ref('hand-0', '6S'));
    expect([currentMove(), $touched.get()]).toEqual([null, []]);
  });

  test('enters what it implies', () => {
    const before = toyDraft(game, { position: POSITION, seat: 1 });
    $draft.set(before);
    tryMove(MOVE as unknown as GameMove);
    expect($draft.get()).toEqual({ ...before, move: MOVE, position: { ...POSITION, turn: [1, '6S', 3] } });
    expect($isLaying.get()).toBe(false);
    const plain = toyDesk(PLACES);
    openToy(plain, { position: POSITION });
    tryMove(MOVE as unknown as GameMove);
    expect($draft.get()).toMatchObject({ move: MOVE, position: POSITION });
  });

  test('waits for the table to be loaded', () => {
    $tableGame.set(null);
    tryMove(MOVE as unknown as GameMove);
    expect(currentMove()).toBeNull();
    expect(touchSession()).toEqual({ tableSeat: null, picked: [] });
    const before = $draft.get();
    touchItem(ref('hand-0', '6S'));
    expect($draft.get()).toBe(before);
  });

  test('waits for a table that can be read', () => {
    const { notation } = game;
    const read = () => fault('bad-position', 'position.moon', 'No.');
    openToy({ ...game, notation: { ...notation, position: { ...notation.position, read } } }, { position: POSITION });
    expect(touchSession()).toEqual({ tableSeat: null, picked: [] });
    touch('hand-0', 'thing-0');
    expect(touched()).toEqual(['hand-0', [0], []]);
  });

  test('can be replaced by a variant, but not before a desk is open', () => {
    setMove({ type: 'bid', points: 3 });
    expect(currentMove()).toEqual({ type: 'bid', points: 3 });
    expect(position()).toEqual(POSITION);
    $draft.set(null);
    setMove(MOVE);
    tryMove(MOVE as unknown as GameMove);
    touchItem(ref('hand-0', '6S'));
    expect($draft.get()).toBeNull();
    expect(touchSession().tableSeat).toBeNull();
  });
});
