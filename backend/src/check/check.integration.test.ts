import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { openMailCatcher } from '../testing/mail-catcher.ts';
import { createOperationRole } from '../testing/operation-role.ts';
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
const check = async (env: Record<string, string> = {}, on = database, options: string[] = []) => {
  const answer = await runPlantsoen(on, ['check', '--json', ...options], { env: { FIELD_KEYS: `first:${key(1)}`, ...env } });
  const checks: { name: string; isOk: boolean; detail: string }[] = answer.out ? JSON.parse(answer.out).checks : [];
  const detailOf = (name: string) => checks.find((one) => one.name === name)?.detail;
  return { ...answer, failed: checks.filter(({ isOk }) => !isOk).map(({ name }) => name), detailOf };
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
    expect(err).toBe('3 of 13 checks failed\n');
    const unreachable = await check({ DATABASE_URL: 'postgres://plantsoen@127.0.0.1:1/plantsoen' });
    expect(unreachable).toMatchObject({ code: 1, failed: ['database'] });
  });

  it('reports missing migrations and missing field keys', async () => {
    const bare = await testDatabase('bare');
    expect(await check({}, bare)).toMatchObject({ code: 1, failed: ['migrations'] });
    await bare.drop();
    await withClient(database.url, (client) => client.query("insert into field_key (id) values ('lost')"));
    expect(await check(), 'no content is encrypted with the key').toMatchObject({ code: 0, failed: [] });
    await withClient(database.url, (client) =>
      client.query(`insert into form_upload (form, field, site_id, visitor, file, bytes, encrypted, field_key_id)
        values ('form', 'field', 1, '', 'file', 1, true, 'lost')`),
    );
    expect(await check()).toMatchObject({ code: 1, failed: ['field keys'] });
    expect(await runPlantsoen(database, ['keys', 'forget', 'lost', '--yes'])).toMatchObject({ code: 0 });
    expect(await check()).toMatchObject({ code: 0, failed: [] });
  });

  it('sends an email on request, and reports a server that refuses all of them or the log-in', async () => {
    const smtp = { SMTP_URL: mails.url, MAIL_FROM: 'info@example.org' };
    const send = () => check(smtp, database, ['--send-mail-to', 'operator@example.org']);
    expect(await send()).toMatchObject({ code: 0, failed: [] });
    expect(mails.mailsTo('operator@example.org')).toHaveLength(1);
    mails.refuse(554, 'recipient');
    const refused = await send();
    expect(refused).toMatchObject({ code: 1, failed: ['mail'] });
    expect(refused.detailOf('mail')).toMatch(/rejected.*554/);
    const unsent = await check(smtp);
    expect(unsent.detailOf('mail')).toContain('No email was sent');
    mails.refuse();
    const loggedIn = await check({ ...smtp, SMTP_URL: mails.url.replace('//', '//user:wrong@') });
    expect(loggedIn.failed).toEqual(['mail']);
    expect(loggedIn.out).not.toContain('wrong');
    expect(mails.caught).toHaveLength(1);
  });

  it('gives up servers that accept connections but never answer', async () => {
    const frozen = createServer((socket) => socket.on('error', () => undefined).resume()).listen(0, '127.0.0.1');
    await once(frozen, 'listening');
    const at = `127.0.0.1:${(frozen.address() as AddressInfo).port}`;
    const smtp = { SMTP_URL: `smtp://${at}`, MAIL_FROM: 'info@example.org' };
    const answer = await check({ ...smtp, DATABASE_URL: `postgres://plantsoen@${at}/plantsoen` });
    frozen.close();
    expect(answer).toMatchObject({ code: 1, failed: ['database', 'mail'] });
    expect(answer.detailOf('database')).toBe('no answer within 8 s');
    expect(answer.detailOf('mail')).toBe('no answer within 8 s');
  });

  it('OPS-07 reports files that the database names and that are lost', async () => {
    const run = (statement: string) => withClient(database.url, (client) => client.query(statement));
    await run(`insert into form_upload (form, field, site_id, visitor, file, bytes, encrypted, token_hash)
      values ('form', 'field', 1, '', 'plan.pdf', 1, false, 'hash')`);
    const lost = await check();
    expect(lost).toMatchObject({ code: 1, failed: ['files'] });
    expect(lost.detailOf('files')).toBe('1 of 1 that were looked for are lost, such as uploads/plan.pdf');
    mkdirSync(join(database.dataFolder, 'uploads'), { recursive: true });
    writeFileSync(join(database.dataFolder, 'uploads/plan.pdf'), 'plan');
    expect(await check()).toMatchObject({ code: 0, failed: [] });
    await run("delete from form_upload where file = 'plan.pdf'");
  });

  it('OPS-10 reports files of secrets that every user of the machine can read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
    const file = join(folder, 'metadata-token');
    writeFileSync(file, 'metadata-secret');
    const env = { METADATA_TOKEN_FILE: file };
    chmodSync(folder, 0o755);
    chmodSync(file, 0o640);
    expect(await check(env)).toMatchObject({ code: 0, failed: [] });
    chmodSync(file, 0o644);
    const answer = await check(env);
    expect(answer).toMatchObject({ code: 1, failed: ['secret files'] });
    expect(answer.detailOf('secret files')).toBe(`every user of this machine can read ${file}: chmod go= ${file}`);
    chmodSync(folder, 0o700);
    expect(await check(env), 'the folder is closed').toMatchObject({ code: 0, failed: [] });
    rmSync(folder, { recursive: true });
  });

  it('names an unused replication slot', async () => {
    const run = (statement: string) => withClient(database.url, (client) => client.query(statement));
    await run("select pg_create_physical_replication_slot('leftover')");
    const answer = await check();
    await run("select pg_drop_replication_slot('leftover')");
    expect(answer).toMatchObject({ code: 1, failed: ['replication'] });
    expect(answer.detailOf('replication')).toContain('leftover');
  });

  it('reports an archive_command that fails, until it has archived a file', async () => {
    const archived = (time: string) => `create or replace view archiving.pg_stat_archiver as
      select 'file-1' as last_failed_wal, timestamptz '2026-11-26' as last_failed_time, ${time}::timestamptz as last_archived_time`;
    const run = (statement: string) => withClient(database.url, (client) => client.query(statement));
    // The archiver belongs to the whole server, so views replace its state.
    const viewed = { DATABASE_URL: `${database.url}&options=-csearch_path%3Darchiving,pg_catalog,public` };
    await run(`create schema archiving; create view archiving.pg_settings as select 'archive_mode' as name, 'on' as setting`);
    await run(archived('null'));
    const failing = await check(viewed);
    await run(archived(`'2026-11-27'`));
    const recovered = await check(viewed);
    await run('drop schema archiving cascade');
    expect(failing).toMatchObject({ code: 1, failed: ['archiving'] });
    expect(failing.detailOf('archiving')).toContain('file-1');
    expect(recovered).toMatchObject({ code: 0, failed: [] });
    expect(recovered.detailOf('archiving')).toContain('has not failed since');
    expect((await check()).detailOf('archiving'), 'without archiving').toBeUndefined();
  });

  it('reports each invalid variable', async () => {
    expect(await check({ API_PORT: 'x', SMTP_URL: 'mail' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/API_PORT must be.*\n.*SMTP_URL must be/),
    });
  });
});

describe('OPS-08 OPS-10 plantsoen check with two roles', () => {
  it('requires the right to create tables of the role that migrates only', async () => {
    const role = await createOperationRole(database);
    const programs = { DATABASE_URL: role.url };
    const both = { ...programs, MIGRATION_DATABASE_URL: database.url };
    expect(await check(both)).toMatchObject({ code: 0, failed: [] });
    expect(await check(programs)).toMatchObject({ code: 0, failed: [] });
    const swapped = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: role.url };
    expect(await check(swapped)).toMatchObject({ code: 1, failed: ['migration rights'] });
    await withClient(database.url, (client) => client.query(`revoke update on mail from ${role.name}`));
    const closed = await check(both);
    expect(closed).toMatchObject({ code: 1, failed: ['database rights'] });
    expect(closed.detailOf('database rights')).toContain('may not read and write public.mail:');
    await withClient(database.url, (client) =>
      client.query(`grant update on mail to ${role.name}; drop policy ${role.name} on graphile_worker._private_jobs`),
    );
    expect((await check(programs)).detailOf('database rights')).toContain('graphile_worker._private_jobs');
    await withClient(database.url, (client) => client.query('create table unfinished_restore ()'));
    const interrupted = await check(both);
    expect(interrupted, 'a restore grants the rights at its end').toMatchObject({ code: 1, failed: ['migrations'] });
    expect(interrupted.detailOf('migrations')).toContain('has not finished');
    await withClient(database.url, (client) => client.query('drop table unfinished_restore'));
    await role.drop();
  });

  it('requires it of a single role', async () => {
    const role = await createOperationRole(database);
    const bare = await testDatabase('bare');
    const url = bare.url.replace('//postgres@', `//${role.name}@`);
    expect(await check({}, { ...bare, url })).toMatchObject({ code: 1, failed: ['database rights'] });
    await bare.drop();
    await role.drop();
  });
});
