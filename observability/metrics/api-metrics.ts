import { Gauge, type Registry } from 'prom-client';
import type { MetricsSettings } from '../settings.ts';
import {
  addDiskMetrics,
  addGauge,
  addJobMetrics,
  addLogInMetrics,
  addReplicaMetrics,
  addStatementMetrics,
  createRegistry,
} from './registry.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

/** Queues in the database, which all processes of the API share. */
export type QueueLengths = {
  /** Jobs by task and state. */
  jobs: readonly { task: string; state: string; count: number }[];
  indexEntries: number;
  indexWaitSeconds: number;
  unsentMails: number;
  mailWaitSeconds: number;
  changePosition: number;
};

/** Values of the API that are read when metrics are requested. */
export type ApiValues = {
  dataFolder: string;
  /** Names of all kinds of jobs. */
  tasks: readonly string[];
  /** Resolves to undefined if the database does not answer. Concurrent calls share one read. */
  queueLengths(): Promise<QueueLengths | undefined>;
  changeStreams(): number;
  connections(): Record<string, { totalCount: number; idleCount: number; waitingCount: number }>;
};

/** Serves the metrics of the API. */
export function serveApiMetrics(settings: MetricsSettings, values: ApiValues): Promise<MetricsServer> {
  const registry = createRegistry('api');
  addStatementMetrics(registry);
  addReplicaMetrics(registry);
  addLogInMetrics(registry);
  addDiskMetrics(registry, values.dataFolder);
  addJobMetrics(registry, values.tasks);
  addQueues(registry, values);
  addGauge(registry, 'plantsoen_change_streams', 'Connections of sites to the change stream.', values.changeStreams);
  new Gauge({
    name: 'plantsoen_sql_connections',
    help: 'Connections to the database by pool: used, idle, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(values.connections())) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  return serveMetrics(settings, registry);
}

/** Adds the queues. While the database does not answer, they have no values. */
function addQueues(registry: Registry, { tasks, queueLengths }: ApiValues): void {
  const add = (name: string, help: string, key: Exclude<keyof QueueLengths, 'jobs'>) =>
    addGauge(registry, name, help, async () => (await queueLengths())?.[key]);
  add('plantsoen_search_index_queue_entries', 'Entries whose search documents must be updated.', 'indexEntries');
  add('plantsoen_search_index_queue_wait_seconds', 'Age of the oldest of these entries.', 'indexWaitSeconds');
  add('plantsoen_mail_queue_emails', 'Emails that are not sent yet.', 'unsentMails');
  add('plantsoen_mail_queue_wait_seconds', 'Age of the oldest email that is not sent yet.', 'mailWaitSeconds');
  add('plantsoen_change_log_position', 'Position of the newest change.', 'changePosition');
  addGauge(registry, 'plantsoen_queues_readable', '1 if the queues could be read from the database.', async () =>
    Number((await queueLengths()) !== undefined),
  );
  new Gauge({
    name: 'plantsoen_jobs_queued',
    help: 'Jobs in the queue by state: waiting, retrying, running or failed.',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      const counted = (await queueLengths())?.jobs;
      this.reset();
      if (!counted) return;
      for (const task of tasks) for (const state of ['waiting', 'failed']) this.set({ task, state }, 0);
      for (const { task, state, count } of counted) this.set({ task, state }, count);
    },
  });
}
