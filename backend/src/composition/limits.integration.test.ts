import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServingApis, servingApis } from '../testing/serving-apis.ts';
import { jobHandlers } from './job-handlers.ts';

const limits = {
  DATABASE_CONNECTIONS: '2',
  SEARCH_CONNECTIONS: '1',
  JOB_CONCURRENCY: '1',
  MAIL_CONCURRENCY: '1',
  WEBHOOK_CONCURRENCY: '1',
  UPLOAD_TIMEOUT_SECONDS: '10',
  CHANGE_DAYS: '2',
};

let apis: ServingApis;
beforeAll(async () => {
  apis = await servingApis(limits);
});
afterAll(() => apis.end());

/** Each API has connections for requests, searches, the three job runners with two others each, and the change stream. */
const maxConnections = 2 + 1 + 3 * (1 + 2) + 1;

test('OPS-09 the variables limit the connections of the API', async () => {
  const { pool } = apis.editing.db;
  const connections = async () => {
    const { rows } = await pool.query('select count(*)::int as count from pg_stat_activity where datname = current_database()');
    return rows[0].count as number;
  };
  const uris = Array.from({ length: 40 }, (_, index) => `pagina-${index}`);
  const answers = await Promise.all(
    uris.map((uri) => apis.ask(`{ entry(uri: "${uri}", siteId: 1) { __typename } search: products(siteId: 1) { total } }`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(pool.options.max).toBe(2);
  // Two APIs, and two connections of the editing instance.
  expect(await connections()).toBeLessThanOrEqual(2 * maxConnections + 2);
});

test('OPS-09 the variable sets the retention of the change log', async () => {
  const { payload, log } = { payload: apis.editing, log: apis.editing.logger };
  const { pool } = payload.db;
  await pool.query(
    "insert into change (tags, created_at) select '{}', now() - make_interval(days => age) from unnest('{3,1,0}'::int[]) age",
  );
  const { others } = jobHandlers({
    ...{ payload, log: log as never, configuration: apis.configuration },
    ...{ engine: {} as never, transport: {} as never, siteAssets: {} as never, documents: {} as never },
  });
  const handler = others.find(({ kind }) => kind.name === 'delete-expired-changes');
  await handler?.run({}, { number: 1, signal: new AbortController().signal });
  const { rows } = await pool.query("select count(*)::int as count from change where created_at < now() - interval '12 hours'");
  expect(rows[0].count).toBe(1);
});
