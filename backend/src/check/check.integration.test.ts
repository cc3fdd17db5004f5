import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { openMailCatcher } from '../testing/mail-catcher.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

let database: TestDatabase;
let mails: Awaited<ReturnType<typeof openMailCatcher>>;
beforeAll(async () => {
  database = await testDatabase('empty');
  mails = await openMailCatcher();
});
afterAll(async () => {
  await mails.close();
  await database.drop();
});

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const check = async (env: Record<string, string> = {}, on = database) => {
  const answer = await runPlantsoen(on, ['check', '--json'], { env: { FIELD_KEYS: `first:${key(1)}`, ...env } });
  const checks: { name: string; isOk: boolean; detail: string }[] = answer.out ? JSON.parse(answer.out).checks : [];
  return { ...answer, failed: checks.filter(({ isOk }) => !isOk).map(({ name }) => name), checks };
};

describe('OPS-08 OPS-09 plantsoen check', () => {
  it('reaches every dependency, and prints the configuration without secrets', async () => {
    const smtp = { SMTP_URL: mails.url, MAIL_FROM: 'info@example.org' };
    const { code, out, err, failed } = await check({ ...smtp, METADATA_TOKEN: 'metadata-secret' });
    expect({ code, failed }, err + out).toEqual({ code: 0, failed: [] });
    expect(JSON.parse(out).configuration).toContainEqual({ name: 'MAIL_FROM', value: 'info@example.org', origin: 'environment' });
    for (const secret of [key(1), 'metadata-secret', 'test-payload-secret', 'test-service-token'])
      expect(out, secret).not.toContain(secret);
    expect(JSON.parse(out).configuration).toContainEqual({ name: 'API_PORT', value: '3001', origin: 'default' });
    const plain = await runPlantsoen(database, ['check'], { env: { FIELD_KEYS: `first:${key(1)}` } });
    expect(plain.out).toMatch(/ok {6}migrations +all \d+ are applied/);
  });

  it('exits with 1 and names each dependency that fails', async () => {
    // No program listens on the first port.
    const port = 1;
    const smtp = { SMTP_URL: `smtp://user:mail-password@127.0.0.1:${port}`, MAIL_FROM: 'info@example.org' };
    const lists = { MAILING_LIST_NL: '1', MAILING_LIST_DE: '2' };
    const mailing = { MAILING_SERVICE_URL: `http://127.0.0.1:${port}`, MAILING_SERVICE_KEY: 'key', ...lists };
    const search = { SEARCH_SERVICE_ID: 'APP', SEARCH_SERVICE_KEY: 'key', SEARCH_SERVICE_URL: `http://127.0.0.1:${port}` };
    const { code, out, err, failed } = await check({ ...smtp, ...mailing, ...search });
    expect(out).toContain(`smtp://user:…@127.0.0.1:${port}`);
    expect(out).not.toContain('mail-password');
    expect({ code, failed }).toEqual({ code: 1, failed: ['mail', 'search', 'mailing service'] });
    expect(err).toBe('3 of 10 checks failed\n');
    const unreachable = await check({ DATABASE_URL: 'postgres://plantsoen@127.0.0.1:1/plantsoen' });
    expect(unreachable).toMatchObject({ code: 1, failed: ['database'] });
  });

  it('reports missing migrations and missing field keys', async () => {
    const bare = await testDatabase('bare');
    expect(await check({}, bare)).toMatchObject({ code: 1, failed: ['migrations'] });
    await bare.drop();
    await withClient(database.url, (client) => client.query("insert into field_key (id) values ('lost')"));
    expect(await check()).toMatchObject({ code: 1, failed: ['field keys'] });
    expect(await runPlantsoen(database, ['keys', 'forget', 'lost', '--yes'])).toMatchObject({ code: 0 });
    expect(await check()).toMatchObject({ code: 0, failed: [] });
  });

  it('reports each invalid variable', async () => {
    expect(await check({ API_PORT: 'x', SMTP_URL: 'mail' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/API_PORT must be.*\n.*SMTP_URL must be/),
    });
  });
});
