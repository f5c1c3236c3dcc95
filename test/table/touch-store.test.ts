import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { ItemRef } from '../../src/game/zone.ts';
import type { TableSeat } from '../../src/table/session.ts';
import { createTouchStore } from '../../src/table/touch-store.ts';

const card = (item: string): ItemRef => ({ zone: 'hand', item });
const listItems = (picks: readonly ItemRef[]): string => picks.map(({ item }) => item).join('');

/** A game in which two cards make a sure move, and one card can be played or shown in two ways. */
const tableSeat: TableSeat = {
  game: {
    table: {
      propose: (_view: GameState, _seat: number, picks: readonly ItemRef[]) =>
        picks.length === 2
          ? [{ label: 'Pair', detail: '', move: `pair ${listItems(picks)}`, isSure: true }]
          : [
              { label: 'Play', detail: '', move: `play ${listItems(picks)}`, to: 'table' },
              { label: 'Show', detail: '', move: `show ${listItems(picks)} to one` },
              { label: 'Show', detail: '', move: `show ${listItems(picks)} to all` },
            ],
    },
    notation: { key: String },
  } as never,
  view: {} as GameState,
  seat: 0,
};

/** A table that can be closed, what is touched on it, and the moves tried so far. */
function tableWith(...touched: readonly ItemRef[]) {
  const $touched = atom<readonly ItemRef[]>(touched);
  const moves: GameMove[] = [];
  let isOpen = true;
  const getTable = () => (isOpen ? { tableSeat } : null);
  const store = createTouchStore({ $touched, getTable, tryMove: (move) => moves.push(move) });
  const close = (): void => {
    isOpen = false;
  };
  return { store, moves, close, touched: () => $touched.get() };
}

describe('a table', () => {
  test('remembers what is touched, and plays once only one move is possible', () => {
    const { store, moves, touched } = tableWith();
    store.touch(card('a'));
    expect([touched(), moves]).toEqual([[card('a')], []]);
    store.touch(card('b'));
    expect([touched(), moves]).toEqual([[card('a'), card('b')], ['pair ab']]);
    store.touch(card('b'));
    expect(touched()).toEqual([card('a')]);
  });

  test('takes a drag for touches of the card and its place', () => {
    const { store, moves, touched } = tableWith();
    store.drop(card('a'), { zone: 'table' });
    expect([touched(), moves]).toEqual([[card('a')], ['play a']]);
  });

  test('has buttons for the touched cards, several of them with the same label', () => {
    const { store, moves, touched } = tableWith(card('a'));
    store.press('Show', 1);
    store.press('Show', 0);
    store.press('Show', 2);
    store.press('Whistle', 0);
    expect([moves, touched()]).toEqual([['show a to all', 'show a to one'], [card('a')]]);
  });

  test('does nothing while nothing may be touched', () => {
    const { store, moves, close, touched } = tableWith(card('a'));
    close();
    store.touch(card('b'));
    store.drop(card('b'), { zone: 'table' });
    store.press('Play', 0);
    expect([moves, touched()]).toEqual([[], [card('a')]]);
  });
});
