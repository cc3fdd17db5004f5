import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

it.each([
  [
    'nl;/a/;/b/;301\nnl;/c/;/d/',
    [
      ['nl', '/a/', '/b/', '301'],
      ['nl', '/c/', '/d/'],
    ],
  ],
  [
    '\uFEFFsite,from\r\nnl,"/a,b/"\r\n',
    [
      ['site', 'from'],
      ['nl', '/a,b/'],
    ],
  ],
  ['nl\t/a/\t "x"', [['nl', '/a/', '"x"']]],
  [
    'a;"say ""hi"";\nthere"\n\n;;\nb;c',
    [
      ['a', 'say "hi";\nthere'],
      ['b', 'c'],
    ],
  ],
  ['', []],
  [
    'a;b\n"c"d;e\nf;g',
    [
      ['a', 'b'],
      ['"c"d', 'e'],
      ['f', 'g'],
    ],
  ],
])('API-08 reads %j', (text, rows) => {
  expect(readCsv(text).map(({ cells }) => cells)).toEqual(rows);
});

it('API-08 numbers rows by the line on which they begin', () => {
  expect(readCsv('a;b\n\n"c\nd";e\nf;g').map(({ line }) => line)).toEqual([1, 3, 5]);
});
