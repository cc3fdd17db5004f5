import { beforeEach, expect, test, vi } from 'vitest';
import type { QuotationItem, QuotationLines } from './quotation-line.ts';
import { add, remove } from './quotation-rules.ts';

const bench: QuotationItem = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '' };
const stored = new Map<string, string>();
let room = true;
let listeners: Record<string, (event: object) => void>;

/** Loads the page in a browser with the storage `stored`. */
async function page() {
  vi.resetModules();
  listeners = {};
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    Object.assign(listeners, { [name]: listener }),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!room) throw new DOMException('no room', 'QuotaExceededError');
      stored.set(key, text);
    },
  });
  const { changeQuotationList } = await import('./quotation-list.ts');
  const { watchQuotationData } = await import('../platform/interface-state.ts');
  const lines = () => {
    let seen: QuotationLines = [];
    changeQuotationList((now) => {
      seen = now;
      return now;
    });
    return seen;
  };
  return { change: changeQuotationList, lines, count: watchQuotationData.get };
}

beforeEach(() => {
  stored.clear();
  room = true;
});

test('QUO-01 the list is stored as productQuotation and restored on reload', async () => {
  const first = await page();
  expect(first.change((lines) => add(lines, bench))).toBe(true);
  expect(JSON.parse(stored.get('productQuotation') ?? '')).toEqual([{ ...bench, amount: 1 }]);
  expect((await page()).lines()).toEqual([{ ...bench, amount: 1 }]);
});

test('QUO-04 PAG-16 each change is signalled, a call without effect is not', async () => {
  const { change, count } = await page();
  const before = count();
  change((lines) => add(lines, bench));
  change((lines) => add(lines, bench));
  expect(count()).toBe(before + 1);
  change((lines) => remove(lines, bench));
  expect(count()).toBe(before + 2);
});

test('QUO-04 a change in another tab is read and signalled', async () => {
  const { lines, count } = await page();
  const before = count();
  stored.set('productQuotation', JSON.stringify([bench]));
  listeners.storage?.({ key: 'other' });
  expect(lines()).toEqual([]);
  listeners.storage?.({ key: 'productQuotation' });
  expect(lines()).toEqual([{ ...bench, amount: 1 }]);
  expect(count()).toBe(before + 1);
  stored.clear();
  listeners.storage?.({ key: null });
  expect(lines()).toEqual([]);
});

test('QUO-01 the list works with full storage until the page is closed, and reports that it is not stored', async () => {
  const { change, lines } = await page();
  room = false;
  expect(change((now) => add(now, bench))).toBe(false);
  expect(lines()).toEqual([{ ...bench, amount: 1 }]);
});

test('QUO-01 a page from the back/forward cache reads the list again', async () => {
  const { lines } = await page();
  stored.set('productQuotation', JSON.stringify([bench]));
  listeners.pageshow?.({ persisted: false });
  expect(lines()).toEqual([]);
  listeners.pageshow?.({ persisted: true });
  expect(lines()).toHaveLength(1);
});
