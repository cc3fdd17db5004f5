import type { Payload } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { type ApiContext, createContext, type Sql } from '../api/context.ts';
import { createLog } from '../log.ts';
import { cachedContent } from './content-cache.ts';
import { followedContent, keepContent } from './followed-content.ts';
import type { FollowedSource } from './followed-value.ts';

type Logged = { id: number; tags: string[]; products: number[] | null };

/** The database: a change log, and rows that the value contains. */
let changes: Logged[];
let rows: Record<number, string>;
/** Runs before a read of rows returns, so that tests can act meanwhile. */
let whileReading: () => Promise<void>;
let reads: string[];
let payload: Payload;
beforeEach(() => {
  changes = [];
  rows = { 1: 'one', 2: 'two' };
  whileReading = async () => undefined;
  reads = [];
  payload = { db: { pool: {} } } as Payload;
});

/** Answers the statement of the change log. */
const query = async (_: string, [position]: [number]) => {
  const present = structuredClone(changes);
  const later = present.filter(({ id }) => id > position).slice(0, 500);
  return [{ oldest: present[0]?.id ?? null, newest: present.at(-1)?.id ?? null, changes: later }];
};
const sql = { query } as unknown as Sql;

function change(products: number[] | null, apply: () => void): void {
  apply();
  changes.push({ id: (changes.at(-1)?.id ?? 0) + 1, tags: ['Product:1:list'], products });
}

async function rowsOf(name: string, ids: number[]): Promise<[number, string][]> {
  reads.push(name);
  const found = ids.flatMap((id) => (rows[id] === undefined ? [] : [[id, rows[id]] as [number, string]]));
  await whileReading();
  return found;
}

const source: FollowedSource<Map<number, string>> = {
  name: 'rows',
  types: ['Product'],
  read: async () => new Map(await rowsOf('all', Object.keys(rows).map(Number))),
  async update(value, missed) {
    if (missed.some(({ products }) => products === null)) return false;
    const ids = missed.flatMap(({ products }) => products ?? []);
    const found = await rowsOf(ids.join(), ids);
    for (const id of ids) value.delete(id);
    for (const [id, row] of found) value.set(id, row);
    return true;
  },
};

const log = createLog('test', 'silent');
const request = (): ApiContext => {
  const context = createContext({ payload, pool: {} as never, viewer: null, clientIp: undefined, log, siteOrigin: () => '' });
  return { ...context, primary: sql as ApiContext['primary'] };
};
const followed = async (context = request()) => Object.fromEntries(await followedContent(context, source));
const summary = (context = request()) =>
  cachedContent(context, { name: 'summary', siteId: 1, types: ['Product'] }, async () =>
    Object.values(await followed(context)).join(),
  );

it('API-06 a request reads only what has changed since the last one', async () => {
  expect(await followed()).toEqual({ 1: 'one', 2: 'two' });
  change([2], () => Object.assign(rows, { 2: 'deux' }));
  change([1], () => delete rows[1]);
  expect(await followed()).toEqual({ 2: 'deux' });
  expect(await followed()).toEqual({ 2: 'deux' });
  expect(reads).toEqual(['all', '2,1']);
});

it('API-06 concurrent requests have the changes that were made before them, whichever reads first', async () => {
  await followed();
  change([1], () => Object.assign(rows, { 1: 'un' }));
  whileReading = async () => {
    whileReading = async () => undefined;
    change([1], () => Object.assign(rows, { 1: 'uno' }));
    expect(await Promise.race([followed(), Promise.resolve('waits')])).toBe('waits');
  };
  expect((await followed())[1]).toMatch(/un|uno/);
  expect((await followed())[1]).toBe('uno');
});

it('API-06 a value made from it never lacks a change that had dropped the value', async () => {
  const early = request();
  expect(await summary()).toBe('one,two');
  await followed(early);
  change([2], () => Object.assign(rows, { 2: 'deux' }));
  let earlySummary: Promise<string> | undefined;
  whileReading = async () => {
    earlySummary ??= summary(early);
  };
  await followed();
  expect(await earlySummary).toBe('one,deux');
  expect(await summary()).toBe('one,deux');
});

it('OPS-12 a request with a position follows the log only if the value lacks this change', async () => {
  change([1], () => Object.assign(rows, { 1: 'un' }));
  await followed();
  change([1], () => Object.assign(rows, { 1: 'uno' }));
  const answerAt = (position: number) => followed({ ...request(), position });
  expect((await answerAt(1))[1]).toBe('un');
  expect((await answerAt(2))[1]).toBe('uno');
});

it('API-06 a change of unknown products, or a log that was cut, reads the value again before the answer', async () => {
  await followed();
  change(null, () => Object.assign(rows, { 1: 'un' }));
  expect((await followed())[1]).toBe('un');
  change([3], () => Object.assign(rows, { 3: 'trois' }));
  change([4], () => Object.assign(rows, { 4: 'quatre' }));
  changes = changes.slice(-1);
  expect(await followed()).toMatchObject({ 3: 'trois', 4: 'quatre' });
  expect(reads).toEqual(['all', 'all', 'all']);
});

it('API-06 more changes than one statement reads are applied', async () => {
  await followed();
  for (let id = 10; id < 1211; id += 1) change([id], () => Object.assign(rows, { [id]: String(id) }));
  expect(await followed()).toMatchObject({ 10: '10', 1210: '1210' });
  expect(reads).toHaveLength(2);
});

it('API-06 a failed update fails only requests that need the value, and is repeated by the next one', async () => {
  await followed();
  change([1], () => Object.assign(rows, { 1: 'un' }));
  whileReading = () => Promise.reject(new Error('timeout'));
  await expect(followed()).rejects.toThrow('timeout');
  const other = { name: 'footer', siteId: 1, types: ['Footer'] } as const;
  expect(await cachedContent(request(), other, async () => 'footer')).toBe('footer');
  whileReading = async () => undefined;
  expect(await followed()).toEqual({ 1: 'un', 2: 'two' });
});

it('API-06 a process reads the value at its start, and applies changes when they are signalled', async () => {
  let signal = () => {};
  const subscribe = (listener: () => void) => {
    signal = listener;
    return () => undefined;
  };
  await keepContent({ payload, sql, signal: { subscribe }, log }, source);
  expect(reads).toEqual(['all']);
  change([1], () => Object.assign(rows, { 1: 'un' }));
  signal();
  signal();
  await expect.poll(() => reads).toEqual(['all', '1']);
  whileReading = () => Promise.reject(new Error('timeout'));
  change([2], () => Object.assign(rows, { 2: 'deux' }));
  signal();
  await expect.poll(() => reads).toHaveLength(3);
  whileReading = async () => undefined;
  expect(await followed()).toEqual({ 1: 'un', 2: 'deux' });
});
