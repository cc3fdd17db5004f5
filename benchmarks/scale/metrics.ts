/** Metrics that the benchmark reads; docs/runbook/monitor.md describes them. */
export type MetricName =
  | 'plantsoen_change_log_position'
  | 'plantsoen_change_stream_position'
  | 'plantsoen_jobs_queued'
  | 'plantsoen_page_renders_total'
  | 'plantsoen_search_index_queue_entries';

/** Returns the sum of the values of a metric whose labels match. Throws if the program does not offer the metric. */
export function metricValue(text: string, name: MetricName, labels = /(?:)/): number {
  const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))];
  if (lines.length === 0) throw new Error(`there is no metric ${name}`);
  return lines.reduce((sum, [, found = '', value]) => sum + (labels.test(found) ? Number(value) : 0), 0);
}
