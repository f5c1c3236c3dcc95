import { readFlags } from '../../src/cli/flags.ts';
import { dealPosition, playSelf } from '../../src/cli/selfplay.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { answer, type Command } from '../../src/referee/answer.ts';

/*
 * The output of the command line, computed in this process, since starting a process for each test takes most of a
 * minute. One test checks that the process prints the same.
 */

/** Parsed as the reader of the line has it. */
const parsed = (line: unknown) => JSON.parse(JSON.stringify(line));

/** The answer to one case. */
export function answerLine(game: WholeGame, command: Command, given: string | object) {
  const line = typeof given === 'string' ? given : JSON.stringify(given);
  return parsed(answer(command, line, (id) => (id === game.id ? game : undefined)));
}

/** The position that `deal` prints. */
export const deal = (game: WholeGame, ...flags: readonly string[]) =>
  parsed(dealPosition(game, readFlags('deal', game, flags)));

/** The output of `selfplay`, to the byte. */
export const selfPlay = (game: WholeGame, ...flags: readonly string[]): string =>
  [...playSelf(game, readFlags('selfplay', game, flags))].map((line) => `${JSON.stringify(line)}\n`).join('');

/** The same, line by line. */
export const readLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
