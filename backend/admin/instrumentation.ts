import type { Configuration } from '../src/platform/configuration.ts';
import type { Log } from '../src/platform/log.ts';

/** Runs before the first request: an invalid environment ends the process at once. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { readConfiguration } = await import('../src/platform/configuration.ts');
  const result = readConfiguration(process.env);
  if ('problems' in result) {
    console.error(result.problems.join('\n'));
    process.exit(1);
  }
  const { createLog } = await import('../src/platform/log.ts');
  const log = createLog('admin', result.configuration.logLevel);
  // After an error here, Next.js would keep the process and answer every request with 500.
  await start(result.configuration, log).catch((error: unknown) => {
    log.fatal({ err: error }, 'the admin ends');
    process.exit(1);
  });
}

async function start(configuration: Configuration, log: Log): Promise<void> {
  const { keepFilesPrivate } = await import('../src/platform/private-files.ts');
  const { guardRequests } = await import('./http-edge.ts');
  const { databaseProbe } = await import('./database-probe.ts');
  const { startTracing } = await import('@plantsoen/observability/tracing/start-tracing.ts');
  const { startProblem } = await import('../src/platform/start-check.ts');
  const { adminUrl, siteUrls, dataFolder, databaseUrl, fieldKeys, trustedProxies, production, observability } = configuration;
  keepFilesPrivate(dataFolder);
  const warn = (line: string) => log.warn(line);
  const problem = await startProblem(databaseUrl, fieldKeys);
  if (problem) {
    log.fatal(problem);
    process.exit(1);
  }
  const metrics = observability.admin.metrics;
  const isHttps = adminUrl.startsWith('https:');
  const siteOrigins = Object.values(siteUrls);
  const settings = { isHttps, trustedProxies, siteOrigins, isDevelopment: !production, metricsPort: metrics?.port };
  const guard = guardRequests(settings, databaseProbe(databaseUrl), warn);
  const traces = await startTracing('admin', observability.admin.tracing, warn);
  const stop = async () => {
    await guard.close(configuration.drainSeconds * 1000);
    await traces.stop();
    process.exit(0);
  };
  // In development Next handles the signals.
  if (production) for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  if (!metrics) return;
  const { serveAdminMetrics } = await import('@plantsoen/observability/metrics/admin-metrics.ts');
  await serveAdminMetrics(metrics, dataFolder);
}
