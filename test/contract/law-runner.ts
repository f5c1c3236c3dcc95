import fc from 'fast-check';
import { expect } from 'vitest';
import type { CoachedGame, Game } from '../../src/game/game.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { randomGames, startOfChance } from '../depth.ts';
import type { Decision } from './play-through.ts';
import { beginningOf, decisionsOf, type RandomGame, RandomGames, wholeGame } from './random-game.ts';
import { replayLink } from './replay-link.ts';

/** Distance between the decisions of a game that are examined: a prime, so that it matches no rhythm of turns. */
export const STRIDE = 59;

/** A decision to examine, and a random source for the law. */
export type Examine = (decision: Decision, chance: Random) => void;

/** Checks a law against random games of one game. A failure is shrunk and printed as seed and choices. */
export interface LawRunner {
  readonly game: CoachedGame;
  /** Number of games to check. */
  readonly games: number;
  /** Whether these games are random and not chosen. */
  readonly byChance: boolean;
  /** Checks the law on each whole game. */
  ofGames(law: (played: RandomGame) => void): void;
  /** Checks the law on each game up to a random decision. */
  ofBeginnings(law: (played: RandomGame) => void): void;
  /** Checks the law on decisions throughout each game, and on one more anywhere in it. */
  ofDecisions(law: Examine): void;
  /** Checks the law on one decision anywhere in each game. */
  ofOneDecision(law: Examine): void;
}

/** Offset of the first examined decision; it depends on nothing that shrinks along with the moves. */
export const firstExamined = ({ seed }: RandomGame): number => seed % STRIDE;

/** The decisions of a prefix to examine: its last, and those at regular distances before it. */
function examinedDecisions(game: Game, played: RandomGame): readonly Decision[] {
  const first = firstExamined(played);
  const last = played.choices.length - 1;
  return [...decisionsOf(game, played)].filter((_d, i) => i % STRIDE === first || i === last);
}

interface CacheStore<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Caches a value per key. */
function cached<K, V>(make: (key: K) => V, known: CacheStore<K, V>): (key: K) => V {
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Random games of one game, drawn and played once for all laws.
 * @param only fixed games instead of random ones
 */
export function lawRunner(game: CoachedGame, only?: readonly RandomGame[]): LawRunner {
  const whole = cached((chance: number) => wholeGame(game, chance), new Map());
  const beginning = cached((chance: number) => beginningOf(whole(chance)), new Map());
  const begun = cached(beginningOf, new WeakMap<RandomGame, RandomGame>());
  const looked = cached((played: RandomGame) => examinedDecisions(game, played), new WeakMap());
  const ofSome = (
    make: (chance: number) => RandomGame,
    law: (played: RandomGame) => void,
    some = only,
  ): void => {
    const runs = some ? { examples: some.map((one): [RandomGame] => [one]), numRuns: some.length } : {};
    const told = fc.check(fc.property(new RandomGames(game, make), law), {
      numRuns: randomGames,
      seed: startOfChance,
      ...runs,
    });
    if (told.failed) {
      const link = told.counterexample ? replayLink(game, told.counterexample[0]) : '';
      throw new Error(`${fc.defaultReportMessage(told)}\n${link}`, { cause: told.errorInstance });
    }
    expect(told.numRuns).toBe(some?.length ?? randomGames);
  };
  const ofBegun = (law: (played: RandomGame) => void): void => ofSome(beginning, law, only?.map(begun));
  const look = (law: Examine, played: RandomGame, some: readonly Decision[]): void => {
    for (const [i, decision] of some.entries()) law(decision, createRandom(played.seed + i));
  };
  return {
    game,
    games: only?.length ?? randomGames,
    byChance: only === undefined,
    ofGames: (law) => ofSome(whole, law),
    ofBeginnings: ofBegun,
    ofDecisions: (law) => ofBegun((played) => look(law, played, looked(played))),
    ofOneDecision: (law) => ofBegun((played) => look(law, played, looked(played).slice(-1))),
  };
}
