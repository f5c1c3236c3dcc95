import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/game/options.ts';
import type { Proposal } from '../../src/game/table.ts';
import type { ItemRef } from '../../src/game/zone.ts';
import { games } from '../../src/games/index.ts';
import { dropped } from '../../src/table/drop.ts';
import { sureMove, touched } from '../../src/table/touch.ts';

/** A game that only counts: its move is all that is touched, except that the pile says nothing. */
const card = (item: string): ItemRef => ({ zone: 'hand', item });
const thing = (item: string): ItemRef => ({ zone: 'table', item });
const plain = { table: {}, wire: { key: (move: unknown) => String(move) } } as never;

const propose = (picks: readonly ItemRef[]): readonly Proposal<never>[] => {
  const move = picks.map(({ item }) => item).filter((item) => item !== 'top');
  return [
    { label: 'Take', detail: '', move: `take ${move}` as never },
    { label: 'Place', detail: '', move: `place ${move}` as never, to: 'table' },
    { label: 'Name', detail: 'one', move: `1 ${move}` as never, to: 'pile' },
    { label: 'Name', detail: 'two', move: `2 ${move}` as never, to: 'pile' },
  ];
};

describe('a dragged card', () => {
  test('let go of in a free place means the move of that place', () => {
    const { picks, sure } = dropped(plain, propose, [], card('a'), { zone: 'table' });
    expect([picks, sure]).toEqual([[card('a')], 'place a']);
  });

  test('takes along what was touched', () => {
    const { sure } = dropped(plain, propose, [card('a'), card('b')], card('b'), { zone: 'table' });
    expect(sure).toBe('place a,b');
  });

  test('is touched with the card it meets, and nothing is played yet', () => {
    const { picks, sure } = dropped(plain, propose, [], card('a'), { zone: 'table', item: 'x' });
    expect([picks, sure]).toEqual([[card('a'), thing('x')], undefined]);
  });

  test('meets a pile’s top as the pile itself', () => {
    const meant = dropped(plain, propose, [], card('a'), { zone: 'table', item: 'top' });
    expect(meant).toEqual({ picks: [card('a')], sure: 'place a' });
  });

  test('is only touched where the place could mean several things, or nothing', () => {
    for (const zone of ['pile', 'nowhere']) {
      expect(dropped(plain, propose, [], card('a'), { zone })).toEqual({
        picks: [card('a')],
        sure: undefined,
      });
    }
  });
});

test('dragging from card to card is touching one after the other, in every game', () => {
  for (const game of games) {
    const state = game.play.deal(defaultOptions(game.options), 3);
    const seat = game.play.turn(state) ?? 0;
    const view = game.seen.view(state, seat);
    const picks = game.table
      .zones(view, seat, String)
      .filter(({ kind }) => kind !== 'sign')
      .flatMap(({ id, items }) => items.slice(0, 2).map((item): ItemRef => ({ zone: id, item: item.id })));
    const propose = (some: readonly ItemRef[]) => game.table.propose(view, seat, some);
    for (const from of picks) {
      for (const { zone, item } of picks.filter((to) => to !== from)) {
        const first = touched(game, [], from);
        const both = touched(game, first, { zone, item });
        const drag = dropped(game, propose, [], from, { zone, item });
        if (drag.picks.length > 1) {
          expect(drag).toEqual({ picks: both, sure: sureMove(propose(both)) });
        } else expect(drag.picks).toEqual(first);
      }
    }
  }
});
