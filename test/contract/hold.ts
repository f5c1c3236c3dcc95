import fc from 'fast-check';
import { expect } from 'vitest';
import type { CoachedGame, Game } from '../../src/game/game.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { randomGames, startOfChance } from '../depth.ts';
import type { Decision } from './play-through.ts';
import { beginningOf, decisionsOf, type RandomGame, RandomGames, wholeGame } from './random-game.ts';
import { replayLink } from './replay-link.ts';

/** Every so-and-so-many-th decision of a game is looked at closely: a prime, so that no rhythm of turns hides one. */
export const STRIDE = 59;

/** A decision that is looked at closely, and chance of its own for whatever the law needs. */
export type Look = (decision: Decision, chance: Random) => void;

/** How a law is held against random games of one game. What breaks it is shrunk, and printed as seed and choices. */
export interface Hold {
  readonly game: CoachedGame;
  /** How many games a law is held against. */
  readonly games: number;
  /** Whether these are games by chance, and not some that were chosen. */
  readonly byChance: boolean;
  /** The law holds of each whole game. */
  ofGames(law: (played: RandomGame) => void): void;
  /** The law holds of each game up to some decision, as likely one as another. */
  ofBeginnings(law: (played: RandomGame) => void): void;
  /** The law holds of decisions all over each game, and of one more, anywhere in it. */
  ofDecisions(law: Look): void;
  /** The law holds of one decision, anywhere in each game. */
  ofOneDecision(law: Look): void;
}

/** Where the looks at a game begin: it hangs on nothing that shrinks along with the moves. */
export const firstLook = ({ seed }: RandomGame): number => seed % STRIDE;

/** The decisions of a beginning that are looked at: its last, and every so-and-so-many-th before it. */
function looks(game: Game, played: RandomGame): readonly Decision[] {
  const first = firstLook(played);
  const last = played.choices.length - 1;
  return [...decisionsOf(game, played)].filter((_d, i) => i % STRIDE === first || i === last);
}

interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What was made of the same thing before. */
function remembered<K, V>(make: (key: K) => V, known: Memory<K, V>): (key: K) => V {
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Random games of one game for law after law: the same ones, drawn and played once.
 * @param only instead of games by chance these, and no others
 */
export function holdFor(game: CoachedGame, only?: readonly RandomGame[]): Hold {
  const whole = remembered((chance: number) => wholeGame(game, chance), new Map());
  const beginning = remembered((chance: number) => beginningOf(whole(chance)), new Map());
  const begun = remembered(beginningOf, new WeakMap<RandomGame, RandomGame>());
  const looked = remembered((played: RandomGame) => looks(game, played), new WeakMap());
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
  const look = (law: Look, played: RandomGame, some: readonly Decision[]): void => {
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
