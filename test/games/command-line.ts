import { readFlags } from '../../src/cli/flags.ts';
import { dealPosition, playSelf } from '../../src/cli/selfplay.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { answer, type Command } from '../../src/referee/answer.ts';

/*
 * The output of the command line, computed in this process, since starting a process for each test takes most of a
 * minute. One test checks that the process prints the same.
 */

/** A copy of the line after printing and parsing it as JSON. */
const reparse = (line: unknown) => JSON.parse(JSON.stringify(line));

/** The answer to one case. */
export function answerLine(game: WholeGame, command: Command, input: string | object) {
  const line = typeof input === 'string' ? input : JSON.stringify(input);
  return reparse(answer(command, line, (id) => (id === game.id ? game : undefined)));
}

/** The position that `deal` prints. */
export const deal = (game: WholeGame, ...flags: readonly string[]) =>
  reparse(dealPosition(game, readFlags('deal', game, flags)));

/** The output of `selfplay`, byte for byte. */
export const selfPlay = (game: WholeGame, ...flags: readonly string[]): string =>
  [...playSelf(game, readFlags('selfplay', game, flags))].map((line) => `${JSON.stringify(line)}\n`).join('');

/** The lines of that output, parsed as JSON. */
export const readLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
