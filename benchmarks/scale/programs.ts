import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../backend/src/testing/free-port.ts';
import type { Administrator } from '../../e2e/stack.ts';
import { type Service, startService } from '../../scripts/start/service.ts';
import { adminService, apiService, environmentOf, siteService } from '../../scripts/start/services.ts';
import { type AdminClient, adminClient } from '../admin-client.ts';
import { get } from '../get.ts';
import type { Installation } from '../installation.ts';
import { memoryBegins, programPid } from '../process-figures.ts';
import type { ScaleDatabase } from './database.ts';
import { type MetricName, metricValue } from './metrics.ts';

/** The programs on the database of a size. */
export type Programs = {
  installation: Installation;
  database: ScaleDatabase;
  /** The admin's REST API. */
  admin: AdminClient;
  pids: { site: number; api: number };
  /** Reads the sum of a metric. */
  metric(program: 'site' | 'api', name: MetricName, labels?: RegExp): Promise<number>;
  /** Waits until the site has received all changes that are announced now. */
  untilReceived(): Promise<void>;
  stop(): Promise<void>;
};

/** The publication of a large category takes minutes as long as it is one request. */
const adminTimeoutMs = 1_800_000;
const pollMs = 10;
const maxLagMs = 60_000;

/** Starts API, site and admin with their metrics. */
export async function startPrograms(
  installation: Installation,
  database: ScaleDatabase,
  administrator: Administrator,
): Promise<Programs> {
  const { settings, env, terminal, giveUp } = installation;
  const ports = { site: await freePort(), api: await freePort() };
  const metricsPorts = { SITE_METRICS_PORT: String(ports.site), API_METRICS_PORT: String(ports.api) };
  const environment = environmentOf(settings, database.url, { ...env, ...metricsPorts });
  const services: Service[] = [];
  for (const service of [apiService, siteService, adminService])
    services.push(await startService(service(settings, environment), terminal, giveUp));
  const pids = { site: programPid('site/dist/server/main.mjs'), api: programPid('backend/dist/api.mjs') };
  for (const pid of Object.values(pids)) memoryBegins(pid);

  const metric: Programs['metric'] = async (program, name, labels) => {
    const { body } = await get({ port: ports[program], host: 'localhost' }, '/metrics', { 'accept-encoding': 'identity' });
    return metricValue(body.toString(), name, labels);
  };
  return {
    ...{ installation, database, pids, metric },
    admin: adminClient(settings.adminUrl, administrator, adminTimeoutMs),
    async untilReceived() {
      const newest = await metric('api', 'plantsoen_change_log_position');
      for (const end = Date.now() + maxLagMs; (await metric('site', 'plantsoen_change_stream_position')) < newest; ) {
        if (Date.now() > end) throw new Error('the site has not received a change for a minute');
        await pause(pollMs);
      }
    },
    async stop() {
      for (const service of services.toReversed()) await service.stop();
    },
  };
}
