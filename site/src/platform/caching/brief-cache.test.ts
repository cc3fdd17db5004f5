import { expect, test } from 'vitest';
import { BriefCache } from './brief-cache.ts';
import { ChangeHistory } from './change-history.ts';

test('decision 9: a 404 is kept for seconds only', () => {
  const cache = new BriefCache<string>(new ChangeHistory(), 10_000);
  cache.set('/x/', 'not found', 9, 1000);
  expect(cache.get('/x/', 10_999)).toBe('not found');
  expect(cache.get('/x/', 11_000)).toBeUndefined();
});

test('API-08 a change of the content ends it at once: an entry may have come to live there', () => {
  const history = new ChangeHistory();
  const cache = new BriefCache<string>(history);
  cache.set('/x/', 'not found', 9);
  history.announce(['Page:1:1']);
  expect(cache.get('/x/')).toBeUndefined();
});

test('bad input: many absent addresses take no more room', () => {
  const cache = new BriefCache<number>(new ChangeHistory(), 10_000, 3);
  for (let n = 0; n < 10; n += 1) cache.set(`/${n}/`, n, 1);
  expect([cache.get('/6/'), cache.get('/7/'), cache.get('/9/')]).toEqual([undefined, 7, 9]);
});

test('bad input: large pages for absent addresses take no more room either', () => {
  const cache = new BriefCache<number>(new ChangeHistory(), 10_000, 300, 100);
  for (let n = 0; n < 10; n += 1) cache.set(`/${n}/`, n, 40);
  cache.set('/9/', 9, 60);
  expect([cache.get('/7/'), cache.get('/8/'), cache.get('/9/')]).toEqual([undefined, 8, 9]);
  cache.set('/huge/', 0, 101);
  expect([cache.get('/9/'), cache.get('/huge/')]).toEqual([undefined, undefined]);
});
