import { expect, test } from 'vitest';
import { readRequestedItems } from './requested-items.ts';

const line = { id: 4, amount: 2, variant: 'BM-1010-02', colour: 'RAL 7016', mounting: 'surface', remark: 'Langs het water' };
const problemsIn = (value: unknown) => {
  const read = readRequestedItems(value);
  return 'problems' in read ? read.problems : [];
};

test('QUO-08 reads the lines of a list without empty fields', () => {
  expect(readRequestedItems([line, { id: 5, amount: 100, variant: null, colour: '', remark: '  ' }])).toEqual({
    lines: [line, { id: 5, amount: 100 }],
  });
  expect(readRequestedItems([{ ...line, remark: ' een\ntwee\ndrie ' }])).toMatchObject({
    lines: [{ remark: 'een\ntwee\ndrie' }],
  });
});

test('QUO-08 removes invisible characters from a pasted remark instead of refusing the list', () => {
  const pasted = '\u200eNoord\tbij\u00a0de\u2028brug\u200f\u202e\u0000\ud800';
  expect(readRequestedItems([{ ...line, remark: pasted }])).toMatchObject({ lines: [{ remark: 'Noord bij de brug' }] });
  expect(readRequestedItems([{ id: 4, amount: 2, remark: '\u200e\t' }])).toEqual({ lines: [{ id: 4, amount: 2 }] });
});

test('QUO-08 refuses an empty list and a list that is too long, each with its own key', () => {
  expect(problemsIn([])).toEqual([{ handle: null, key: 'emptyList' }]);
  expect(problemsIn(Array(101).fill(line))).toEqual([{ handle: null, key: 'tooLarge', amount: 100 }]);
  expect(problemsIn(Array(100).fill(line))).toEqual([]);
});

test.each([
  ['no list', { 0: line }],
  ['a text', 'lines'],
  ['a line that is none', [null]],
  ['a list in a list', [[line]]],
  ['no product', [{ amount: 1 }]],
  ['a product of another type', [{ ...line, id: '4' }]],
  ['a product below 1', [{ ...line, id: 0 }]],
  ['a product beyond what the database counts', [{ ...line, id: 2 ** 31 }]],
  ['no amount', [{ id: 4 }]],
  ['amount 0', [{ ...line, amount: 0 }]],
  ['amount 101', [{ ...line, amount: 101 }]],
  ['half a piece', [{ ...line, amount: 1.5 }]],
  ['a variant that is no text', [{ ...line, variant: { $ne: '' } }]],
  ['an endless colour', [{ ...line, colour: 'x'.repeat(201) }]],
  ['an endless remark', [{ ...line, remark: 'x'.repeat(501) }]],
  ['a variant with a null', [{ ...line, variant: 'a\u0000b' }]],
  ['a colour that turns its direction', [{ ...line, colour: 'a\u202eb' }]],
  ['half a character', [{ ...line, mounting: 'a\ud800b' }]],
])('QUO-08 refuses %s as unreadable', (_, value) => {
  expect(problemsIn(value)).toEqual([{ handle: null, key: 'unreadable' }]);
});

test('CAT-16 reads up to twenty article numbers of options, each once', () => {
  const read = (options: unknown) => readRequestedItems([{ id: 4, amount: 1, options }]);
  expect(read(['BM-L1', 'BM-L1', 'BM-L2'])).toEqual({ lines: [{ id: 4, amount: 1, options: ['BM-L1', 'BM-L2'] }] });
  expect(read([])).toEqual({ lines: [{ id: 4, amount: 1 }] });
  for (const options of ['BM-L1', [5], [''], ['a'.repeat(201)], ['a\u202eb'], Array(21).fill('BM-L1')])
    expect(read(options), JSON.stringify(options)).toHaveProperty('problems');
});
