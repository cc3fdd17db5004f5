import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/database/test-database.ts';
import { openApi } from '../../testing/open-api.ts';
import { rebuildIndex } from '../indexing/rebuild-index.ts';
import { hostedEngine } from './hosted-engine.ts';
import { retrieved } from './records.ts';
import { searchPeer } from './service-peer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.drop());

const question = `query ($siteId: Int!, $query: String!) {
  search(siteId: $siteId, query: $query) {
    columns { kind total hits { title uri categoryUri status titleMarks { start end } image { url } } }
  }
}`;

it('API-10 SEA-06 a hosted service answers the same query, and receives nothing for members', async () => {
  const { service, asked, indexes } = await searchPeer();
  const engine = hostedEngine(service, { readMs: 5000, writeMs: 10_000, taskMs: 60_000, pauseMs: 5 });
  const api = await openApi(database, { searchEngine: engine });
  const count = await rebuildIndex(database.url, engine);
  expect([...indexes.keys()].sort()).toEqual(['shop_de', 'shop_en', 'shop_nl']);
  expect([...indexes.values()].reduce((sum, { records }) => sum + records.size, 0)).toBe(count);
  const { data } = await api.ask(question, { siteId: 3, query: 'parkbank' });
  expect(data.search.columns.map(({ kind }: { kind: string }) => kind)).toEqual(['product', 'project', 'page']);
  expect(data.search.columns[0].hits).toContainEqual({
    title: 'Meent Parkbank',
    uri: expect.stringMatching(/parkbank$/),
    categoryUri: expect.any(String),
    status: 'live',
    titleMarks: [{ start: 6, end: 14 }],
    image: { url: expect.stringContaining('/media/') },
  });
  const sent = JSON.stringify(asked.map(({ body }) => body));
  const { rows: closed } = await api.payload.db.pool.query<{ path: string }>('select path from address where members_only');
  for (const { path } of closed) expect(sent, path).not.toContain(`"${path}"`);
  expect(closed.length).toBeGreaterThan(0);
  const attributes = new Set([...indexes.values()].flatMap(({ records }) => [...records.values()].flatMap(Object.keys)));
  expect([...attributes].sort()).toEqual([...retrieved, 'objectID', 'codes', 'names', 'facts', 'text', 'position'].sort());
  await api.close();
});
