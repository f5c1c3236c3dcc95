import fc from 'fast-check';
import { expect } from 'vitest';
import type { CoachedGame, Game } from '../../src/game/game.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { baseSeed, randomGames } from '../depth.ts';
import type { PlayedDecision } from './play-through.ts';
import { beginningOf, decisionsOf, type RandomGame, RandomGames, wholeGame } from './random-game.ts';
import { replayLink } from './replay-link.ts';

/**
 * Distance between the examined decisions of a game. It is a prime, so that it doesn't coincide with the
 * order of turns.
 */
export const EXAMINED_STRIDE = 59;

/** A decision to examine, and a random source for the law. */
export type Examine = (decision: PlayedDecision, chance: Random) => void;

/** Checks a law against random games of one game. A failure is shrunk and printed as seed and choices. */
export interface LawRunner {
  readonly game: CoachedGame;
  /** Number of games to check. */
  readonly games: number;
  /** Whether the games are random, not fixed. */
  readonly isByChance: boolean;
  /** Checks the law on each whole game. */
  ofGames(law: (randomGame: RandomGame) => void): void;
  /** Checks the law on each game up to a random decision. */
  ofBeginnings(law: (randomGame: RandomGame) => void): void;
  /** Checks the law on decisions throughout each game, and on one additional random decision. */
  ofDecisions(law: Examine): void;
  /** Checks the law on one random decision of each game. */
  ofOneDecision(law: Examine): void;
}

/**
 * Returns the offset of the first examined decision. It depends on nothing that changes when a failure is
 * shrunk.
 */
export const firstExamined = ({ seed }: RandomGame): number => seed % EXAMINED_STRIDE;

/** The decisions of a prefix to examine: its last, and those at regular distances before it. */
function examinedDecisions(game: Game, randomGame: RandomGame): readonly PlayedDecision[] {
  const firstOffset = firstExamined(randomGame);
  const lastIndex = randomGame.choices.length - 1;
  return [...decisionsOf(game, randomGame)].filter((_d, i) => i % EXAMINED_STRIDE === firstOffset || i === lastIndex);
}

interface CacheStore<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Returns the function with its results cached by key. */
function cacheResults<K, V>(make: (key: K) => V, store: CacheStore<K, V>): (key: K) => V {
  return (key) => {
    const value = store.get(key) ?? make(key);
    store.set(key, value);
    return value;
  };
}

/**
 * Creates random games of one game, drawn and played once for all laws.
 * @param fixedGames games to use instead of random ones
 */
export function lawRunner(game: CoachedGame, fixedGames?: readonly RandomGame[]): LawRunner {
  const wholeGameFor = cacheResults((chance: number) => wholeGame(game, chance), new Map());
  const beginning = cacheResults((chance: number) => beginningOf(wholeGameFor(chance)), new Map());
  const beginningFor = cacheResults(beginningOf, new WeakMap<RandomGame, RandomGame>());
  const examinedOf = cacheResults((randomGame: RandomGame) => examinedDecisions(game, randomGame), new WeakMap());
  const ofSome = (
    make: (chance: number) => RandomGame,
    law: (randomGame: RandomGame) => void,
    givenGames = fixedGames,
  ): void => {
    const runs = givenGames
      ? { examples: givenGames.map((one): [RandomGame] => [one]), numRuns: givenGames.length }
      : {};
    const checkResult = fc.check(fc.property(new RandomGames(game, make), law), {
      numRuns: randomGames,
      seed: baseSeed,
      ...runs,
    });
    if (checkResult.failed) {
      const link = checkResult.counterexample ? replayLink(game, checkResult.counterexample[0]) : '';
      throw new Error(`${fc.defaultReportMessage(checkResult)}\n${link}`, {
        cause: checkResult.errorInstance,
      });
    }
    expect(checkResult.numRuns).toBe(givenGames?.length ?? randomGames);
  };
  const forBeginnings = (law: (randomGame: RandomGame) => void): void =>
    ofSome(beginning, law, fixedGames?.map(beginningFor));
  const examineAll = (law: Examine, randomGame: RandomGame, decisions: readonly PlayedDecision[]): void => {
    for (const [i, decision] of decisions.entries()) law(decision, createRandom(randomGame.seed + i));
  };
  return {
    game,
    games: fixedGames?.length ?? randomGames,
    isByChance: fixedGames === undefined,
    ofGames: (law) => ofSome(wholeGameFor, law),
    ofBeginnings: forBeginnings,
    ofDecisions: (law) => forBeginnings((randomGame) => examineAll(law, randomGame, examinedOf(randomGame))),
    ofOneDecision: (law) =>
      forBeginnings((randomGame) => examineAll(law, randomGame, examinedOf(randomGame).slice(-1))),
  };
}
