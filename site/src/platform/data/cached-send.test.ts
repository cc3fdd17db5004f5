import { expect, test } from 'vitest';
import { ChangeHistory } from '../caching/change-history.ts';
import { TaggedCache } from '../caching/tagged-cache.ts';
import { ContentPage } from '../generated/operations.ts';
import type { Answer } from './answer.ts';
import { cachedSend } from './cached-send.server.ts';

const answer: Answer = { data: { entry: null }, errors: [], tags: ['path:1:x'], bytes: 20 };

test('bad input: variables of a visitor count towards the limit of the cache', async () => {
  const history = new ChangeHistory();
  history.begin();
  const cache = new TaggedCache<Answer>(1024 * 1024, history);
  const send = cachedSend(
    async () => answer,
    cache,
    () => {},
  );
  const uri = 'x'.repeat(15_000);
  await send(ContentPage, { uri, siteId: 1 });
  expect(cache.bytes).toBeGreaterThan(uri.length * 2);
  for (let siteId = 2; siteId < 100; siteId += 1) await send(ContentPage, { uri, siteId });
  expect(cache.bytes).toBeLessThanOrEqual(1024 * 1024);
  await send(ContentPage, { uri: '', siteId: 100 });
  expect(cache.get(`${ContentPage.id} {"uri":"${uri}","siteId":1}`)).toBeUndefined();
});
