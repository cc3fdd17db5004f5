import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../platform/database/connection-pool.ts';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { holdAssetsLock } from './assets-lock.ts';
import { SiteAssets } from './site-assets.ts';

let database: TestDatabase;
let folder: string;
let pool: Pool;

beforeAll(async () => {
  database = await testDatabase('bare');
  folder = mkdtempSync(join(tmpdir(), 'site-assets-'));
  pool = createPool({ databaseUrl: database.url, max: 5, onLost: () => undefined });
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the assets as one of several APIs has them. */
const assetsOn = (storage: FileStorage) => new SiteAssets(storage, (work) => holdAssetsLock(pool, work));

it('OPS-06 keeps the files of a build that is announced again by another API while they are about to be deleted', async () => {
  const name = 'index-DcIawMbL.js';
  const content = Buffer.from('start();');
  const storage = localStorage(folder);
  const other = assetsOn(storage);
  const { build } = await other.announce({ [name]: content.length });
  await other.store(build, name, content);
  const announcedAt = new Date(Date.now() - 15 * 86_400_000);
  utimesSync(join(folder, 'site-assets/builds', `${build}.json`), announcedAt, announcedAt);

  let announcing: Promise<{ missing: string[] }> | undefined;
  const waiting = `pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const waits = async () => (await pool.query(`select from ${waiting}`)).rowCount === 1;
  const cleaning = assetsOn({
    ...storage,
    async *list(key) {
      yield* storage.list(key);
      if (announcing) return;
      let isDone = false;
      announcing = other.announce({ [name]: content.length }).finally(() => {
        isDone = true;
      });
      await expect.poll(async () => isDone || (await waits())).toBe(true);
    },
  });
  await cleaning.deleteExpired(14);
  const { missing } = (await announcing) ?? { missing: [] };
  for (const lost of missing) expect(await other.store(build, lost, content), lost).toBe(true);
  expect((await other.read(name))?.toString()).toBe('start();');
  expect(await other.names()).toEqual([name]);
});
