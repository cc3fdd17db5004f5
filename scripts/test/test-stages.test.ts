import { expect, it } from 'vitest';
import { countJourneys, countVitest } from './test-stages.ts';

type Test = { projectName: string; status: string; results?: { error?: { message: string } }[] };

const report = (tests: Test[]) => ({
  stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 },
  suites: [
    {
      specs: [],
      suites: [{ specs: tests.map((test, at) => ({ title: `journey ${at}`, file: 'journeys.test.ts', tests: [test] })) }],
    },
  ],
});

it('an engine passes if all of its journeys pass; a skipped one does not count as failed', () => {
  const outcome = countJourneys(
    report([
      { projectName: 'chromium', status: 'expected' },
      { projectName: 'chromium', status: 'skipped' },
      { projectName: 'firefox', status: 'expected' },
      { projectName: 'webkit', status: 'expected' },
      { projectName: 'webkit', status: 'unexpected' },
    ]),
  );
  expect(outcome).toMatchObject({ passed: 3, failed: 1, passingEngines: ['chromium', 'firefox'] });
  expect(outcome.failures).toEqual(['journeys.test.ts [webkit]: journey 4']);
});

it('describes failed and flaky tests with the first lines of their errors, without colours', () => {
  const results = (message: string) => [{ error: { message } }, {}];
  const { failures, flaky } = countJourneys(
    report([
      { projectName: 'firefox', status: 'unexpected', results: results('\u001b[31mtimed out\u001b[39m\n\nafter 30 s') },
      { projectName: 'webkit', status: 'flaky', results: results('no such element') },
    ]),
  );
  expect(failures).toEqual(['journeys.test.ts [firefox]: journey 0\n        timed out\n        after 30 s']);
  expect(flaky).toEqual(['journeys.test.ts [webkit]: journey 1\n        no such element']);
});

it('names the failed and flaky tests, and a file whose set-up failed', () => {
  const outcome = countVitest({
    numPassedTests: 2,
    numPendingTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'adds' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'divides', failureMessages: [] },
          { status: 'passed', fullName: 'waits', failureMessages: ['not yet'] },
        ],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    failures: ['a.test.ts: adds', 'b.test.ts'],
    flaky: ['c.test.ts: waits\n        not yet'],
  });
});
