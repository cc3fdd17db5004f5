import { describe, expect, it, test } from 'vitest';
import { chosenIds, chosenSummary, type FileHit, groupFiles, isFileSort, maxChosen, rangeBetween } from './file-groups.ts';

const hit = (id: number, product: number | null) =>
  ({ download: { id }, product: product === null ? null : { id: product } }) as FileHit;

test('CAT-15 files are grouped by product, also those that were loaded later', () => {
  const groups = groupFiles([hit(1, 7), hit(2, 8), hit(3, null), hit(4, 7)]);
  expect(groups.map(({ product, files }) => [product?.id, files.map(({ download }) => download.id)])).toEqual([
    [7, [1, 4]],
    [8, [2]],
    [undefined, [3]],
  ]);
});

describe('CAT-15 a range of files', () => {
  const ids = [5, 3, 9, 4];
  it.each([
    ['downwards', 3, 4, [3, 9, 4]],
    ['upwards', 4, 3, [3, 9, 4]],
    ['of one file', 9, 9, [9]],
    ['without a first file', undefined, 9, [9]],
    ['from a file that is no longer shown', 77, 9, [9]],
  ])('%s', (_, first, last, range) => expect(rangeBetween(ids, first, last)).toEqual(range));
});

test('CAT-15 an address names at most 100 files, each once', () => {
  expect(chosenIds('12 7 12 0 -4 1.5 x')).toEqual([12, 7]);
  expect(chosenIds(undefined)).toEqual([]);
  expect(chosenIds(Array.from({ length: 150 }, (_, index) => index + 1).join(' '))).toHaveLength(maxChosen);
});

test('CAT-15 a selection counts its formats, most frequent first, and adds their sizes', () => {
  const files = [
    { kind: 'pdf', size: 10 },
    { kind: 'ifc', size: 5 },
    { kind: 'ifc', size: null },
  ];
  expect(chosenSummary(files)).toEqual({
    formats: [
      ['IFC', 2],
      ['PDF', 1],
    ],
    bytes: 15,
  });
});

test('CAT-15 an address names only orders that exist', () => {
  expect(['file', 'version', 'size', 'kind', 'priceAscending', undefined].map(isFileSort)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});
