import type { WholeGame } from '../../src/game/game.ts';
import { answer, type Command } from '../../src/referee/answer.ts';

/** Limit per line, on one core, ms. */
export const MOST_MS = 2000;

/** The answer to a line, and its time. */
export interface TimedAnswer {
  /** The error of an answer; null if it is valid. */
  readonly wrong: string | null;
  readonly isError: boolean;
  readonly ms: number;
}

const ANSWER = /^\{"(error|verdict|moves|position|scores|lines|tries)"/;

/** Asks the referee a line; the time is CPU time, so that a busy machine doesn't count. */
export function askTimed(games: readonly WholeGame[], command: Command, text: string): TimedAnswer {
  const begun = process.cpuUsage();
  let said: string;
  try {
    said = JSON.stringify(answer(command, text, (id) => games.find((game) => game.id === id)));
  } catch (error) {
    said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user } = process.cpuUsage(begun);
  const ms = user / 1000;
  const slow = ms > MOST_MS ? `${(ms / 1000).toFixed(1)} s` : null;
  return { wrong: ANSWER.test(said) ? slow : said, isError: said.startsWith('{"error"'), ms };
}
