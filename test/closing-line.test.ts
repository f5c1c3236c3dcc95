import { expect, test } from 'vitest';
import { closingLine, failedTests } from './closing-line.ts';

const unit = { numPassedTests: 2086, numFailedTests: 0 };

test('A step that could not start is a failure, though no test failed', () => {
  expect(closingLine(1, unit, {})).toBe('2086 passed, 1 failed');
  expect(closingLine(1, {}, {})).toBe('0 passed, 1 failed');
});

test('Failed tests are counted once, and nothing is added to them', () => {
  expect(closingLine(1, { numPassedTests: 7, numFailedTests: 3 }, {})).toBe('7 passed, 3 failed');
  expect(closingLine(1, unit, { stats: { expected: 230, unexpected: 2, flaky: 1 } })).toBe('2317 passed, 2 failed');
});

test('A whole run that passed says so', () => {
  expect(closingLine(0, unit, { stats: { expected: 233, unexpected: 0, flaky: 0 } })).toBe('2319 passed, 0 failed');
});

test('A failure is named with the beginning of its message, including a file that could not be loaded', () => {
  const results = failedTests(
    {
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'takes',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat a'],
            },
          ],
        },
        { name: 'b.test.ts', message: 'no such file', assertionResults: [] },
      ],
    },
    {
      suites: [
        {
          suites: [
            {
              specs: [
                {
                  title: 'opens',
                  file: 'c.spec.ts',
                  ok: false,
                  tests: [{ results: [{ error: { message: 'late' } }] }],
                },
                { title: 'closes', file: 'c.spec.ts', ok: true, tests: [] },
              ],
            },
          ],
        },
      ],
    },
  );
  expect(results).toEqual([
    'a.test.ts › takes\n    expected 1\n    at a',
    'b.test.ts\n    no such file',
    'c.spec.ts › opens\n    late',
  ]);
});
