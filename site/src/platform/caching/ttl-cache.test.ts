import { expect, test } from 'vitest';
import { ChangeHistory } from './change-history.ts';
import { TtlCache } from './ttl-cache.ts';

test('decision 6: a 404 is cached only for seconds', () => {
  const cache = new TtlCache<string>(new ChangeHistory(), 10_000);
  cache.set('/x/', 'not found', 9, 1000);
  expect(cache.get('/x/', 10_999)).toBe('not found');
  expect(cache.get('/x/', 11_000)).toBeUndefined();
});

test('API-08 a content change drops it at once, because an entry may now have the address', () => {
  const history = new ChangeHistory();
  const cache = new TtlCache<string>(history);
  cache.set('/x/', 'not found', 9);
  history.announce(['Page:1:1']);
  expect(cache.get('/x/')).toBeUndefined();
});

test('bad input: many absent addresses use limited memory', () => {
  const cache = new TtlCache<number>(new ChangeHistory(), 10_000, 3);
  for (let n = 0; n < 10; n += 1) cache.set(`/${n}/`, n, 1);
  expect([cache.get('/6/'), cache.get('/7/'), cache.get('/9/')]).toEqual([undefined, 7, 9]);
});

test('bad input: large pages for absent addresses use limited memory too', () => {
  const cache = new TtlCache<number>(new ChangeHistory(), 10_000, 300, 100);
  for (let n = 0; n < 10; n += 1) cache.set(`/${n}/`, n, 40);
  cache.set('/9/', 9, 60);
  expect([cache.get('/7/'), cache.get('/8/'), cache.get('/9/')]).toEqual([undefined, 8, 9]);
  cache.set('/huge/', 0, 101);
  expect([cache.get('/9/'), cache.get('/huge/')]).toEqual([undefined, undefined]);
});
