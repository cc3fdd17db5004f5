import { expect, test } from 'vitest';
import type { QuotationItem, QuotationLine } from '../quotation-line.ts';
import { changeList, deleteList } from './list-rules.ts';
import { emptyList, type NamedLists } from './named-list.ts';
import { undoChange } from './undo-change.ts';

const bench: QuotationItem = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '' };
const line = (id: number, amount = 1): QuotationLine => ({ ...bench, id, amount });
const before: NamedLists = {
  open: 'oost',
  lists: [{ ...emptyList('oost'), name: 'Oost', lines: [line(1), line(2)] }, emptyList('west')],
};

test('QUO-11 QUO-12 undoing restores removed lines and keeps what others have changed since', () => {
  const after = changeList(before, 'oost', (list) => ({ ...list, lines: [line(1)] }));
  const now = changeList(after, 'oost', (list) => ({ ...list, place: 'Zutphen', lines: [line(1, 9), line(3)] }));
  expect(undoChange(after, before, after)).toEqual(before);
  expect(undoChange(now, before, after).lists[0]).toMatchObject({
    ...{ name: 'Oost', place: 'Zutphen' },
    lines: [{ id: 1, amount: 9 }, { id: 3 }, { id: 2 }],
  });
});

test('QUO-11 a deleted list returns to its place and opens', () => {
  const after = deleteList(before, 'oost');
  const now = changeList(after, 'west', (list) => ({ ...list, name: 'West' }));
  expect(undoChange(now, before, after)).toMatchObject({ open: 'oost', lists: [{ id: 'oost' }, { id: 'west', name: 'West' }] });
});
