import { readFileSync } from 'node:fs';

/**
 * Peak memory of this process, MB. On Linux it comes from `VmHWM`: `maxRSS` also counts what the process was forked
 * from, so a small process started by a test runner of 300 MB would report 300 MB (see getrusage(2), `ru_maxrss`).
 */
export function peakMegabytes(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS / 1024;
}
