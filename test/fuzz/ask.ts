import type { WholeGame } from '../../src/game/game.ts';
import { answer, type Command } from '../../src/referee/answer.ts';

/** Limit per line, on one core, ms. */
export const MAX_MS = 2000;

/** The answer to a line, and its time. */
export interface TimedAnswer {
  /** The output that isn't a valid answer, or the time of a slow one; null if all is well. */
  readonly fault: string | null;
  readonly isError: boolean;
  readonly ms: number;
}

/** How the answer to any line begins. */
export const ANSWER_PATTERN = /^\{"(error|verdict|moves|position|scores|lines|tries)"/;

/** Asks the referee about a line. The time is CPU time, so that a busy machine makes no difference. */
export function askTimed(games: readonly WholeGame[], command: Command, text: string): TimedAnswer {
  const cpuBefore = process.cpuUsage();
  let reply: string;
  try {
    reply = JSON.stringify(answer(command, text, (id) => games.find((game) => game.id === id)));
  } catch (error) {
    reply = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user } = process.cpuUsage(cpuBefore);
  const ms = user / 1000;
  const timeFault = ms > MAX_MS ? `${(ms / 1000).toFixed(1)} s` : null;
  return { fault: ANSWER_PATTERN.test(reply) ? timeFault : reply, isError: reply.startsWith('{"error"'), ms };
}
