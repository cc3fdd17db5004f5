import type { MetricsSettings } from '../settings.ts';
import { addStatementMetrics, createRegistry } from './registry.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

/** Serves the metrics of the admin: its process, requests and SQL statements. */
export function serveAdminMetrics(settings: MetricsSettings): Promise<MetricsServer> {
  const registry = createRegistry('admin');
  addStatementMetrics(registry);
  return serveMetrics(settings, registry);
}
