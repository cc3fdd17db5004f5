import { expect, it } from 'vitest';
import { missedRows } from './budgets.ts';
import { tableText } from './report.ts';

const measured = [
  { size: 10_000, figures: { listMedian: 8, apiMemory: 320 }, hostSpeed: 1, measuredOn: '2026-11-26' },
  { size: 100_000, figures: { listMedian: 20, apiMemory: 320, fill: 60 }, hostSpeed: 0.5, measuredOn: '2026-11-27' },
];

it('BUDGET the table of sizes has the ratio to the size before, and compares 100,000 products on the reference host', () => {
  expect(tableText(measured).split('\n')).toEqual([
    '| Figure | 10,000 | 100,000 | 100,000 on the reference host | Budget |  |',
    '|---|---|---|---|---|---|',
    '| Measured on | 2026-11-26 | 2026-11-27 |  |  |  |',
    '| Speed of the host | 1 × | 0.50 × |  |  |  |',
    '| List with all filters at the API, median | 8 ms | 20 ms (× 2.50) | 10 ms | at most 15 ms | kept |',
    '| API: peak resident memory | 320 MB | 320 MB (× 1) | 320 MB | at most 450 MB | kept |',
    '| Filling the database | – | 60 s | 30 s |  |  |',
  ]);
});

it('BUDGET a run without 100,000 products has no verdicts', () => {
  expect(tableText(measured.slice(0, 1))).toContain('| 8 ms | – | at most 15 ms |  |');
});

it('BUDGET missed rows are listed with size, figure and limit', () => {
  expect(missedRows({ size: 100_000, figures: { listMedian: 20, failedAnswers: 1 }, hostSpeed: 1 })).toEqual([
    '100000 products: List with all filters at the API, median: 20 ms, at most 15 ms',
    '100000 products: Lists and pages after a publication that failed: 1, at most 0',
  ]);
});
