import { fileURLToPath } from 'node:url';
import { startTracing } from '@plantsoen/observability/tracing/start-tracing.ts';
import previewScript from '../src/preview/live-preview-script.ts?bundled';
import * as application from '../src/server.ts';
import { readConfiguration } from './configuration.ts';
import { offlineCode } from './endpoints/offline-code.ts';
import { createLog } from './log.ts';
import { createSite } from './site.ts';

const result = readConfiguration(process.env);
if ('problems' in result) {
  for (const problem of result.problems) console.error(problem);
  process.exit(1);
}

const { configuration } = result;
const { log, end } = createLog(configuration.logLevel);
const { metrics, tracing } = configuration.observability;
const traces = await startTracing('site', tracing, (line) => log.warn(line));
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const openCdn = configuration.cdn && (await import('./cdn/open-cdn.ts')).openCdn;
const site = createSite({ configuration, log, clientFolder, application, offlineCode, previewScript, openCdn });

site.server.on('error', (error: NodeJS.ErrnoException) => {
  const isAddress = error.code === 'EADDRNOTAVAIL';
  const reason = error.code === 'EADDRINUSE' ? `port ${configuration.port} is taken` : error.message;
  console.error(`${isAddress ? 'HOST' : 'SITE_PORT'}: ${reason}`);
  process.exit(1);
});
if (metrics) {
  const { serveSiteMetrics } = await import('@plantsoen/observability/metrics/site-metrics.ts');
  await serveSiteMetrics(metrics, site.values).catch((error: Error) => {
    console.error(`SITE_METRICS_PORT: ${error.message}`);
    process.exit(1);
  });
}
const { port, host, hosts } = configuration;
site.server.listen({ port, ...(host && { host }) }, () =>
  log.info({ port, host, metrics: metrics, ...hosts.origins }, 'listening'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    log.info({ signal }, 'stopping');
    await site.stop();
    await traces.stop();
    await end();
    process.exit(0);
  });
}
