import { fileURLToPath } from 'node:url';
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
const { log, flush } = createLog(configuration.logLevel);
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const site = createSite({ configuration, log, clientFolder, application, offlineCode });

site.server.on('error', (error: NodeJS.ErrnoException) => {
  const isAddress = error.code === 'EADDRNOTAVAIL';
  const reason = error.code === 'EADDRINUSE' ? `port ${configuration.port} is taken` : error.message;
  console.error(`${isAddress ? 'HOST' : 'SITE_PORT'}: ${reason}`);
  process.exit(1);
});
const { port, host, hosts } = configuration;
site.server.listen({ port, ...(host && { host }) }, () => log.info({ port, host, ...hosts.origins }, 'listening'));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    log.info({ signal }, 'stopping');
    await site.stop();
    flush();
    process.exit(0);
  });
}
