import { beforeEach, describe, expect, test, vi } from 'vitest';
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

  test('a request after a change does not share work that started before it', async () => {
    let finishOld = () => {};
    const old = cache.load('a', () => new Promise((resolve) => (finishOld = () => resolve(made('old', ['Product:1:1'])))));
    history.announce(['Product:1:1']);
    const fresh = await cache.load('a', async () => made('new', ['Product:1:1']));
    finishOld();
    expect([(await old).value, fresh.value, cache.get('a')]).toEqual(['old', 'new', 'new']);
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
