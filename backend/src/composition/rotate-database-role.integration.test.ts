import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { createOperationRole, type OperationRole } from '../testing/operation-role.ts';

let database: TestDatabase;
const apis: ApiProcess[] = [];
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(async () => {
  for (const api of apis) await api.end();
  await database.drop();
});

async function start({ url }: OperationRole): Promise<ApiProcess> {
  const api = await startApi({ ...testSecrets, DATABASE_URL: url, DATA_FOLDER: database.dataFolder, LOG_LEVEL: 'fatal' });
  apis.push(api);
  return api;
}
const isReady = async (api: ApiProcess) => (await api.fetch('/ready/')).ok;

it('OPS-10 the role of DATABASE_URL is replaced while an API is always ready', async () => {
  const former = await createOperationRole(database);
  const first = await start(former);
  expect(await isReady(first)).toBe(true);
  const next = await createOperationRole(database);
  const second = await start(next);
  expect([await isReady(first), await isReady(second)]).toEqual([true, true]);
  await first.end();
  apis.splice(apis.indexOf(first), 1);
  await former.drop();
  await expect(start(former)).rejects.toThrow('the program ended with 1');
  expect(await isReady(second)).toBe(true);
  const body = JSON.stringify({ query: '{ newsletterNeedsConfirmation }' });
  const headers = { 'content-type': 'application/json', 'x-service-token': testSecrets.SERVICE_TOKEN };
  const answer = await second.fetch('/graphql', { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ data: { newsletterNeedsConfirmation: true } });
  await second.end();
  apis.length = 0;
  await next.drop();
});
