import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSignal } from '../../platform/changes/change-signal.ts';
import { createLog } from '../../platform/log.ts';
import { apiTest } from '../../testing/open-api.ts';
import { postgresSearch } from '../engine/postgres-search.ts';
import { rebuildIndex } from '../indexing/rebuild-index.ts';
import { announceSearches } from '../search-tag.ts';
import { keepSynonyms } from './keep-synonyms.ts';
import { synonymChannel } from './stored-synonyms.ts';

const log = createLog('test', 'silent');
const question = `query ($siteId: Int!, $query: String!, $submitted: Boolean) {
  search(siteId: $siteId, query: $query, submitted: $submitted) { columns { total hits { title } } }
}`;

const api = apiTest('demo');
let end: () => Promise<void>;
beforeAll(async () => {
  const engine = postgresSearch(api.payload.db.pool);
  await rebuildIndex(api.database.url, engine);
  const signal = changeSignal(api.database.url, log, [synonymChannel]);
  const keeper = keepSynonyms({ payload: api.payload, engine, signal, log, onKept: () => announceSearches(api.payload) });
  end = async () => {
    await keeper.close();
    await signal.close();
  };
});
afterAll(() => end());

async function found(query: string, siteId = 1, submitted = false): Promise<string[]> {
  const { data } = await api.ask(question, { siteId, query, submitted });
  return data.search.columns.flatMap(({ hits }: { hits: { title: string }[] }) => hits.map(({ title }) => title));
}

it.each([
  [1, 'prullenmand', 'Korf 60 afvalbak'],
  [1, 'amsterdammertje', 'Sluis afzetpaal vast'],
  [2, 'trash can', 'Korf 60 litter bin'],
  [3, 'Papierkorb', 'Korf 60 Abfallbehälter'],
])('SEA-06 site %i: a synonym of the demo content finds entries with other words, %s', async (siteId, query, title) => {
  await expect.poll(() => found(query, siteId)).toContain(title);
});

it('SEA-06 a new synonym takes effect within seconds, is announced, survives a rebuild and ends with its group', async () => {
  expect(await found('zxqvwort')).toEqual([]);
  const { id } = await api.payload.create({
    collection: 'synonyms',
    data: { site: 'nl', words: ['zxqvwort', 'wortel'] },
  });
  await expect.poll(() => found('zxqvwort')).toContain('Wortel kantopsluiting cortenstaal');
  const { rows } = await api.payload.db.pool.query('select tags from change order by id desc limit 1');
  expect(rows[0].tags).toEqual(expect.arrayContaining(['SearchResults:1:list']));
  await rebuildIndex(api.database.url, postgresSearch(api.payload.db.pool));
  expect(await found('zxqvwort')).toContain('Wortel kantopsluiting cortenstaal');
  await api.payload.delete({ collection: 'synonyms', id });
  await expect.poll(() => found('zxqvwort')).toEqual([]);
});

it('SEA-06 counts submitted searches without hits, but not those of a panel during typing', async () => {
  const words = async () => {
    const { docs } = await api.payload.find({ collection: 'searchesWithoutHits' });
    return docs.map((doc) => [doc.site, doc.words, doc.count]);
  };
  await found('jqkzvw');
  await found('parkbank', 1, true);
  await found('jqkzvw', 3, true);
  await expect.poll(words).toEqual([['de', 'jqkzvw', 1]]);
});
