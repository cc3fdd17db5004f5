/** Program that serves the API until it receives a stop signal. */
import { join } from 'node:path';
import { startTracing } from '@plantsoen/observability/tracing/start-tracing.ts';
import { serveApi } from '../composition/serve-api.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { createLog } from '../platform/log.ts';
import { keepFilesPrivate } from '../platform/private-files.ts';
import { startProblem } from '../platform/start-check.ts';

const result = readConfiguration(process.env);
if ('problems' in result) {
  console.error(result.problems.join('\n'));
  process.exit(1);
}
const { configuration } = result;
keepFilesPrivate(configuration.dataFolder);
const log = createLog('api', configuration.logLevel);

async function run(): Promise<void> {
  const problem = await startProblem(configuration.databaseUrl, configuration.fieldKeys);
  if (problem) {
    log.fatal(problem);
    process.exit(1);
  }
  const { metrics, tracing } = configuration.observability.api;
  const traces = await startTracing('api', tracing, (line) => log.warn(line));
  const api = await serveApi(configuration, log, {
    crop: join(import.meta.dirname, 'crop-child.mjs'),
    document: join(import.meta.dirname, 'document-child.mjs'),
  });
  if (metrics) {
    const { serveApiMetrics } = await import('@plantsoen/observability/metrics/api-metrics.ts');
    await serveApiMetrics(metrics, api.values);
  }
  log.info({ port: api.port, metrics: metrics }, 'the API listens');
  const stop = async (name: string) => {
    log.info({ signal: name }, 'the API stops');
    await api.close();
    await traces.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): void {
  log.fatal({ err: error }, 'the API ends');
  process.exit(1);
}

process.on('uncaughtException', fail);
run().catch(fail);
