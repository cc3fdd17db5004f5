import type { Payload } from 'payload';
import { type JobHandler, jobHandler } from '../../platform/jobs/job.ts';
import { removeDemoJob } from './removal-state.ts';
import { removeDemo } from './remove-demo.ts';

/** Returns the handler that removes the demo content. Its first step is one transaction, and a repeated job continues after it. */
export const removeDemoHandler = (payload: Payload): JobHandler =>
  jobHandler(removeDemoJob, async ({ includeChanged }) => void (await removeDemo(payload, { includeChanged })));
