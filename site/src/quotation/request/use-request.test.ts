import { beforeEach, expect, test, vi } from 'vitest';
import type { QuotationLine, QuotationLines } from '../quotation-line.ts';
import { isEditedTogether } from '../shared-editing/has-edit-links.ts';
import { clearSubmittedItems } from './use-request.tsx';

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

/** Returns list and project name after `sent` was submitted, for a list that is `now` when the answer arrives. */
function after(sent: QuotationLines, now: QuotationLines) {
  let list = now;
  clearSubmittedItems((rule) => {
    list = rule(list);
  }, sent);
  return { list, project: stored.get('quotationProject') };
}

test('QUO-08 submitted lines and the project name are removed', () => {
  expect(after([bench, bin], [bench, bin])).toEqual({ list: [], project: '' });
  expect(after([], [])).toEqual({ list: [], project: '' });
});

test('QUO-08 lines that another tab has added meanwhile remain, with the project name', () => {
  const noted = { ...bench, remark: 'Noord' };
  expect(after([bench], [bench, bin, noted])).toEqual({ list: [bin, noted], project: 'Brinkpark Oost' });
  expect(after([], [bin])).toEqual({ list: [bin], project: 'Brinkpark Oost' });
});

test('QUO-08 a submitted line is removed even if its amount has changed since', () => {
  expect(after([bench], [{ ...bench, amount: 9 }])).toEqual({ list: [], project: '' });
});

test.each([
  [{ oost: { token: 't' } }, true],
  [{ oost: { token: 't', isGone: true } }, false],
  [{ west: { token: 't' } }, false],
])('QUO-12 a list that others edit, too, stays after a request: %j', (links, isKept) => {
  stored.set('productQuotationLinks', JSON.stringify(links));
  expect(isEditedTogether('oost')).toBe(isKept);
});
