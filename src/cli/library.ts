import { changedOptions, type OptionSpec } from '../game/options.ts';
import type * as wire from '../kit/wire.ts';
import { answer, type Command, writeFault } from '../referee/answer.ts';
import { findGame, readHouseRules, readSeed } from '../referee/case.ts';
import { loadGames } from './games.ts';
import { loadLazyFinder } from './lazy-find.ts';

export type * from '../kit/wire.ts';

/*
 * The referee as a library: `import { judge } from 'fair-deal/referee'`. It gives the same answers as the command
 * line, as plain JSON in the wire format. Arguments aren't changed, nothing is kept between two calls, and a question
 * without an answer gets an object with an `error` instead of an exception.
 */

const gamesById = await loadGames();

/** Serializes a value, so that it is parsed as strictly as a line of input; empty if it isn't JSON. */
function toLine(input: unknown): string {
  try {
    return JSON.stringify(input) ?? '';
  } catch {
    return '';
  }
}

// Tests check every answer against the schemas of the wire format, which justifies the cast.
const ask = <A>(command: Command, input: unknown): A | wire.Failure =>
  answer(command, toLine(input), (id) => gamesById.get(id)) as A | wire.Failure;

/** Whether a reply reports an invalid question instead of answering it. */
export const isFailure = (reply: object): reply is wire.Failure => 'error' in reply;

/** All games with their house rules. */
export const games: readonly {
  readonly id: string;
  readonly name: string;
  readonly options: readonly OptionSpec[];
}[] = [...gamesById.values()].map(({ id, name, options }) => ({ id, name, options }));

/** Returns whether a try is allowed, by which rules, and which house rules would change that. */
export const judge = (question: wire.Try): wire.Ruling | wire.Failure => ask('judge', question);

/** Returns all moves that are certainly legal for a seat, in canonical form. */
export const moves = (question: wire.Case): wire.MovesResult | wire.Failure => ask('moves', question);

/** Returns the position after a move and what happened, or the ruling if the move isn't legal. */
export const apply = (question: wire.Try): wire.ApplyResult | wire.Ruling | wire.Failure => ask('apply', question);

/** Counts what was won, line by line. */
export const score = (question: wire.ScoreInput): wire.ScoreResult | wire.Failure => ask('score', question);

/** Returns every irregularity of a whole game and its consequence. */
export const audit = (record: wire.GameRecord): wire.Audit | wire.Failure => ask('audit', record);

/** Returns the position that a seed deals, as a case. */
export function deal(question: Pick<wire.Case, 'game' | 'options' | 'seed'>): wire.Case | wire.Failure {
  const game = findGame({ ...question }, (id) => gamesById.get(id));
  if (!game.ok) return writeFault(game.fault);
  const options = readHouseRules(game.value, question.options);
  if (!options.ok) return writeFault(options.fault);
  const seed = readSeed(question.seed);
  if (!seed.ok) return writeFault(seed.fault);
  const { id, options: specs, play, notation: on } = game.value;
  const position = on.position.write(play.deal(options.value, seed.value));
  return { game: id, options: changedOptions(specs, options.value), position };
}

let finder: Promise<(line: string) => object> | undefined;

/** Returns the rules that answer a question, best first. The first call builds the index. */
export async function find(question: wire.Question): Promise<wire.FindResult | wire.Failure> {
  finder ??= loadLazyFinder();
  return (await finder)(toLine(question)) as wire.FindResult | wire.Failure;
}
