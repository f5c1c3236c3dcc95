import { describe, expect, test } from 'vitest';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { ItemRef } from '../../src/game/zone.ts';
import { drop, keepAfterRefusal, type TableSeat } from '../../src/table/session.ts';

const card = (item: string): ItemRef => ({ zone: 'hand', item });
const listItems = (picks: readonly ItemRef[]): string => picks.map(({ item }) => item).join('');

interface ToyProposal {
  readonly label: string;
  readonly move: string;
  readonly to?: string;
  readonly isSure?: boolean;
}

/** A seat at a game that proposes these moves for the touched items. */
const seatWith = (propose: (items: string) => readonly ToyProposal[], table: object = {}): TableSeat => ({
  game: {
    table: { propose: (_v: GameState, _s: number, picks: readonly ItemRef[]) => propose(listItems(picks)), ...table },
    notation: { key: String },
  } as never,
  view: {} as GameState,
  seat: 0,
});

describe('what stays touched after a refusal', () => {
  const refused = (move: string, ...picks: readonly ItemRef[]) => ({ move: move as unknown as GameMove, picks });
  const plain = seatWith((items) => [
    { label: 'Lay', move: `lay ${items}` },
    { label: 'Show', move: `show ${items}` },
  ]);

  test('is what the player touched, if that means the move', () => {
    const touched = [card('a'), card('b')];
    expect(keepAfterRefusal(plain, touched, refused('show ab', card('b')))).toEqual(touched);
  });

  test('is what the move takes, if the player touched something else or nothing', () => {
    expect(keepAfterRefusal(plain, [card('a')], refused('show b', card('b')))).toEqual([card('b')]);
    expect(keepAfterRefusal(plain, [], refused('show b', card('b')))).toEqual([card('b')]);
  });

  test('is less by the last items as long as they would play by themselves', () => {
    const sure = seatWith((items) => [{ label: 'Lay', move: `lay ${items}`, isSure: items.length > 1 }]);
    const three = [card('a'), card('b'), card('c')];
    expect(keepAfterRefusal(sure, three, refused('lay abc', ...three))).toEqual([card('a')]);
    const always = seatWith((items) => [{ label: 'Lay', move: `lay ${items}`, isSure: true }]);
    expect(keepAfterRefusal(always, three, refused('lay abc', ...three))).toEqual([]);
  });
});

describe('a card that is dropped in a place', () => {
  const dropWith = (proposals: readonly ToyProposal[], table: object = {}) =>
    drop({ tableSeat: seatWith(() => proposals, table), picked: [card('b')] }, card('a'), { zone: 'table' });

  test('makes the first move that belongs there, unless several have its label', () => {
    const [lay, build] = [
      { label: 'Lay', move: 'lay', to: 'table' },
      { label: 'Build', move: 'build', to: 'table' },
    ];
    const elsewhere = { label: 'Lay', move: 'lay elsewhere', to: 'pile' };
    expect(dropWith([elsewhere, lay, build]).sure).toBe('lay');
    expect(dropWith([build, elsewhere, lay]).sure).toBe('build');
    expect(dropWith([lay, { ...lay, move: 'lay across' }, build]).sure).toBeUndefined();
    expect(dropWith([elsewhere]).sure).toBeUndefined();
  });

  test('takes no other card along if the game has its own rule of touching', () => {
    expect(dropWith([]).picked).toEqual([card('b'), card('a')]);
    const touch = (picks: readonly ItemRef[], thing: ItemRef): readonly ItemRef[] => [...picks, thing];
    expect(dropWith([], { touch }).picked).toEqual([card('a')]);
  });
});
