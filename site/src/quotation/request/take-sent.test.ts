import { beforeEach, expect, test, vi } from 'vitest';
import type { QuotationLine, QuotationLines } from '../quotation-line.ts';
import { takeSent } from './take-sent.ts';

const bench: QuotationLine = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '', amount: 2 };
const bin: QuotationLine = { ...bench, id: 7, title: 'Bak' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  stored.set('quotationProject', 'Brinkpark Oost');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

/** What is on the list once the lines were sent, of one that has become this meanwhile; and the project's name. */
function after(sent: QuotationLines, now: QuotationLines) {
  let list = now;
  takeSent((rule) => {
    list = rule(list);
  }, sent);
  return { list, project: stored.get('quotationProject') };
}

test('QUO-08 what was sent leaves the list, and the name of the project with it', () => {
  expect(after([bench, bin], [bench, bin])).toEqual({ list: [], project: '' });
  expect(after([], [])).toEqual({ list: [], project: '' });
});

test('QUO-08 what another tab has put on the list while it was sent stays, with the name of the project', () => {
  const noted = { ...bench, remark: 'Noord' };
  expect(after([bench], [bench, bin, noted])).toEqual({ list: [bin, noted], project: 'Brinkpark Oost' });
  expect(after([], [bin])).toEqual({ list: [bin], project: 'Brinkpark Oost' });
});

test('QUO-08 a line that was sent leaves in the amount it has by now', () => {
  expect(after([bench], [{ ...bench, amount: 9 }])).toEqual({ list: [], project: '' });
});
