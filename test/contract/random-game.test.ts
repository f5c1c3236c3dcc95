import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import type { PlayedDecision } from './play-through.ts';
import { decisionsOf, type RandomGame, RandomGames, wholeGame } from './random-game.ts';

describe.each(games.map((game) => [game.name, game] as const))('a random game of %s', (_, game) => {
  const generator = new RandomGames(game, (chance) => wholeGame(game, chance));

  /** Returns the smallest game that breaks a law. */
  function shrink(isLawKept: (randomGame: RandomGame) => boolean): RandomGame {
    const { failed, counterexample } = fc.check(fc.property(generator, isLawKept), { seed: 1, numRuns: 60 });
    expect(failed).toBe(true);
    return (counterexample as [RandomGame])[0];
  }

  test('is played to its end, and is the same when it is replayed', () => {
    for (const randomGame of fc.sample(generator, { seed: 2, numRuns: 5 })) {
      const decisions = [...decisionsOf(game, randomGame)];
      const lastDecision = decisions.at(-1);
      expect(decisions).toHaveLength(randomGame.choices.length);
      expect(lastDecision && game.play.turn(lastDecision.stateAfter)).toBeNull();
      expect([...decisionsOf(game, structuredClone(randomGame))].at(-1)).toEqual(lastDecision);
    }
  });

  test('with a failure shrinks to the moves it needs, with a small seed and the usual house rules', () => {
    const isShort = (randomGame: RandomGame): boolean => [...decisionsOf(game, randomGame)].length < 3;
    expect(shrink(isShort)).toEqual({ options: defaultOptions(game.options), seed: 0, choices: [0, 0, 0] });
  });

  test('shrinks until the failing move is the last', () => {
    const isWrong = ({ moves, move }: PlayedDecision): boolean => moves.indexOf(move) === 1;
    const randomGame = shrink((one) => ![...decisionsOf(game, one)].some(isWrong));
    const decisions = [...decisionsOf(game, randomGame)];
    expect(decisions.length).toBeLessThan(12);
    expect(decisions.map(isWrong).indexOf(true)).toBe(decisions.length - 1);
  });
});
