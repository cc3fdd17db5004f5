import { expect, test } from 'vitest';
import { storableQuery } from './storable-query.ts';

test.each([
  ['  Schommel-BANK\t', 'schommel-bank'],
  ['Müllsackständer!', 'müllsackständer'],
  ['bank "zonder" leuning?', 'bank zonder leuning'],
  ['RAL 7016', 'ral 7016'],
  ['BM-1010-02', 'bm-1010-02'],
  ['1800 mm bank', '1800 mm bank'],
  ['<b>bank</b>', 'b bank b'],
  ['ｂａｎｋ', 'bank'],
  ["kiosk'; drop table x; --", 'kiosk drop table x'],
])('SEA-06 %s is stored as %s', (query, kept) => {
  expect(storableQuery(query)).toBe(kept);
});

test.each([
  'anna@example.com',
  'anna at example dot com',
  'https://example.com/x',
  'www.example.nl',
  'bank.example.com',
  '0612345678',
  'bel 06 12 34 56 78',
  '+31 (0)20-123 4567',
  '030/1234567 Müller',
  'NL91ABNA0417164300',
  'NL91 ABNA 0417 1643 00',
  '123456789',
  '1 2 3 4 5 6 7 8',
  'Dorpsstraat 1234 AB 12',
])('SEA-06 possible personal data is not stored, %s', (query) => {
  expect(storableQuery(query)).toBeUndefined();
});

test.each([
  '',
  ' ',
  '-',
  'a',
  '12345',
  '%_*',
  '\u0000\u0007',
  '🌳',
  'x'.repeat(10_000),
  'een heel lange zin die niemand zo zou zoeken hier',
])('SEA-06 bad input: a meaningless search is not stored, %.40s', (query) => {
  expect(storableQuery(query)).toBeUndefined();
});
