import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** MB a process of the referee may take, whatever it is asked. */
export const MOST_MB = 200;

const CLI = fileURLToPath(new URL('../../src/cli/referee.ts', import.meta.url));
/** Has the process write its peak to standard error as it ends, kB. */
const PEAK = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))`;

/** Runs the referee as a process of its own: its answers, exit code and peak in MB. */
export function runReferee(command: string, input: string) {
  const args = ['--import', PEAK, CLI, command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const [, peak = 'NaN'] = /peak (\d+)$/.exec(stderr) ?? [];
  return { status, answers: stdout.trim().split('\n'), megabytes: Number(peak) / 1024 };
}
