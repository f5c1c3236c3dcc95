import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { solved } from '../../../src/bots/review/exact.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameState } from '../../../src/game/play.ts';
import { games } from '../../../src/games/index.ts';
import { answered } from '../../../src/scenarios/ending/answered.ts';
import { readEndings, tableOf } from '../../../src/scenarios/ending/ending.ts';
import { endingAt } from '../../../src/scenarios/ending/harvest.ts';
import { begun, isHeld, type Played, sideAt, wentOn } from '../../../src/scenarios/ending/played.ts';
import { isQuick } from '../../depth.ts';

const file = (id: string): string => `content/${id}/endings.json`;
const all = games.filter(({ id }) => existsSync(file(id)));

/** What the other solver, which cuts nothing short, makes of a table; null where that is too much for it. */
function plainly(game: WholeGame, table: GameState): number | null {
  const seat = game.play.turn(table);
  if (seat === null) return null;
  const values = solved(game, table, seat, game.play.moves(table, seat));
  return values && Math.max(...values) * (sideAt(game, table, seat) === 0 ? 1 : -1);
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const endings = readEndings(JSON.parse(readFileSync(file(id), 'utf8')));

  /** Those that are played through: the quick check takes the first. */
  const some = isQuick ? endings.slice(0, 2) : endings;

  test('there are six or more, no two alike', () => {
    expect(endings.length).toBeGreaterThanOrEqual(6);
    expect(new Set(endings.map((one) => JSON.stringify(one.case))).size).toBe(endings.length);
  });

  test('each is worth what its file says, nothing hidden matters in it, and both sides can go wrong', () => {
    for (const ending of some) {
      const state = tableOf(game, ending);
      if (!state) throw new Error('it can’t be read');
      expect(game.search.open?.(state)).toBe(true);
      expect(endingAt(game, state)).toEqual(ending);
    }
  });

  test.skipIf(isQuick)(
    'a solver that cuts nothing short finds the same on the way of best play, as soon as it comes to an end',
    () => {
      for (const ending of some) {
        let state = tableOf(game, ending);
        if (!state) throw new Error('it can’t be read');
        const { line } = answered(game, state, game.search.dealOf(state)) ?? { line: [] };
        const values = line.map((move) => {
          const table = state as NonNullable<typeof state>;
          state = game.play.play(table, game.play.turn(table) ?? 0, move).state;
          return plainly(game, table);
        });
        const found = values.find((value) => value !== null);
        expect(found).toBeCloseTo(ending.value, 9);
      }
    },
  );

  test('who follows best play from either side holds it; who gives something away is told so', () => {
    for (const ending of some) {
      const start = tableOf(game, ending);
      if (!start) throw new Error('it can’t be read');
      const deal = game.search.dealOf(start);
      const solve = (state: typeof start) => {
        const best = answered(game, state, deal);
        if (!best) throw new Error('it can’t be solved');
        return best;
      };
      for (const side of [0, 1]) {
        let played = begun(game, start, side, solve(start));
        let erred = 0;
        while (!played.over) {
          const seat = game.play.turn(played.state);
          if (seat === null) throw new Error('nobody is on turn');
          expect(sideAt(game, played.state, seat)).toBe(side);
          let kept: Played | undefined;
          for (const other of game.play.moves(played.state, seat)) {
            const next = wentOn(played, other, solve(game.play.play(played.state, seat, other).state));
            if (!next.gaveAway) {
              kept ??= next;
              continue;
            }
            erred++;
            const worse = next.now.value - played.now.value;
            expect(side === 0 ? worse < 0 : worse > 0).toBe(true);
          }
          if (!kept) throw new Error('no move holds it');
          played = kept;
        }
        expect(isHeld(played)).toBe(true);
        expect(erred).toBeGreaterThan(0);
        expect(played.before && isHeld(played.before)).toBe(false);
      }
    }
  });
});

test('three games or more have endings', () => {
  expect(all.length).toBeGreaterThanOrEqual(3);
});
