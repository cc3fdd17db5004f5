import { Counter, Gauge } from 'prom-client';
import { pages, purges, renders } from '../measurements.ts';
import type { MetricsSettings } from '../settings.ts';
import { addGauge, createRegistry } from './registry.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

/** Values of the site that are read when metrics are requested. */
export type SiteValues = {
  cacheBytes(): Record<'pages' | 'data' | 'members', number>;
  /** Whether the change stream of the API is connected. */
  isConnected(): boolean;
  /** Position in the change log up to which the site has dropped cached pages. */
  changePosition(): number;
  /** Number of receivers of purges that have refused the last one. */
  failingPurges(): number;
};

/** Serves the metrics of the site. */
export function serveSiteMetrics(
  settings: MetricsSettings,
  { cacheBytes, isConnected, changePosition, failingPurges }: SiteValues,
): Promise<MetricsServer> {
  const registry = createRegistry('site');
  const registers = [registry];
  // A page from the cache takes 30 microseconds, so it only adds to a number.
  const served = { hit: 0, revalidating: 0, miss: 0, stale: 0, bypass: 0 };
  pages.observe((result) => {
    served[result] += 1;
  });
  new Counter({
    name: 'plantsoen_page_cache_requests_total',
    help: 'Answered pages: from memory, former version during a render, rendered for all, old from the disk, or rendered for one visitor.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(served)) this.inc({ result }, count);
    },
  });
  const rendered = new Counter({
    name: 'plantsoen_page_renders_total',
    help: 'Renderings of a page.',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['succeeded', 'failed']) rendered.inc({ result }, 0);
  renders.observe(({ isFailed }) => rendered.inc({ result: isFailed ? 'failed' : 'succeeded' }));
  const purged = new Counter({
    name: 'plantsoen_cdn_purges_total',
    help: 'Requests that purge pages from the CDN. A failed one is repeated.',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['succeeded', 'failed']) purged.inc({ result }, 0);
  purges.observe((result) => purged.inc({ result }));
  addGauge(registry, 'plantsoen_cdn_purges_failing', 'Receivers of purges that have refused the last one.', failingPurges);
  new Gauge({
    name: 'plantsoen_cache_bytes',
    help: 'Memory of each cache.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, bytes] of Object.entries(cacheBytes())) this.set({ cache }, bytes);
    },
  });
  addGauge(registry, 'plantsoen_change_stream_connected', '1 if the change stream of the API is connected.', () =>
    Number(isConnected()),
  );
  addGauge(
    registry,
    'plantsoen_change_stream_position',
    'Position in the change log up to which the site has read. The lag is the difference to plantsoen_change_log_position.',
    changePosition,
  );
  return serveMetrics(settings, registry);
}
