import { expect, test } from 'vitest';
import { hostedEngine } from './hosted-engine.ts';
import { quickly, searchPeer } from './service-peer.ts';

const question = { siteId: 1, query: 'bank', kinds: ['product'], first: 6, offset: 0 } as const;
const write = (engine: ReturnType<typeof hostedEngine>) => engine.remove([{ siteId: 1, collection: 'products', id: 1 }]);
const json = { 'content-type': 'application/json' };

test('API-10 reads and writes throw if the service is down', async () => {
  const { service, stop } = await searchPeer();
  stop();
  const engine = hostedEngine(service, quickly);
  await expect(engine.search(question)).rejects.toThrow('the search service did not answer POST /1/indexes/*/queries');
  await expect(write(engine)).rejects.toThrow('the search service did not answer');
});

test('API-10 a read from a slow service times out', async () => {
  const { service } = await searchPeer(() => true);
  await expect(hostedEngine(service, { ...quickly, readMs: 150 }).search(question)).rejects.toThrow('did not answer');
});

test.each([400, 401, 403])('API-10 a refusal is not retried; the error has the reason but not the key, %s', async (status) => {
  const { service, asked } = await searchPeer((_, response) => {
    response.writeHead(status, json).end(JSON.stringify({ message: 'Invalid\r\nkey', status }));
    return true;
  });
  const error = await hostedEngine(service, quickly)
    .search(question)
    .catch((thrown: Error) => thrown);
  expect(String(error)).toContain(`answered ${status} to POST /1/indexes/*/queries: Invalid key`);
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('write-key');
  expect(asked).toHaveLength(1);
});

test.each([500, 503])('API-10 the next host is tried if one fails, %s', async (status) => {
  const failing = await searchPeer((_, response) => {
    response.writeHead(status).end('<html>down</html>');
    return true;
  });
  const healthy = await searchPeer();
  const service = {
    ...healthy.service,
    readOrigins: [failing.origin, healthy.origin],
    writeOrigins: [failing.origin, healthy.origin],
  };
  const engine = hostedEngine(service, quickly);
  expect((await engine.search(question)).columns).toEqual([{ kind: 'product', total: 0, hits: [] }]);
  await write(engine);
  expect(failing.asked.length).toBeGreaterThan(1);
  expect(healthy.asked.length).toBe(failing.asked.length);
});

test('API-10 too many requests: a read fails at once, a write is retried', async () => {
  let refused = 0;
  const { service, asked } = await searchPeer((_, response) => {
    refused += 1;
    if (refused > 2) return false;
    response.writeHead(429, json).end('{"message": "Too Many Requests", "status": 429}');
    return true;
  });
  const engine = hostedEngine(service, quickly);
  await expect(engine.search(question)).rejects.toThrow('429');
  expect(asked).toHaveLength(1);
  await write(engine);
  expect(asked.filter(({ path }) => path === '/1/indexes/*/batch')).toHaveLength(2);
});

test.each(['{"results": [', 'null', '{}', '{"results": [{}]}', '{"results": [{"hits": 1, "nbHits": 2}]}', '[]', ''])(
  'API-10 an answer that does not match the documentation throws, %s',
  async (body) => {
    const { service } = await searchPeer((_, response) => {
      response.writeHead(200, json).end(body);
      return true;
    });
    await expect(hostedEngine(service, quickly).search(question)).rejects.toThrow(/the search service answered/);
  },
);

test('API-10 hits that are not valid records are omitted', async () => {
  const { service } = await searchPeer((_, response) => {
    const hits = [
      null,
      {},
      { objectID: 'x', title: 7 },
      { collection: 'products', id: 1, kind: 'product', title: 'a', uri: 'a', status: 'draft' },
    ];
    response.writeHead(200, json).end(JSON.stringify({ results: [{ hits, nbHits: 4 }] }));
    return true;
  });
  expect((await hostedEngine(service, quickly).search(question)).columns[0]?.hits).toEqual([]);
});

test('API-10 a task that does not finish, or has no id, throws', async () => {
  const never = await searchPeer(({ path }, response) => {
    if (!path.includes('/task/')) return false;
    response.writeHead(200, json).end('{"status": "notPublished"}');
    return true;
  });
  await expect(write(hostedEngine(never.service, quickly))).rejects.toThrow('timed out');
  const nameless = await searchPeer((_, response) => Boolean(response.writeHead(200, json).end('{"objectIDs": []}')));
  await expect(write(hostedEngine(nameless.service, quickly))).rejects.toThrow('has no task ID');
});

test('API-10 the key is not sent to the target of a redirect', async () => {
  const elsewhere = await searchPeer();
  const { service } = await searchPeer((_, response) => {
    response.writeHead(307, { location: `${elsewhere.origin}/1/indexes/*/queries` }).end();
    return true;
  });
  await expect(hostedEngine(service, quickly).search(question)).rejects.toThrow('did not answer');
  expect(elsewhere.asked).toEqual([]);
});
