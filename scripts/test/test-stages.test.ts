import { expect, it } from 'vitest';
import { countJourneys } from './test-stages.ts';

const report = (tests: { projectName: string; status: string }[]) => ({
  stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 },
  suites: [{ specs: [], suites: [{ specs: tests.map((test) => ({ tests: [test] })) }] }],
});

it('an engine passes when all journeys pass that run in it; one that is skipped does not count against it', () => {
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
});
