import { expect, it } from 'vitest';
import { reportText, withReport } from './report.ts';

it('BUDGET the report shows each figure with its budget, in the order of the budgets', () => {
  const figures = { html: 9.5, cachedRequests: 0.4, cachedPerSecond: 20_000, siteRender: 8 };
  const lines = reportText(figures, { ...figures, siteRender: 16 }).split('\n');
  expect(lines.slice(4)).toEqual([
    '| Cached product list: requests/s, relative to a bare Node server that sends the same bytes | 0.40 × | 0.40 × | at least 0.50 × | 0.80 × | **missed** |',
    '| Cached product list: requests/s per core | 20,000 requests/s | 20,000 requests/s |  |  |  |',
    '| Uncached product list: CPU time of the site per request | 16 ms | 8 ms | at most 9 ms | 6 ms | kept |',
    '| HTML of the product list, brotli | 9.50 kB | 9.50 kB | at most 14.2 kB |  | kept |',
  ]);
});

it('BUDGET a new report replaces the last one, and missing marks throw', () => {
  const readme = 'before\n<!-- report: written by npm run bench -->\nold\n<!-- end of report -->\nafter';
  expect(withReport(readme, 'new')).toBe(readme.replace('old', 'new'));
  expect(() => withReport('before', 'new')).toThrow('marks');
});
