import { expect, test } from 'vitest';
import type { QuotationLine } from '../../quotation-line.ts';
import { importSharedList } from './import-shared-list.ts';

const bench: QuotationLine = { id: 4, uri: 'p/bank', title: 'Bank', category: 'Banken', productImage: '', amount: 2 };
const green = { ...bench, colour: 'RAL 6009', amount: 1 };

test('QUO-08 a shared list is merged line by line with the larger amount', () => {
  const shared = [
    { ...bench, amount: 5 },
    { ...green, amount: 1 },
    { ...bench, remark: 'Links' },
  ];
  const taken = importSharedList([bench, green], shared);
  expect(taken).toEqual({
    lines: [{ ...bench, amount: 5 }, green, { ...bench, remark: 'Links' }],
    ...{ added: 1, raised: 1, full: 0 },
  });
  expect(importSharedList(taken.lines, shared)).toEqual({ lines: taken.lines, added: 0, raised: 0, full: 0 });
  expect(importSharedList([{ ...bench, amount: null }], [bench])).toMatchObject({ lines: [bench], raised: 1 });
});

test('QUO-08 lines that do not fit on a list of 100 lines are counted', () => {
  const many = Array.from({ length: 99 }, (_, id) => ({ ...bench, id: id + 10 }));
  expect(importSharedList(many, [bench, green])).toMatchObject({ added: 1, full: 1, lines: { length: 100 } });
});
