import fc from 'fast-check';
import type { Game } from '../../src/game/game.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom, type Random } from '../../src/random/random.ts';
import { type PlayedDecision, someOptions } from './play-through.ts';

/**
 * A random game or its beginning, small enough to print and complete enough to replay. It is dealt from the
 * seed with these house rules; each choice is an index into the legal moves, modulo their number.
 */
export interface RandomGame {
  readonly options: Options;
  readonly seed: number;
  readonly choices: readonly number[];
}

/**
 * Yields all decisions of a game.
 * @param wrapInput is applied to every state and move before the game gets it
 * @throws Error if the seat to move has no move
 */
export function* decisionsOf(
  game: Game,
  { options, seed, choices }: RandomGame,
  wrapInput: <T>(value: T) => T = (value) => value,
): Generator<PlayedDecision> {
  let state = wrapInput(game.play.deal(options, seed));
  for (const choice of choices) {
    const seat = game.play.turn(state);
    if (seat === null) return;
    const moves = game.play.moves(state, seat);
    const move = wrapInput(moves[choice % moves.length]);
    if (!move) throw new Error(`seat ${seat} is on turn and can do nothing`);
    const { state: stateAfter, events } = game.play.play(state, seat, move);
    yield { state, seat, moves, move, stateAfter, events };
    state = wrapInput(stateAfter);
  }
}

/**
 * Plays a whole random game. A game without an end is cut one move after its bound, so that a law can report
 * it.
 */
export function wholeGame(game: Game, chance: number): RandomGame {
  const random = createRandom(chance);
  const options = someOptions(game, random);
  return randomPlay(game, options, random, game.play.bound(options));
}

/** Plays random moves with these house rules, to the end or one move beyond `limit`. */
export function randomPlay(game: Game, options: Options, random: Random, limit: number): RandomGame {
  const seed = random.integerBelow(2 ** 31);
  const choices: number[] = [];
  let state: GameState = game.play.deal(options, seed);
  for (let seat: Seat | null = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const moves = game.play.moves(state, seat);
    const choice = moves.length > 0 ? random.integerBelow(moves.length) : 0;
    const move = moves[choice];
    choices.push(choice);
    if (!move || choices.length > limit) break;
    state = game.play.play(state, seat, move).state;
  }
  return { options, seed, choices };
}

/** Maximum of pieces in a shrinking step, so that a long game shrinks in seconds. */
const MAX_PIECES = 32;

/** Pieces of a list: the whole, halves, quarters and so on. */
function* piecesOf(length: number): Generator<{ readonly at: number; readonly size: number }> {
  const minSize = Math.max(1, Math.floor(length / MAX_PIECES));
  for (let size = length; size >= minSize; size = Math.floor(size / 2)) {
    for (let at = 0; at < length; at += size) yield { at, size };
  }
}

/** Simpler games, the simplest first: shorter, with the usual house rules, a small seed, first choices. */
function* simplerGames(game: Game, { options, seed, choices }: RandomGame): Generator<RandomGame> {
  for (let removed = choices.length; removed > 0; removed = Math.floor(removed / 2)) {
    yield { options, seed, choices: choices.slice(0, choices.length - removed) };
  }
  for (const { key, default: usual } of game.options) {
    const changedOptions = { ...options, [key]: usual };
    if (options[key] !== usual && !game.checkOptions?.(changedOptions))
      yield { options: changedOptions, seed, choices };
  }
  for (let smallSeed = 0; smallSeed < Math.min(seed, 4); smallSeed++) yield { options, seed: smallSeed, choices };
  for (const { at, size } of piecesOf(choices.length)) {
    yield { options, seed, choices: choices.toSpliced(at, size) };
  }
  for (const { at, size } of piecesOf(choices.length)) {
    if (choices.slice(at, at + size).some((choice) => choice > 0))
      yield { options, seed, choices: choices.map((choice, i) => (i < at || i >= at + size ? choice : 0)) };
  }
}

/** The beginning of a whole game, up to a random decision. */
export function beginningOf({ options, seed, choices }: RandomGame): RandomGame {
  const length = 1 + createRandom(seed).integerBelow(Math.max(1, choices.length));
  return { options, seed, choices: choices.slice(0, length) };
}

/** A fast-check arbitrary of random games, each made from one random number. */
export class RandomGames extends fc.Arbitrary<RandomGame> {
  readonly #game: Game;
  readonly #make: (chance: number) => RandomGame;

  constructor(game: Game, make: (chance: number) => RandomGame) {
    super();
    this.#game = game;
    this.#make = make;
  }

  override generate(chance: fc.Random): fc.Value<RandomGame> {
    return new fc.Value(this.#make(chance.nextInt(0, 0x7fffffff)), undefined);
  }

  override canShrinkWithoutContext(_value: unknown): _value is RandomGame {
    return true;
  }

  override shrink(value: RandomGame): fc.Stream<fc.Value<RandomGame>> {
    return fc.stream(simplerGames(this.#game, value)).map((one) => new fc.Value(one, undefined));
  }
}
