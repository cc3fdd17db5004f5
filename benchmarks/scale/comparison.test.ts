import { expect, it } from 'vitest';
import { comparisonTable, measureShop } from './comparison.ts';

it('BUDGET the comparison measures each shop with the same queries, none of them twice', async () => {
  const searched: string[][] = [];
  for (let shop = 0; shop < 2; shop += 1) {
    const queries: string[] = [];
    await measureShop({ list: async () => [], search: async (query) => queries.push(query), memory: () => 1 });
    searched.push(queries);
  }
  expect(searched[0]).toEqual(searched[1]);
  expect(searched[0]?.length).toBe(160);
  expect(new Set(searched[0]).size).toBe(160);
});

it('BUDGET the table of the comparison has the ratio of each figure', () => {
  const own = { listAlone: 10, listParallel: 40, searchAlone: 5, searchParallel: 30, memory: 200 };
  const lines = comparisonTable({ own, vendure: { ...own, listAlone: 25, memory: 500 }, measuredOn: '2026-11-27' }).split('\n');
  expect(lines[2]).toBe('| List with all filters, one client, median | 10 ms | 25 ms | 2.50 × |');
  expect(lines.at(-1)).toBe('| Peak resident memory | 200 MB | 500 MB | 2.50 × |');
});
