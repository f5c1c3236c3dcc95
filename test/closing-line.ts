/** What Vitest and Playwright leave behind, as far as it is counted here; empty where a step never got there. */
interface UnitResults {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
}
interface SiteResults {
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/**
 * The one line at the end of `npm test`: "N passed, N failed".
 * @param status exit status of the run; a step that broke without a failed test counts as one failure
 */
export function closingLine(status: number, unit: UnitResults, { stats }: SiteResults): string {
  const passed = (unit.numPassedTests ?? 0) + (stats ? stats.expected + stats.flaky : 0);
  const counted = (unit.numFailedTests ?? 0) + (stats?.unexpected ?? 0);
  const failed = status === 0 ? counted : Math.max(1, counted);
  return `${passed} passed, ${failed} failed`;
}
