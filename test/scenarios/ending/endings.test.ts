import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { solved } from '../../../src/bots/review/exact.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { handsOf } from '../../../src/game/hand.ts';
import { games } from '../../../src/games/index.ts';
import { answered } from '../../../src/scenarios/ending/answered.ts';
import { readEndings, tableOf } from '../../../src/scenarios/ending/ending.ts';
import { endingAt } from '../../../src/scenarios/ending/harvest.ts';
import { begun, isHeld, type Played, sideAt, wentOn } from '../../../src/scenarios/ending/played.ts';

const file = (id: string): string => `content/${id}/endings.json`;
const all = games.filter(({ id }) => existsSync(file(id)));

/** What the other solver, which cuts nothing short, makes of a table; null where that is too much for it. */
function plainly(game: WholeGame, state: Parameters<typeof handsOf>[0] & object): number | null {
  const table = state as ReturnType<WholeGame['play']['deal']>;
  const seat = game.play.turn(table);
  const values = seat === null ? null : solved(game, table, seat, game.play.moves(table, seat));
  if (!values || seat === null) return null;
  return Math.max(...values) * (sideAt(game, table, seat) === 0 ? 1 : -1);
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const endings = readEndings(JSON.parse(readFileSync(file(id), 'utf8')));

  test('there are six or more, no two alike', () => {
    expect(endings.length).toBeGreaterThanOrEqual(6);
    expect(new Set(endings.map((one) => JSON.stringify(one.case))).size).toBe(endings.length);
  });

  test('each is worth what its file says, nothing hidden matters in it, and both sides can go wrong', () => {
    for (const ending of endings) {
      const state = tableOf(game, ending);
      if (!state) throw new Error('it can’t be read');
      expect(game.search.open?.(state)).toBe(true);
      expect(endingAt(game, state)).toEqual(ending);
    }
  });

  test('a solver that cuts nothing short finds the same, wherever it comes to an end', () => {
    const found = endings.flatMap((ending) => {
      const state = tableOf(game, ending);
      const value = state ? plainly(game, state) : null;
      return value === null ? [] : [[value, ending.value] as const];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const [value, said] of found) expect(value).toBeCloseTo(said, 9);
  });

  test('who follows best play from either side holds it; who gives something away is told so', () => {
    for (const ending of endings) {
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
