import { expect, test } from 'vitest';
import { comparisonQuery, requestedColumns } from './comparison-address.ts';

test('CAT-13 the address states variants, and colours unless all are default ones', () => {
  expect(comparisonQuery([{ sku: 'BM-1010-02' }, { sku: 'BM 1020' }])).toBe('?variant=BM-1010-02+BM-1020');
  expect(comparisonQuery([{ sku: 'A' }, { sku: 'B', colour: 'RAL 7022' }])).toBe('?variant=A+B&colour=-+RAL-7022');
  expect(comparisonQuery([])).toBe('');
});

test('CAT-13 CAT-16 the address states the options of columns with any', () => {
  const columns = [{ sku: 'A', options: ['A L1', 'A-G1'] }, { sku: 'B' }];
  expect(comparisonQuery(columns)).toBe('?variant=A+B&option=A-L1%2CA-G1+-');
  expect(requestedColumns({ variant: 'A B', option: 'A-L1,A-G1 -' })).toEqual([
    { sku: 'A', options: ['A-L1', 'A-G1'] },
    { sku: 'B' },
  ]);
});

test('CAT-13 the address states the mountings of columns with a chosen one', () => {
  expect(comparisonQuery([{ sku: 'A' }, { sku: 'B', mounting: 'surface' }])).toBe('?variant=A+B&mounting=-+surface');
  expect(requestedColumns({ variant: 'A B', mounting: '- surface' })).toEqual([{ sku: 'A' }, { sku: 'B', mounting: 'surface' }]);
});

test('CAT-13 an address is read with its limits', () => {
  expect(requestedColumns({ variant: ' A  B ', colour: '- RAL-7022' })).toEqual([{ sku: 'A' }, { sku: 'B', colour: 'RAL-7022' }]);
  expect(requestedColumns({})).toEqual([]);
  const many = requestedColumns({ variant: Array.from({ length: 50 }, (_, index) => `N${index}`).join(' ') });
  expect(many).toHaveLength(12);
  expect(requestedColumns({ variant: 'x'.repeat(500) })[0]?.sku).toHaveLength(40);
});
