import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Memory limit of a referee process for any input, MB. */
export const MAX_MB = 200;

const CLI_PATH = fileURLToPath(new URL('../../src/cli/referee.ts', import.meta.url));
const REPORT_PEAK = new URL('report-peak.ts', import.meta.url).href;

/** Runs the referee as a process: its answers, exit code and peak in MB. */
export function runReferee(command: string, input: string) {
  const args = ['--import', REPORT_PEAK, CLI_PATH, command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const [, peak = 'NaN'] = /peak ([\d.]+)$/.exec(stderr) ?? [];
  return { status, answers: stdout.trim().split('\n'), megabytes: Number(peak) };
}
