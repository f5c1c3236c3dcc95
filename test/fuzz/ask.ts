import type { WholeGame } from '../../src/game/game.ts';
import { answer, type Command } from '../../src/referee/answer.ts';

/** A line takes no longer, on one core. */
export const MOST_MS = 2000;

/** What a line came to, and how long that took. */
export interface Asked {
  /** What is wrong with the answer; null where it is one. */
  readonly wrong: string | null;
  readonly isError: boolean;
  readonly ms: number;
}

const ANSWER = /^\{"(error|verdict|moves|position|scores|lines|tries)"/;

/** Puts a line to the referee; its time is the processor’s, so that a busy machine doesn’t count. */
export function ask(games: readonly WholeGame[], command: Command, text: string): Asked {
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
