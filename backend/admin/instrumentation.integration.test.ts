import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../src/platform/database/test-database.ts';
import { withClient } from '../src/platform/database/with-client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.drop());

const query = (statement: string) => withClient(database.url, (client) => client.query(statement));
const hook = new URL('./instrumentation.ts', import.meta.url).href;

/** Runs what Next.js runs when the admin starts, in a process. */
async function start(): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    ...testSecrets,
    DATABASE_URL: database.url,
    DATA_FOLDER: database.dataFolder,
    NEXT_RUNTIME: 'nodejs',
  };
  const run = `const { register } = await import(${JSON.stringify(hook)}); await register(); process.exit(0)`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], { env });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, output };
}

it('OPS-10 the admin refuses to start without the key of encrypted content', async () => {
  expect(await start()).toEqual({ code: 0, output: '' });
  await query("insert into field_key (id) values ('lost')");
  expect(await start(), 'no content needs the key').toMatchObject({ code: 0 });
  await query(`insert into form_upload (form, field, site_id, visitor, file, bytes, encrypted, field_key_id)
    values ('form', 'field', 1, '', 'file', 1, true, 'lost')`);
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ level: 'fatal', process: 'admin', msg: expect.stringContaining('field key lost') });
});
