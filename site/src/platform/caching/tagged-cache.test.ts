import { withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChangeHistory } from './change-history.ts';
import { type Made, TaggedCache } from './tagged-cache.ts';

const made = (value: string, tags: string[] = [], bytes = 10): Made<string> => ({
  value,
  tags: new Set(tags),
  bytes,
  keep: true,
});

let history: ChangeHistory;
let cache: TaggedCache<string>;

beforeEach(() => {
  history = new ChangeHistory();
  history.begin();
  cache = new TaggedCache<string>(100, history);
});

const keep = (key: string, tags: string[] = [], bytes = 10) => cache.load(key, async () => made(key, tags, bytes));

describe('API-06 API-08 cached values', () => {
  test('a value is made once and then returned from the cache', async () => {
    await keep('a');
    expect((await cache.load('a', async () => made('other'))).value).toBe('a');
  });

  test('concurrent misses of a key are made once', async () => {
    let times = 0;
    const make = async () => {
      times += 1;
      return made('a');
    };
    await Promise.all([cache.load('a', make), cache.load('a', make), cache.load('a', make)]);
    expect(times).toBe(1);
  });

  test('an expired value is made again and uses no memory', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    await cache.load('a', async () => ({ ...made('a'), until: 2000 }));
    vi.setSystemTime(1999);
    expect(cache.get('a')).toBe('a');
    vi.setSystemTime(2000);
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
    expect((await cache.load('a', async () => made('b'))).value).toBe('b');
    vi.useRealTimers();
  });

  test('a failure is not cached, and the next request retries', async () => {
    await expect(cache.load('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await keep('a')).value).toBe('a');
  });

  test('a value with `keep: false` is not cached', async () => {
    await cache.load('a', async () => ({ ...made('a'), keep: false }));
    expect(cache.get('a')).toBeUndefined();
  });

  test('nothing is cached before the first connection to the change stream', async () => {
    cache = new TaggedCache<string>(100, new ChangeHistory());
    await keep('a');
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('API-08 values dropped by a change', () => {
  test('a change drops exactly the values with an announced tag', async () => {
    await keep('a', ['Product:1:1', 'Product:1:list']);
    await keep('b', ['Product:1:2', 'Product:1:list']);
    await keep('c', ['Product:1:3']);
    history.announce(['Product:1:1']);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'b', 'c']);
    history.announce(['Product:1:list']);
    expect([cache.get('b'), cache.get('c')]).toEqual([undefined, 'c']);
  });

  test('a reset drops everything', async () => {
    await keep('a');
    history.reset();
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test.each([
    ['an announced tag', () => history.announce(['Product:1:1'])],
    ['a reset', () => history.reset()],
  ])('%s while a value is made prevents caching it', async (_, change) => {
    await cache.load('a', async () => {
      change();
      return made('old', ['Product:1:1']);
    });
    expect(cache.get('a')).toBeUndefined();
  });

  test('another tag announced while a value is made has no effect', async () => {
    await cache.load('a', async () => {
      history.announce(['Product:1:2']);
      return made('a', ['Product:1:1']);
    });
    expect(cache.get('a')).toBe('a');
  });

  test('a request after a change never gets work that the change outdated', async () => {
    let finishOld = () => {};
    const old = cache.load('a', () => new Promise((resolve) => (finishOld = () => resolve(made('old', ['Product:1:1'])))));
    history.announce(['Product:1:1']);
    const fresh = cache.load('a', async () => made('new', ['Product:1:1']));
    finishOld();
    expect((await old).value).toBe('old');
    expect((await fresh).value).toBe('new');
    expect(cache.get('a')).toBe('new');
  });

  test('a request after a change of other content shares work that started before it', async () => {
    let finish = () => {};
    const first = cache.load('a', () => new Promise((resolve) => (finish = () => resolve(made('shared', ['Product:1:1'])))));
    history.announce(['Product:1:2']);
    const second = cache.load('a', async () => made('again', ['Product:1:1']));
    finish();
    expect((await first).value).toBe('shared');
    expect((await second).value).toBe('shared');
  });

  test('a request after a reset does not share work that started before it', async () => {
    let finishOld = () => {};
    void cache.load('a', () => new Promise((resolve) => (finishOld = () => resolve(made('old')))));
    history.reset();
    expect((await cache.load('a', async () => made('new'))).value).toBe('new');
    finishOld();
  });
});

describe('API-06 former values', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1000 });
    cache = new TaggedCache<string>(100, history, { formerMs: 2000 });
  });
  afterEach(() => void vi.useRealTimers());

  test('an outdated value is a former one for its time, and then uses no memory', async () => {
    await keep('a', ['Product:1:1']);
    history.announce(['Product:1:1']);
    expect(cache.get('a')).toBeUndefined();
    vi.setSystemTime(2999);
    expect(cache.former('a')).toBe('a');
    vi.setSystemTime(3000);
    expect(cache.former('a')).toBeUndefined();
    vi.advanceTimersByTime(2000);
    expect(cache.bytes).toBe(0);
  });

  test('a second change does not prolong the time', async () => {
    await keep('a', ['Product:1:1']);
    history.announce(['Product:1:1']);
    vi.setSystemTime(2500);
    history.announce(['Product:1:1']);
    vi.setSystemTime(3000);
    expect(cache.former('a')).toBeUndefined();
  });

  test('the new value replaces the former one', async () => {
    await keep('a', ['Product:1:1'], 40);
    history.announce(['Product:1:1']);
    await keep('a', ['Product:1:1'], 30);
    expect(cache.former('a')).toBeUndefined();
    expect(cache.get('a')).toBe('a');
    expect(cache.bytes).toBe(30);
  });

  test('SEC-09 a withdrawn value is never a former one, even if it was outdated before', async () => {
    for (const [key, tag] of [
      ['a', 'Product:1:1'],
      ['b', 'Product:1:2'],
    ] as const)
      await keep(key, [tag, 'Product:1:list']);
    history.announce(['Product:1:list']);
    expect(cache.former('a')).toBe('a');
    history.announce(['Product:1:1', withdrawalOf('Product:1:1')]);
    expect(cache.former('a')).toBeUndefined();
    expect(cache.former('b')).toBe('b');
    await keep('c', ['Product:1:3', 'Product:1:list']);
    history.announce([withdrawalOf('Product:1:3'), 'Product:1:list']);
    expect(cache.former('c')).toBeUndefined();
  });

  test('SEC-09 a reset deletes former values, because withdrawals are unknown', async () => {
    await keep('a', ['Product:1:1']);
    history.announce(['Product:1:1']);
    history.reset();
    expect(cache.former('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('former values are evicted before current ones', async () => {
    await keep('current', [], 40);
    await keep('outdated', ['Product:1:1'], 40);
    history.announce(['Product:1:1']);
    await keep('new', [], 40);
    expect(cache.former('outdated')).toBeUndefined();
    expect(cache.get('current')).toBe('current');
  });
});

describe('limits', () => {
  test('the least recently used values are evicted first', async () => {
    for (const key of ['a', 'b', 'c']) await keep(key, [], 40);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'b', 'c']);
    cache.get('b');
    await keep('d', [], 40);
    expect([cache.get('b'), cache.get('c'), cache.get('d')]).toEqual(['b', undefined, 'd']);
  });

  test('a value larger than the cache is not cached', async () => {
    await keep('a', [], 101);
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
  });

  test('a value that grows evicts others', async () => {
    await keep('a', [], 40);
    await keep('b', [], 40);
    cache.resize('b', 'b', 90);
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([undefined, 'b', 90]);
  });
});
