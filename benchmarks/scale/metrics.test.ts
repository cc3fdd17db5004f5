import { expect, it } from 'vitest';
import { metricValue } from './metrics.ts';

const text = `# HELP plantsoen_jobs_queued Jobs in the queue by state
# TYPE plantsoen_jobs_queued gauge
plantsoen_jobs_queued{task="send-email",state="waiting",program="api"} 2
plantsoen_jobs_queued{task="update-search-index",state="running",program="api"} 1
plantsoen_jobs_queued{task="send-email",state="failed",program="api"} 4
plantsoen_change_log_position 17
`;

it('BUDGET the benchmark adds the values of a metric, of all labels or of those that match', () => {
  expect(metricValue(text, 'plantsoen_jobs_queued')).toBe(7);
  expect(metricValue(text, 'plantsoen_jobs_queued', /state="(waiting|running)"/)).toBe(3);
  expect(metricValue(text, 'plantsoen_change_log_position')).toBe(17);
});

it('BUDGET a missing metric is an error instead of zero', () => {
  expect(() => metricValue(text, 'plantsoen_page_renders_total')).toThrow('there is no metric plantsoen_page_renders_total');
});
