import { greedy } from '../../src/bots/greedy.ts';
import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { judge } from '../../src/game/judge.ts';
import { defaultOptions, type Options } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom } from '../../src/random/random.ts';
import { answerQuestion } from '../../src/referee/answer.ts';
import { type Case, writeCase } from '../../src/referee/case.ts';
import { someOptions } from './play-through.ts';

/** A published position, and the number of move sequences of each length from it. */
export interface CountedPosition {
  readonly id: string;
  /** A question to `moves`; with a move, one to `apply`. Everything lies open in it. */
  readonly case: JsonObject;
  /** Sequences of one move, of two and so on. */
  readonly counts: readonly number[];
}

/** Seed of all chance after a position, such as what is dealt next: each question names it. */
const SEED = 1;

/** The moves of every seat at a position, by the public contract: questions to `apply`. */
function listTries(game: WholeGame, question: JsonObject): readonly JsonObject[] {
  const seats = ((question['position'] as JsonObject)['hands'] as readonly unknown[]).length;
  return Array.from({ length: seats }, (_, seat): JsonObject => ({ ...question, seat })).flatMap((asked) => {
    const { moves } = answerQuestion('moves', asked, () => game);
    return (moves as readonly JsonObject[]).map((move) => ({ ...asked, move }));
  });
}

/** Numbers of move sequences up to a length, counted by asking `moves` and `apply`. */
export function countSequences(game: WholeGame, start: JsonObject, maxLength: number): readonly number[] {
  let questions: readonly JsonObject[] = [start];
  return Array.from({ length: maxLength }, (_, i) => {
    const tries = questions.flatMap((question) => listTries(game, question));
    const isLast = i === maxLength - 1;
    questions = (isLast ? [] : tries).map((tried) => {
      const { position } = answerQuestion('apply', tried, () => game);
      return { ...start, position: position as JsonObject };
    });
    return tries.length;
  });
}

/** Every try of a seat that the rules allow; undefined if there are more tries than this. */
function allowedTries(
  game: WholeGame,
  state: GameState,
  seat: Seat,
  maxTries: number,
): readonly GameMove[] | undefined {
  const legal = new Map<string, GameMove>();
  let tries = 0;
  for (const move of game.play.tries(state, seat)) {
    if (++tries > maxTries) return undefined;
    if (judge(game, state, seat, move).isLegal) legal.set(game.notation.key(move), move);
  }
  return [...legal.values()];
}

/**
 * Number of move sequences of a length by the other road: every try of every seat is judged by the rules, and nothing
 * is written or read between moves. Undefined if a seat has too many tries.
 */
export function countAllowed(
  game: WholeGame,
  { state, options }: Pick<Case, 'state' | 'options'>,
  length: number,
  maxTries: number,
): number | undefined {
  let count = 0;
  for (let seat = 0; seat < game.seats(options); seat++) {
    const moves = allowedTries(game, state, seat, maxTries);
    if (!moves) return undefined;
    if (length === 1) count += moves.length;
    for (const move of length === 1 ? [] : moves) {
      const after = { state: game.play.play(state, seat, move).state, options };
      const furtherCount = countAllowed(game, after, length - 1, maxTries);
      if (furtherCount === undefined) return undefined;
      count += furtherCount;
    }
  }
  return count;
}

/** House rules and seeds of the games: the usual ones twice, and four times others that are drawn. */
function tablesOf(game: WholeGame): readonly (readonly [name: string, options: Options, seed: number])[] {
  const usual = defaultOptions(game.options);
  return [
    ['usual-1', usual, 1],
    ['usual-2', usual, 2],
    ...[1, 2, 3, 4].map((seed) => [`other-${seed}`, someOptions(game, createRandom(seed)), seed] as const),
  ];
}

/** Decisions before the end at which the last position of a game is taken. */
const BEFORE_END = 6;

/** Positions of games that Regulars play: the opening, the middle, and shortly before the end. */
export function positionsOf(game: WholeGame): readonly Omit<CountedPosition, 'counts'>[] {
  return tablesOf(game).flatMap(([name, options, seed]) => {
    const random = createRandom(seed);
    const states: GameState[] = [];
    let state = game.play.deal(options, seed);
    for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
      states.push(state);
      const move = greedy(game, game.visibility.view(state, seat), seat, random);
      state = game.play.play(state, seat, move).state;
    }
    const stages = { opening: 0, middle: Math.floor(states.length / 2), end: Math.max(0, states.length - BEFORE_END) };
    return Object.entries(stages).map(([stage, turns]) => {
      const stateThen = states[turns] as GameState;
      const seat = game.play.turn(stateThen) as number;
      const { seat: _, ...question } = writeCase({ game, options, state: stateThen, seat, move: null });
      return { id: `${game.id}/${name}-${stage}`, case: { ...question, seed: SEED } };
    });
  });
}
