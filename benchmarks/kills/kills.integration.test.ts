import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../backend/src/platform/database/test-database.ts';
import { startLoad } from '../../e2e/upgrade/load.ts';
import { Traffic } from '../../e2e/upgrade/traffic.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { compareWrites, untilMailed } from './losses.ts';
import { type KilledProduct, startProduct } from './product.ts';
import { visitorWriters } from './visitors.ts';

const kills = 20;

let database: TestDatabase;
let product: KilledProduct;

beforeAll(async () => {
  database = await testDatabase('demo');
  const logFolder = join(inject('testCluster').folder, 'kills');
  mkdirSync(logFolder);
  product = await startProduct({ databaseUrl: database.url, dataFolder: database.dataFolder, logFolder, hasAdmin: false });
});

afterAll(async () => {
  await product?.stop();
  await database?.drop();
});

test.each(['site-1', 'api-1'])('OPS-06 of two processes, %s is killed: at most the requests in flight fail', async (name) => {
  const traffic = new Traffic(product.siteOrigin, []);
  await traffic.warmUp();
  const load = startLoad(product.siteOrigin, traffic);
  await expect.poll(() => load.answered()).toBeGreaterThan(100);
  const inFlight = load.running();
  product.kill(name);
  const killed = load.answered();
  await expect.poll(() => load.answered()).toBeGreaterThan(killed + 200);
  const { failures } = await load.stop();
  // The kernel may have accepted one more request that the process never read.
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(inFlight + 1);
});

test(`OPS-06 OPS-07 ${kills} kills under load lose no acknowledged write of a visitor, and no email`, async () => {
  const writers = await visitorWriters(product.address, database.url);
  const victims = Object.fromEntries(product.processes.map((name) => [name, () => product.kill(name)]));
  const { writes } = await killUnderLoad({ writers, databaseUrl: database.url, victims, kills, say: () => undefined });
  await untilMailed(database.url);
  for (const { kind, acknowledged, lost, repeated, unsent } of await compareWrites(database.url, writes, product.mails.caught)) {
    if (kind !== 'page') expect(acknowledged, kind).toBeGreaterThan(0);
    expect({ lost, repeated, unsent }, kind).toEqual({ lost: [], repeated: [], unsent: [] });
  }
  writes.form.set('never-stored@example.org', true);
  const [form] = await compareWrites(database.url, writes, product.mails.caught);
  expect(form).toMatchObject({ lost: ['never-stored@example.org'], unsent: ['never-stored@example.org'] });
});
