import { expect, it } from 'vitest';
import { csvRow, exportFileName } from './csv.ts';

it.each([
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
  ['+31 6 1234', "'+31 6 1234"],
  ['-2+3+cmd|calc', "'-2+3+cmd|calc"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['x,=cmd|calc', "x,'=cmd|calc"],
  ['x;-2+3+cmd|calc', `"x;'-2+3+cmd|calc"`],
  ['a,\n@SUM(A1)', `"a,\n'@SUM(A1)"`],
  ['€ 3,- en -5, -7 of 3, +4', '€ 3,- en -5, -7 of 3, +4'],
  ['punten:\n- een\n- twee', '"punten:\n- een\n- twee"'],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['-12,5', '-12,5'],
  ['1-2', '1-2'],
  ['a;b', '"a;b"'],
  ['twee\r\nregels', '"twee\nregels"'],
  ['hij zei "nee"', '"hij zei ""nee"""'],
  ['Möbel €', 'Möbel €'],
])('SEC-08 the cell %j is a text', (value, csv) => expect(csvRow([value], ';')).toBe(`${csv}\r\n`));

it.each([
  [3, 3, 'contact.csv'],
  [50_000, 61_234, 'contact-50000-of-61234.csv'],
])('SEC-08 the name of a file with %i of %i rows is %s', (count, total, name) =>
  expect(exportFileName('contact', count, total)).toBe(name),
);
