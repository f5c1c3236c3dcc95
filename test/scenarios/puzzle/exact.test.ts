import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOnlyWorld } from '../../../src/bots/search/exact-values.ts';
import { sampleWorlds } from '../../../src/bots/search/worlds.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { GameState } from '../../../src/game/play.ts';
import type { Seat } from '../../../src/game/seat.ts';
import { games } from '../../../src/games/index.ts';
import { readCase, readMove } from '../../../src/referee/case.ts';
import { unpackStock } from '../../../src/scenarios/puzzle/stock.ts';
import { isDeep, isQuick } from '../../depth.ts';

/** Puzzles with more cards take a minute each without pruning, so the deep check solves them. */
const MAX_CARDS = isDeep ? 8 : 6;

/** A second solver: it tries every move to the end of the deal without pruning and visits each table once. */
function plainSolver(game: WholeGame, start: GameState) {
  const deal = game.search.dealOf(start);
  const solvedValues = new Map<string, readonly number[]>();
  const sides = game.play.scores(start).length;
  return function worth(state: GameState): readonly number[] {
    const turn = game.play.turn(state);
    if (turn === null || game.search.dealOf(state) !== deal)
      return Array.from({ length: sides }, (_, side) => game.search.evaluate(state, side));
    const text = JSON.stringify(state);
    const knownWorth = solvedValues.get(text);
    if (knownWorth) return knownWorth;
    const moveWorths = game.play.moves(state, turn).map((move) => worth(game.play.play(state, turn, move).state));
    const ownSide = turn % sides;
    const bestWorth = moveWorths.reduce((one, other) => ((other[ownSide] ?? 0) > (one[ownSide] ?? 0) ? other : one));
    solvedValues.set(text, bestWorth);
    return bestWorth;
  };
}

for (const game of games) {
  const file = new URL(`../../../content/${game.id}/puzzles.json`, import.meta.url);
  const movePuzzles = unpackStock(readFileSync(file, 'utf8')).move ?? [];
  const exact = movePuzzles.flatMap((one) => (one.kind === 'move' && one.proven === 'exact' ? [one] : []));

  test.skipIf(isQuick || exact.length === 0)(
    `${game.id}: a second solver confirms the figures of every solved puzzle`,
    () => {
      let solved = 0;
      for (const { case: json, figures } of exact) {
        const parsedCase = readCase(json, () => game, 'position');
        if (!parsedCase.ok) throw new Error(parsedCase.fault.says);
        const { state, seat, options } = parsedCase.value;
        const onlyWorld = findOnlyWorld(sampleWorlds(game, game.visibility.view(state, seat as Seat), seat, 1));
        expect(onlyWorld).not.toBeNull();
        if (!onlyWorld || (onlyWorld as GameState & { hands: readonly number[][] }).hands.flat().length > MAX_CARDS)
          continue;
        const valuesOf = plainSolver(game, onlyWorld);
        const values = figures.map(([move]) => {
          const parsedMove = readMove(game, move, options, seat);
          if (!parsedMove.ok) throw new Error(parsedMove.fault.says);
          return valuesOf(game.play.play(onlyWorld, seat, parsedMove.value).state)[
            seat % game.play.scores(onlyWorld).length
          ];
        });
        expect(values.map((value) => value?.toFixed(2))).toEqual(figures.map(([, value]) => value.toFixed(2)));
        solved++;
      }
      process.stdout.write(`${game.id}: ${solved} of ${exact.length} solved puzzles solved again\n`);
      expect(solved).toBeGreaterThan(0);
    },
  );
}
