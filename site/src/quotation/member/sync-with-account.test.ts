import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuotationItem, QuotationLine, QuotationLines } from '../quotation-line.ts';

const bench: QuotationItem = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '' };
const line = (id: number, amount = 1): QuotationLine => ({ ...bench, id, amount });

/** The list of the account in the backend, with a version, shared by all browsers of a test. */
let account: { version: number; project: string; lines: { id: number; amount: number }[] } | undefined;
let memberId: number;
let kept: number;
/** Called between a browser's request and its storage, to simulate another browser. */
let meanwhile: (() => void) | undefined;
let isRefusing: boolean;
let reported: unknown[];

const shown = () =>
  account && {
    ...account,
    lines: account.lines.map(({ id, amount }) => ({
      ...{ amount, variant: null, colour: null, mounting: null, options: [], remark: null },
      product: { id, title: 'Bank', uri: 'producten/bank', category: { title: 'Banken' }, productImage: null },
    })),
  };

async function query({ name }: { name: string }, variables: { list: never; project: string; base: number }) {
  if (name !== 'KeepQuotationList') return { viewer: { id: memberId, quotationList: shown() ?? null } };
  meanwhile?.();
  if (isRefusing) return { keepQuotationList: { __typename: 'RefusedSubmission' } };
  const { list, project, base } = variables;
  if (account && account.version !== base) return { keepQuotationList: { __typename: 'QuotationListNewer', list: shown() } };
  kept += 1;
  account = { version: base + 1, project, lines: list };
  return { keepQuotationList: { __typename: 'QuotationListKept', version: account.version } };
}

/** Returns a page in a browser with the given storage. */
async function page(stored: Map<string, string>) {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  const { changeQuotationList } = await import('../quotation-list.ts');
  const { syncWithAccount } = await import('./sync-with-account.ts');
  const change = async (to: QuotationLines) => {
    changeQuotationList(() => to);
    await vi.advanceTimersByTimeAsync(1100);
  };
  const report = (thrown: unknown) => void reported.push(thrown);
  return { change, follow: () => syncWithAccount({ query: query as never, siteId: 1, report }) };
}

const linesOf = (stored: Map<string, string>) =>
  JSON.parse(stored.get('productQuotation') ?? '[]').map(({ id, amount }: QuotationLine) => [id, amount]);

beforeEach(() => {
  vi.useFakeTimers();
  account = undefined;
  memberId = 7;
  kept = 0;
  meanwhile = undefined;
  isRefusing = false;
  reported = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('QUO-01 the list of a guest is stored in the account at log-in and synchronised with another browser', async () => {
  const laptop = new Map([['productQuotation', JSON.stringify([line(1, 2), line(2)])]]);
  const phone = new Map([
    ['productQuotation', JSON.stringify([line(1, 5), line(3)])],
    ['quotationProject', 'Oost'],
  ]);
  await (await page(laptop)).follow();
  expect(account?.lines).toEqual([
    { id: 1, amount: 2 },
    { id: 2, amount: 1 },
  ]);
  const onPhone = await page(phone);
  await onPhone.follow();
  expect(linesOf(phone)).toEqual([
    [1, 5],
    [3, 1],
    [2, 1],
  ]);
  await onPhone.change([line(3, 4)]);
  await (await page(laptop)).follow();
  expect(linesOf(laptop)).toEqual([[3, 4]]);
  expect(laptop.get('quotationProject')).toBe('Oost');
  expect(JSON.stringify([...laptop.values(), account])).not.toContain('price');
});

test('QUO-01 changes made as a guest after log-out are merged at the next log-in, and removed lines do not return', async () => {
  const stored = new Map([['productQuotation', JSON.stringify([line(1), line(2)])]]);
  await (await page(stored)).follow();
  await (await page(stored)).change([line(2), line(5)]);
  expect(account?.version).toBe(1);
  await (await page(stored)).follow();
  expect(account?.lines.map(({ id }) => id)).toEqual([2, 5]);
  memberId = 8;
  account = { version: 4, project: '', lines: [{ id: 9, amount: 1 }] };
  await (await page(stored)).follow();
  expect(account).toMatchObject({ version: 5, lines: [{ id: 2 }, { id: 5 }, { id: 9 }] });
});

test('QUO-01 a browser whose version is outdated merges the newer list before it stores its own', async () => {
  const stored = new Map([['productQuotation', JSON.stringify([line(1)])]]);
  const here = await page(stored);
  await here.follow();
  meanwhile = () => {
    account = { version: 2, project: '', lines: [{ id: 6, amount: 3 }] };
    meanwhile = undefined;
  };
  await here.change([line(1), line(5)]);
  expect(linesOf(stored)).toEqual([
    [5, 1],
    [6, 3],
  ]);
  expect(account).toMatchObject({ version: 3, lines: [{ id: 5 }, { id: 6 }] });
  expect(reported).toEqual([]);
});

test('QUO-01 a refused list and repeated conflicts are reported, and a later change is stored', async () => {
  const here = await page(new Map([['productQuotation', '[]']]));
  await here.follow();
  isRefusing = true;
  await here.change([line(1)]);
  expect([kept, reported]).toEqual([0, [new Error('the API refused the quotation list')]]);
  isRefusing = false;
  meanwhile = () => {
    account = { version: (account?.version ?? 0) + 1, project: '', lines: [] };
  };
  await here.change([line(2)]);
  expect([kept, reported.slice(1)]).toEqual([0, [new Error('the quotation list changes too often in other browsers')]]);
  meanwhile = undefined;
  await here.change([line(2), line(3)]);
  expect([account?.lines.map(({ id }) => id), reported.length]).toEqual([[2, 3], 2]);
});

test('QUO-01 an unchanged list is not stored, several quick changes are stored once, and an emptied list is stored', async () => {
  const stored = new Map([['productQuotation', '[]']]);
  const here = await page(stored);
  await here.follow();
  expect(kept).toBe(0);
  void here.change([line(1)]);
  void here.change([line(1), line(2)]);
  await here.change([line(1, 3)]);
  expect([kept, account?.lines]).toEqual([1, [{ id: 1, amount: 3 }]]);
  await (await page(stored)).follow();
  await here.change([]);
  expect([kept, account]).toEqual([2, { version: 2, project: '', lines: [] }]);
});

test('QUO-01 a browser without storage does not change the list of the account', async () => {
  account = { version: 3, project: '', lines: [{ id: 1, amount: 1 }] };
  const here = await page(new Map());
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  await here.follow();
  await here.change([line(2)]);
  expect([kept, account.version]).toEqual([0, 3]);
});
