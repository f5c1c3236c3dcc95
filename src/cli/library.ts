import { changedOptions, type OptionSpec } from '../game/options.ts';
import type * as wire from '../kit/wire.ts';
import { answer, type Command, writeFault } from '../referee/answer.ts';
import { findGame, readHouseRules, readSeed } from '../referee/case.ts';
import { loadGames } from './games.ts';

export type * from '../kit/wire.ts';

/*
 * The referee as a library: `import { judge } from 'fair-deal/referee'`. The same answers as on the command line, in
 * the wire format: plain JSON in, plain JSON out. Nothing given is changed, nothing is kept between two calls, and a
 * question that can’t be answered is answered with an `error`, never with a throw.
 */

const all = await loadGames();

/** A value as a line of text, so that it is read as strictly as one; nothing where it is no JSON. */
function toLine(given: unknown): string {
  try {
    return JSON.stringify(given) ?? '';
  } catch {
    return '';
  }
}

// The schemas of the wire format, held against every answer, are why this is true.
const ask = <A>(command: Command, given: unknown): A | wire.Failure =>
  answer(command, toLine(given), (id) => all.get(id)) as A | wire.Failure;

/** Whether an answer is none, and says why. */
export const isFailure = (said: object): said is wire.Failure => 'error' in said;

/** The games there are, each with its house rules: what they may be, what they usually are, and what is said of them. */
export const games: readonly {
  readonly id: string;
  readonly name: string;
  readonly options: readonly OptionSpec[];
}[] = [...all.values()].map(({ id, name, options }) => ({ id, name, options }));

/** Was it allowed, by which rules, and what else would have been? */
export const judge = (asked: wire.Try): wire.Ruling | wire.Failure => ask('judge', asked);

/** All that is certainly allowed to a seat, in canonical form. */
export const moves = (asked: wire.Case): wire.Moves | wire.Failure => ask('moves', asked);

/** What lies there after the move, and what happened; the ruling where it isn’t allowed. */
export const apply = (asked: wire.Try): wire.Applied | wire.Ruling | wire.Failure => ask('apply', asked);

/** What was won, counted line by line. */
export const score = (won: wire.Won): wire.Scored | wire.Failure => ask('score', won);

/** Every irregular try of a whole game, and what it came to. */
export const audit = (record: wire.GameRecord): wire.Audit | wire.Failure => ask('audit', record);

/** A table as a seed deals it, as a case to go on from. */
export function deal(asked: Pick<wire.Case, 'game' | 'options' | 'seed'>): wire.Case | wire.Failure {
  const game = findGame({ ...asked }, (id) => all.get(id));
  if (!game.ok) return writeFault(game.fault);
  const options = readHouseRules(game.value, asked.options);
  if (!options.ok) return writeFault(options.fault);
  const seed = readSeed(asked.seed);
  if (!seed.ok) return writeFault(seed.fault);
  const { id, options: specs, play, notation: on } = game.value;
  const position = on.position.write(play.deal(options.value, seed.value));
  return { game: id, options: changedOptions(specs, options.value), position };
}

let finder: Promise<(line: string) => object> | undefined;

/** The rules that answer a question in people’s words, best first. The index is made at the first one. */
export async function find(question: wire.Question): Promise<wire.Hits | wire.Failure> {
  // Who asks for no rule by name waits for no index.
  finder ??= import('./find.ts').then(({ loadFinder }) => loadFinder());
  return (await finder)(toLine(question)) as wire.Hits | wire.Failure;
}
