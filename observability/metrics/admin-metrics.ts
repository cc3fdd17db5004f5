import type { MetricsSettings } from '../settings.ts';
import { addDiskMetrics, addLogInMetrics, addStatementMetrics, createRegistry } from './registry.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

/** Serves the metrics of the admin: its process, requests, SQL statements, log-ins and disk. */
export function serveAdminMetrics(settings: MetricsSettings, dataFolder: string): Promise<MetricsServer> {
  const registry = createRegistry('admin');
  addStatementMetrics(registry);
  addLogInMetrics(registry);
  addDiskMetrics(registry, dataFolder);
  return serveMetrics(settings, registry);
}
