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

/** Runs what Next.js runs when the admin starts, in a process that lives on after an error, as with Next.js. */
async function start(settings: Record<string, string> = {}): Promise<{ code: number; output: string; errors: string }> {
  const env = {
    ...process.env,
    ...testSecrets,
    DATABASE_URL: database.url,
    DATA_FOLDER: database.dataFolder,
    NEXT_RUNTIME: 'nodejs',
    ...settings,
  };
  const run = `const { register } = await import(${JSON.stringify(hook)}); await register().catch(() => process.exit(42)); process.exit(0)`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], { env });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

it('OPS-10 the admin refuses to start without the key of encrypted content', async () => {
  expect(await start()).toMatchObject({ code: 0, output: '' });
  await query("insert into field_key (id) values ('lost')");
  expect(await start(), 'no content needs the key').toMatchObject({ code: 0 });
  await query(`insert into form_upload (form, field, site_id, visitor, file, bytes, encrypted, field_key_id)
    values ('form', 'field', 1, '', 'file', 1, true, 'lost')`);
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ level: 'fatal', process: 'admin', msg: expect.stringContaining('field key lost') });
});

it('OPS-09 the admin ends with one line per invalid setting', async () => {
  const { code, errors } = await start({ ADMIN_SECOND_FACTOR: 'always' });
  expect({ code, errors }).toMatchObject({ code: 1, errors: expect.stringMatching(/^ADMIN_SECOND_FACTOR .*\n$/m) });
  expect(errors.trim().split('\n')).toHaveLength(1);
});

it('OPS-09 the admin ends if it cannot use its data folder', async () => {
  const { code, errors } = await start({ DATA_FOLDER: '/dev/null/data' });
  expect({ code, errors }).toMatchObject({ code: 1, errors: expect.stringContaining('/dev/null/data') });
});
