// Seeds with a build outside of the source tree, as collect.ts and the images make it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

const root = join(import.meta.dirname, '../../..');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase('empty');
  folder = mkdtempSync(join(tmpdir(), 'collected-'));
  cpSync(join(root, 'backend/dist'), join(folder, 'api/backend/dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'api/node_modules'));
  // It belongs to another installation.
  mkdirSync(join(folder, 'demo-content'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

const seed = (env: Record<string, string>) =>
  runPlantsoen(database, ['seed'], { env, program: join(folder, 'api/backend/dist/plantsoen.mjs') });

test('API-09 OPS-08 a build without demo content says so, and creates nothing', async () => {
  const demoContent = join(folder, 'api/demo-content');
  expect(existsSync(demoContent)).toBe(false);
  const err = `there is no demo content in ${demoContent}: copy the folder demo-content of the source there, or set DEMO_CONTENT=off\n`;
  expect(await seed({ DEMO_CONTENT: 'on', ADMIN_EMAIL: 'webmaster@example.org' })).toEqual({ code: 1, out: '', err });
});

test('API-09 OPS-08 a build without demo content creates the first administrator', async () => {
  expect(await seed({ DEMO_CONTENT: 'off', ADMIN_EMAIL: 'webmaster@example.org' })).toEqual({
    code: 0,
    out: expect.stringMatching(/^administrator webmaster@example\.org, password \S+ \(shown only now\)\n$/),
    err: '',
  });
});
