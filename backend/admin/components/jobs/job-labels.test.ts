import { expect, it } from 'vitest';
import { jobHandlers } from '../../../src/composition/job-handlers.ts';
import { createLog } from '../../../src/platform/log.ts';
import { jobNames } from './job-labels.ts';

it('names every kind of job in the overview of jobs', () => {
  const configuration = { mailFrom: 'info@brinkmeent.example', mailingService: undefined, limits: { retentionDays: {} } };
  const parts = {
    payload: { db: {} },
    engine: {},
    transport: {},
    siteAssets: {},
    configuration,
    log: createLog('test', 'silent'),
  };
  const handlers = jobHandlers(parts as never);
  expect(Object.keys(jobNames)).toEqual(
    Object.values(handlers)
      .flat()
      .map(({ kind }) => kind.name),
  );
});
