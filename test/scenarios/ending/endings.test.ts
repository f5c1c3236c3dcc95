import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isLeftToChance } from '../../../src/bots/search/solver.ts';
import type { Card } from '../../../src/cards/card.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { handsOf } from '../../../src/game/hand.ts';
import type { GameState } from '../../../src/game/play.ts';
import { games } from '../../../src/games/index.ts';
import { createRandom } from '../../../src/random/random.ts';
import { solveBestPlay } from '../../../src/scenarios/ending/best-play.ts';
import { readEndings, readEndingTable } from '../../../src/scenarios/ending/ending.ts';
import { endingAt } from '../../../src/scenarios/ending/harvest.ts';
import {
  continueEnding,
  describeHidden,
  isHeld,
  type PlayedEnding,
  scoresText,
  sideAt,
  startEnding,
  taskText,
  viewerAt,
} from '../../../src/scenarios/ending/played-ending.ts';
import { isDeep, isQuick } from '../../depth.ts';

const file = (id: string): string => `content/${id}/endings.json`;
const endingGames = games.filter(({ id }) => existsSync(file(id)));

/** Most positions for the plain solver; with a lower limit it can solve only the last moves. */
const MAX_PLAIN_POSITIONS = isDeep ? 20_000 : 8_000;

/**
 * Solves a table without pruning and without merging moves or tables, for the first side. Null beyond the limit.
 */
function plainSolver(game: WholeGame, table: GameState, start: GameState): number | null {
  const { play, search } = game;
  const solvedValues = new Map<string, number>();
  let visited = 0;
  const solve = (state: GameState): number => {
    const seat = play.turn(state);
    if (seat === null || search.dealOf(state) !== search.dealOf(start)) return search.evaluate(state, 0);
    if (JSON.stringify(state.chance) !== JSON.stringify(start.chance)) return 0;
    const text = JSON.stringify(state);
    const knownValue = solvedValues.get(text);
    if (knownValue !== undefined) return knownValue;
    if (++visited > MAX_PLAIN_POSITIONS) throw new RangeError();
    const values = play.moves(state, seat).map((move) => solve(play.play(state, seat, move).state));
    const value = sideAt(game, state, seat) === 0 ? Math.max(...values) : Math.min(...values);
    solvedValues.set(text, value);
    return value;
  };
  try {
    return solve(table);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

describe.each(endingGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const endings = readEndings(JSON.parse(readFileSync(file(id), 'utf8')));

  /** The endings that are played through; the quick check takes the first. */
  const sampledEndings = isQuick ? endings.slice(0, 2) : endings;

  test('has six endings or more, no two alike', () => {
    expect(endings.length).toBeGreaterThanOrEqual(6);
    expect(new Set(endings.map((one) => JSON.stringify(one.case))).size).toBe(endings.length);
  });

  test('has endings worth what their file says, independent of hidden cards, and with decisions for both sides', () => {
    for (const ending of sampledEndings) {
      const state = readEndingTable(game, ending);
      if (!state) throw new Error('it can’t be read');
      expect(game.endings.hasPerfectInformation(state)).toBe(true);
      expect(endingAt(game, state)).toEqual(ending);
    }
  });

  test.skipIf(isQuick)(
    'has endings on which a solver without pruning agrees along best play, once it can finish',
    () => {
      for (const ending of sampledEndings) {
        const start = readEndingTable(game, ending);
        if (!start) throw new Error('it can’t be read');
        let state = start;
        const { line } = solveBestPlay(game, state) ?? { line: [] };
        const values = line.map((move) => {
          const table = state;
          state = game.play.play(table, game.play.turn(table) ?? 0, move).state;
          return plainSolver(game, table, start);
        });
        const knownValue = values.find((value) => value !== null);
        expect(knownValue).toBeCloseTo(ending.value, 9);
      }
    },
  );

  test('has endings that best play holds from either side; a player who gives something away is told so', () => {
    for (const ending of sampledEndings) {
      const start = readEndingTable(game, ending);
      if (!start) throw new Error('it can’t be read');
      const solve = (state: typeof start) => {
        const bestPlay = solveBestPlay(game, state, start);
        if (!bestPlay) throw new Error('it can’t be solved');
        return bestPlay;
      };
      for (const side of [0, 1]) {
        let ending = startEnding(game, start, side, solve(start));
        let errors = 0;
        const task = taskText(ending);
        expect(task).toMatch(/^Can you .+\?$/);
        // The task names the result of best play.
        for (const [number] of task.matchAll(/\d+/g))
          expect(scoresText(ending, ending.bestFromStart)).toContain(number);
        while (!ending.isOver) {
          const seat = game.play.turn(ending.state);
          if (seat === null) throw new Error('no seat is on turn');
          expect(sideAt(game, ending.state, seat)).toBe(side);
          let bestContinuation: PlayedEnding | undefined;
          const { bestMove } = ending;
          if (!bestMove) throw new Error('no best move');
          const afterBest = solve(game.play.play(ending.state, seat, bestMove).state);
          expect(continueEnding(ending, bestMove, afterBest).hasErred).toBe(false);
          for (const otherMove of game.play.moves(ending.state, seat)) {
            const nextEnding = continueEnding(
              ending,
              otherMove,
              solve(game.play.play(ending.state, seat, otherMove).state),
            );
            if (!nextEnding.hasErred) {
              bestContinuation ??= nextEnding;
              continue;
            }
            errors++;
            const loss = nextEnding.bestFromHere.value - ending.bestFromHere.value;
            expect(side === 0 ? loss < 0 : loss > 0).toBe(true);
          }
          if (!bestContinuation) throw new Error('no move holds it');
          ending = bestContinuation;
        }
        expect(isHeld(ending)).toBe(true);
        expect(errors).toBeGreaterThan(0);
        expect(ending.previous && isHeld(ending.previous)).toBe(false);
      }
    }
  });
});

test('has endings that show the others’ cards and those face down: the stock, and the cards under a goal card', () => {
  for (const game of endingGames) {
    for (const ending of readEndings(JSON.parse(readFileSync(file(game.id), 'utf8')))) {
      const start = readEndingTable(game, ending);
      const bestPlay = start && solveBestPlay(game, start);
      if (!start || !bestPlay) throw new Error('it can’t be solved');
      const playedEnding = startEnding(game, start, 0, bestPlay);
      const { visibleState } = playedEnding;
      const { stock = [], goal = [] } = visibleState as { stock?: readonly Card[]; goal?: readonly Card[][] };
      const otherHands = handsOf(visibleState).filter((_, seat) => seat !== viewerAt(playedEnding));
      const description = describeHidden(playedEnding);
      for (const card of [...otherHands.flat(), ...stock, ...goal.flatMap((pile) => pile.slice(0, -1))])
        expect(description, game.id).toContain(game.pack.text(card));
    }
  }
});

const toChance = endingGames.filter(({ endings }) => endings.describeHidden).map((game) => [game.id, game] as const);

test.each(toChance)('%s: throws and shuffles are chance, worth less than a win and more than a loss', (id, game) => {
  const random = createRandom(1);
  let foundCount = 0;
  for (const ending of readEndings(JSON.parse(readFileSync(file(id), 'utf8')))) {
    const start = readEndingTable(game, ending);
    if (!start) throw new Error('it can’t be read');
    for (let dealIndex = 0; dealIndex < 60; dealIndex++) {
      let state = start;
      for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
        if (isLeftToChance(game, start, state)) break;
        state = game.play.play(state, seat, random.pick(game.play.moves(state, seat))).state;
      }
      const bestFromState = solveBestPlay(game, state, start);
      const text = bestFromState && scoresText({ game, start, side: 0 }, bestFromState);
      expect(text === 'Chance decides').toBe(bestFromState?.endsByChance);
      expect(bestFromState?.value === 0 || game.play.turn(state) === null).toBe(true);
      if (bestFromState?.endsByChance) foundCount++;
    }
  }
  expect(foundCount).toBeGreaterThan(0);
});

test('every game has endings', () => {
  expect(endingGames.length).toBe(games.length);
});
