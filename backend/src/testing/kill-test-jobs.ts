/** Program that runs the jobs for products of large categories until a test kills it. */
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';
import { projectionHandlers } from '../composition/project-category.ts';
import { runJobs } from '../platform/jobs/job-runner.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const log = createLog('jobs', 'silent');
const payload = await openPayload(buildPayloadConfig({ ...placeholderOptions, databaseUrl, log }));
runJobs({ databaseUrl, handlers: projectionHandlers(payload), concurrency: 2, log });
