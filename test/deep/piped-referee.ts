import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from '../../src/referee/answer.ts';

const CLI_PATH = fileURLToPath(new URL('../../src/cli/referee.ts', import.meta.url));
/** Processor time is counted in hundredths of a second (`USER_HZ`, see proc(5)). */
const MS_PER_TICK = 10;
const LINE_FEED = 0x0a;

/** An answer of the process, and what it took. */
export interface PipedAnswer {
  readonly text: string;
  /** Processor time of all threads since the answer before, ms. */
  readonly ms: number;
  /** Peak memory of the process so far, MB. */
  readonly mb: number;
}

/** Peak memory of a process in MB, and the processor time of all its threads in ms. Linux only. */
function usageOf(pid: number): { readonly mb: number; readonly cpuMs: number } {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  // The second field is a name in parentheses; processor times are the 14th and 15th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return { mb: Number(kilobytes) / 1024, cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK };
}

/**
 * Starts a command of the referee as a process of its own, without any flag of Node, which answers one line after the
 * other.
 */
export function startReferee(command: Command) {
  const child = spawn(process.execPath, [CLI_PATH, command]);
  const pid = child.pid as number;
  const chunks = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  // A process that died is noticed by its missing answer.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  let cpuMsBefore = 0;
  return {
    /**
     * Asks about one line; the process must have answered the line before.
     * @throws Error if the process ended instead
     */
    async ask(line: string): Promise<PipedAnswer> {
      child.stdin.write(`${line}\n`);
      const parts: Buffer[] = [];
      while (parts.at(-1)?.at(-1) !== LINE_FEED) {
        const { value: part, done } = await chunks.next();
        if (done) throw new Error(`${command} ended with ${await ended}, without an answer to ${line.slice(0, 3000)}`);
        parts.push(part);
      }
      const { mb, cpuMs } = usageOf(pid);
      const ms = cpuMs - cpuMsBefore;
      cpuMsBefore = cpuMs;
      return { text: Buffer.concat(parts).toString('utf8'), ms, mb };
    },
    /** Ends the input; returns the exit code and what was written to standard error. */
    async end(): Promise<{ readonly code: number | null; readonly complaints: string }> {
      child.stdin.end();
      return { code: await ended, complaints };
    },
  };
}
