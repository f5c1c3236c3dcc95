import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameState } from '../../src/game/play.ts';
import type { Proposal } from '../../src/game/table.ts';
import type { ItemRef } from '../../src/game/zone.ts';
import { games } from '../../src/games/index.ts';
import { tryMove } from '../../src/table/judge.ts';
import { isPicked } from '../../src/table/picks.ts';
import {
  chooseMove,
  drop,
  keepAfterRefusal,
  propose,
  type TableSeat,
  touch,
  touchAll,
} from '../../src/table/session.ts';

const card = (item: string): ItemRef => ({ zone: 'hand', item });
const thing = (item: string): ItemRef => ({ zone: 'table', item });

/** A minimal game: a move consists of all touched items except the pile, which has no effect. */
function proposed(picks: readonly ItemRef[]): readonly Proposal<never>[] {
  const move = picks.map(({ item }) => item).filter((item) => item !== 'top');
  return [
    { label: 'Take', detail: '', move: `take ${move}` as never },
    { label: 'Place', detail: '', move: `place ${move}` as never, to: 'table' },
    { label: 'Name', detail: 'one', move: `1 ${move}` as never, to: 'pile' },
    { label: 'Name', detail: 'two', move: `2 ${move}` as never, to: 'pile' },
  ];
}

const testSeat: TableSeat = {
  game: {
    table: { propose: (_view: GameState, _seat: number, picks: readonly ItemRef[]) => proposed(picks) },
    notation: { key: String },
  } as never,
  view: {} as GameState,
  seat: 0,
};
const sessionWith = (...picks: readonly ItemRef[]) => ({ tableSeat: testSeat, picked: picks });

describe('a dragged card', () => {
  test('that is dropped in a free place makes the move of that place', () => {
    expect(drop(sessionWith(), card('a'), { zone: 'table' })).toEqual({ picked: [card('a')], sure: 'place a' });
  });

  test('takes the touched cards along', () => {
    const { sure } = drop(sessionWith(card('a'), card('b')), card('b'), { zone: 'table' });
    expect(sure).toBe('place a,b');
  });

  test('that is dropped on another card is touched with it, and nothing is played yet', () => {
    const { picked, sure } = drop(sessionWith(), card('a'), { zone: 'table', item: 'x' });
    expect([picked, sure]).toEqual([[card('a'), thing('x')], undefined]);
  });

  test('that meets the top of a pile meets the pile', () => {
    const result = drop(sessionWith(), card('a'), { zone: 'table', item: 'top' });
    expect(result).toEqual({ picked: [card('a')], sure: 'place a' });
  });

  test('is only touched if the place could mean several things, or nothing', () => {
    for (const zone of ['pile', 'nowhere']) {
      expect(drop(sessionWith(), card('a'), { zone })).toEqual({ picked: [card('a')], sure: undefined });
    }
  });
});

/** Tables of a game after some moves, from the seat on turn. */
function tablesOf(game: (typeof games)[number]) {
  return [1, 2, 3].flatMap((seed) => {
    let state = game.play.deal(defaultOptions(game.options), seed);
    return Array.from({ length: 8 }, (_, i) => {
      const seat = game.play.turn(state);
      if (seat === null) return [];
      const currentState = state;
      const view = game.visibility.view(currentState, seat);
      const moves = game.play.moves(view, seat, 2);
      const move = moves[(seed + 3 * i) % moves.length];
      if (move) state = game.play.play(currentState, seat, move).state;
      return [{ state: currentState, seat, tableSeat: { game, view, seat } }];
    }).flat();
  });
}

/** The first items of an endless sequence. */
function* takeFirst<T>(items: Iterable<T>, maxCount: number): Iterable<T> {
  let count = 0;
  for (const one of items) {
    if (count++ >= maxCount) return;
    yield one;
  }
}

/** A few items of each zone. */
const thingsAt = ({ game, view, seat }: TableSeat): readonly ItemRef[] =>
  game.table
    .zones(view, seat, String)
    .filter(({ kind }) => kind !== 'sign')
    .flatMap(({ id, items }) => items.slice(0, 3).map((item) => ({ zone: id, item: item.id })));

test('makes a move without a button if no other is possible', () => {
  let sures = 0;
  for (const { tableSeat } of games.flatMap(tablesOf)) {
    const proposedKeys = (picks: readonly ItemRef[]) =>
      propose({ tableSeat, picked: picks }).map(({ move }) => tableSeat.game.notation.key(move));
    const untouched = proposedKeys([]);
    const things = thingsAt(tableSeat);
    for (const firstItem of things) {
      for (const second of things) {
        const { picked, sure } = touchAll(tableSeat, [firstItem, second]);
        expect(sure).toBe(propose({ tableSeat, picked }).find((proposal) => proposal.isSure)?.move);
        if (!sure) continue;
        sures++;
        expect(proposedKeys(picked).filter((key) => !untouched.includes(key))).toEqual([
          tableSeat.game.notation.key(sure),
        ]);
      }
    }
  }
  expect(sures).toBeGreaterThan(0);
});

describe.each(games.map((game) => [game.name, game] as const))('at the tables of %s', (_, game) => {
  const tables = tablesOf(game);

  test('a second touch releases a card', () => {
    for (const { tableSeat } of tables) {
      for (const one of thingsAt(tableSeat)) {
        const { picked } = touch({ tableSeat, picked: [] }, one);
        expect(picked).toEqual([one]);
        expect(touch({ tableSeat, picked }, one).picked).toEqual([]);
      }
    }
  });

  test('a button tries its move, and a missing one tries nothing', () => {
    for (const { tableSeat } of tables) {
      for (const one of thingsAt(tableSeat)) {
        const { picked } = touch({ tableSeat, picked: [] }, one);
        const proposals = propose({ tableSeat, picked });
        for (const label of new Set(proposals.map((proposal) => proposal.label))) {
          const sameLabel = proposals.filter((proposal) => proposal.label === label);
          expect(sameLabel.map((_way, i) => chooseMove({ tableSeat, picked }, label, i))).toEqual(
            sameLabel.map(({ move }) => move),
          );
        }
        expect(chooseMove({ tableSeat, picked }, 'Whistle')).toBeUndefined();
      }
    }
  });

  test('the cards touched after a refusal leave a button to press', () => {
    let refusedCount = 0;
    for (const { state, seat, tableSeat } of tables) {
      for (const move of takeFirst(game.play.tries(tableSeat.view, seat), 60)) {
        const tryResult = tryMove({ game, state, seat, name: String, hasHiddenCards: true }, move);
        if (tryResult.ruling.verdict !== 'illegal') continue;
        refusedCount++;
        const byTouch = touchAll(tableSeat, tryResult.picks).picked;
        for (const picksBefore of [[], byTouch]) {
          const remainingPicks = keepAfterRefusal(tableSeat, picksBefore, tryResult);
          expect(propose({ tableSeat, picked: remainingPicks }).some(({ isSure }) => isSure)).toBe(false);
          expect(remainingPicks.every((one) => isPicked(tryResult.picks, one) || isPicked(picksBefore, one))).toBe(
            true,
          );
        }
      }
    }
    expect(refusedCount).toBeGreaterThan(0);
  });

  test('dragging from item to item touches one after the other', () => {
    for (const { tableSeat } of tables) {
      const things = thingsAt(tableSeat);
      for (const from of things) {
        for (const onto of things.filter((to) => to !== from)) {
          const drag = drop({ tableSeat, picked: [] }, from, onto);
          if (drag.picked.length > 1) expect(drag).toEqual(touchAll(tableSeat, [from, onto]));
          else expect(drag.picked).toEqual([from]);
        }
      }
    }
  });
});

test('where no move is possible any number of items can be touched, and none makes a move', () => {
  const session = (...picks: readonly ItemRef[]) => ({ tableSeat: null, picked: picks });
  expect(touch(session(card('a')), thing('x'))).toEqual({
    picked: [card('a'), thing('x')],
    sure: undefined,
  });
  expect(touch(session(card('a'), thing('x')), card('a')).picked).toEqual([thing('x')]);
  expect(drop(session(), card('a'), { zone: 'table', item: 'x' })).toEqual({
    picked: [card('a')],
    sure: undefined,
  });
  expect(propose(session(card('a')))).toEqual([]);
});
