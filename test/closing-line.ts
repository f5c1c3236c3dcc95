import { stripVTControlCharacters } from 'node:util';

/** The parts of Vitest's and Playwright's reports that are counted here; empty if a step never ran. */
interface UnitResults {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}
interface SiteResults {
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly Suite[];
}
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The first lines of a message without terminal colours, enough to see the expectation. */
function beginning(message: string | undefined): string {
  return stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}

function failedSpecs({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const ownFailures = failed.map(({ title, file, tests }) => {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    return `${file} › ${title}\n${beginning(error?.message)}`;
  });
  return [...ownFailures, ...suites.flatMap(failedSpecs)];
}

/**
 * Lists each failed test by file and title with the beginning of its message. They are repeated at the end of
 * `npm test`, since only the last lines of a log are often kept.
 */
export function failedTests({ testResults = [] }: UnitResults, { suites = [] }: SiteResults): string[] {
  const unit = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [`${name}\n${beginning(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${beginning(failureMessages?.[0])}`);
  });
  return [...unit, ...suites.flatMap(failedSpecs)];
}

/**
 * The closing line of `npm test`: "N passed, N failed".
 * @param status exit status of the run; a broken step without a failed test counts as one failure
 */
export function closingLine(status: number, unit: UnitResults, { stats }: SiteResults): string {
  const passedCount = (unit.numPassedTests ?? 0) + (stats ? stats.expected + stats.flaky : 0);
  const failedCount = (unit.numFailedTests ?? 0) + (stats?.unexpected ?? 0);
  const reportedFailures = status === 0 ? failedCount : Math.max(1, failedCount);
  return `${passedCount} passed, ${reportedFailures} failed`;
}
