import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeAt, secretOf, stepAt } from '../account/editors/second-factor/totp.ts';
import { editorsTest, eva } from '../testing/editors.ts';
import { makeMember } from '../testing/members.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

const editors = editorsTest();
const { ids, rows, ask, logIn, session, who, audited } = editors;
const run = (args: string, input?: string) => runPlantsoen(editors.database(), args.split(' '), input ? { input } : {});
const passwordIn = (out: string) => /password (\S+) \(shown only now\)/.exec(out)?.[1] ?? '';

describe('OPS-08 plantsoen admin', () => {
  it('creates an administrator with a password that is printed once and works', async () => {
    const { code, out } = await run('admin create --email Nina@Example.org --name Nina');
    expect(code).toBe(0);
    expect((await logIn('nina@example.org', passwordIn(out))).status).toBe(200);
    expect(await rows("select name, role from users where email = 'nina@example.org'")).toEqual([
      { name: 'Nina', role: 'administrator' },
    ]);
    expect(await audited()).toContain('system make nina@example.org 1');
  });

  it('creates an editor with a password from standard input, which is not printed', async () => {
    const password = 'rivier onder de brug';
    const { code, out } = await run('admin create --email otto@example.org --role editor --password-stdin', `${password}\n`);
    expect(code).toBe(0);
    expect(out).not.toContain(password);
    expect((await logIn('otto@example.org', password)).status).toBe(200);
  });

  it('refuses a used address, a weak password and an unknown role', async () => {
    expect(await run(`admin create --email ${eva}`)).toMatchObject({ code: 1, err: expect.stringMatching(/^email: /) });
    expect(await run('admin create --email new@example.org --password-stdin', 'short\n')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Choose a password of 12 to 128 characters.'),
    });
    expect(await run('admin create --email new@example.org --role king')).toMatchObject({ code: 1 });
    expect(await rows("select from users where email = 'new@example.org'")).toEqual([]);
  });

  it('resets a password and ends all sessions', async () => {
    const token = await session();
    const { code, out } = await run(`admin reset-password --email ${eva}`);
    expect(code).toBe(0);
    expect(await who(token)).toBeUndefined();
    expect((await logIn(eva, passwordIn(out))).status).toBe(200);
    expect(await audited()).toContain(`system passwordChange ${eva} 1`);
  });

  it('turns off a second factor only after confirmation', async () => {
    const token = await session();
    const secret = secretOf((await ask('POST', `/${ids.eva}/second-factor/begin`, {}, { token })).body.secret);
    const code = codeAt(secret, stepAt(Date.now()));
    expect((await ask('POST', `/${ids.eva}/second-factor/confirm`, { code }, { token })).status).toBe(200);
    expect(await run(`admin disable-2fa --email ${eva}`)).toMatchObject({ code: 1, err: expect.stringContaining('--yes') });
    expect((await logIn()).status).toBe(400);
    expect(await run(`admin disable-2fa --email ${eva} --yes`)).toMatchObject({ code: 0 });
    expect((await logIn()).status).toBe(200);
    expect(await audited()).toContain(`system secondFactorOff ${eva} 1`);
    expect(await run(`admin disable-2fa --email ${eva} --yes`)).toMatchObject({ code: 1 });
  });

  it('reports an unknown address', async () => {
    for (const command of ['reset-password', 'disable-2fa --yes'])
      expect(await run(`admin ${command} --email none@example.org`), command).toMatchObject({
        code: 1,
        err: 'no account of the admin has the email address none@example.org\n',
      });
  });
});

describe('OPS-08 plantsoen members', () => {
  it('exports all data of a member as JSON', async () => {
    const { id, email } = await makeMember(editors.payload());
    const { code, out } = await run(`members export --email ${email}`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ account: { id, email, firstName: 'Lid' }, favourites: [], submissions: [] });
    expect(await audited()).toContain(`system export ${id} 1`);
  });

  it('deletes a member only after confirmation, and queues the farewell email', async () => {
    const { id, email } = await makeMember(editors.payload());
    expect(await run(`members delete --email ${email}`)).toMatchObject({ code: 1, err: expect.stringContaining('--yes') });
    expect(await rows(`select id from members where id = ${id}`)).toEqual([{ id }]);
    expect(await run(`members delete --email ${email} --yes`)).toMatchObject({ code: 0, out: `member ${id} deleted\n` });
    expect(await rows(`select id from members where id = ${id}`)).toEqual([]);
    expect(await rows(`select kind from mail where recipient = '${email}'`)).toEqual([{ kind: 'account-deleted' }]);
    expect(await audited()).toContain(`system delete ${id} 1`);
  });
});

describe('OPS-08 plantsoen jobs', () => {
  it('lists failed jobs and retries them', async () => {
    await rows("select graphile_worker.add_job(name) from unnest(array['one', 'two']) name");
    await rows("update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no answer'");
    const listed = await run('jobs list --json');
    const { counts, jobs } = JSON.parse(listed.out);
    expect(counts).toEqual({ failed: 2, retrying: 0, running: 0, waiting: 0 });
    expect((await run('jobs list')).out).toMatch(/^jobs: 2 failed, .*\n\d+ {2}one {2}failed {2}attempt 25 of 25 .* no answer$/m);
    expect(await run(`jobs retry ${jobs[0].id}`)).toMatchObject({ code: 0, out: 'jobs: 1 retried\n' });
    expect(await run(`jobs retry ${jobs[0].id}`)).toMatchObject({ code: 1 });
    expect(await run('jobs retry --all')).toMatchObject({ code: 0, out: 'jobs: 1 retried\n' });
    expect(await run('jobs retry')).toMatchObject({ code: 1, err: expect.stringContaining('--all') });
  });
});

describe('OPS-08 plantsoen', () => {
  it('prints help for every command, and exits with 2 for a wrong command line', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('members') });
    expect(await run('admin create --help')).toMatchObject({ code: 0, out: expect.stringContaining('--password-stdin') });
    expect(await run('admin create')).toMatchObject({ code: 2, err: expect.stringContaining('--email') });
    expect(await run('unknown')).toMatchObject({ code: 2 });
  });

  it('migrates, seeds and rebuilds', async () => {
    expect(await run('migrate')).toMatchObject({ code: 0, out: 'database: up to date\n' });
    expect(await run('seed')).toMatchObject({ code: 0, out: '' });
    expect(await run('search rebuild')).toMatchObject({ code: 0, out: expect.stringMatching(/^search: 0 documents/) });
    expect(await run('projections rebuild')).toMatchObject({ code: 0, out: expect.stringMatching(/^projections: 0 entries/) });
  });

  it('says in one line that the search service does not answer', async () => {
    const variables = { SEARCH_SERVICE_URL: 'http://127.0.0.1:9', SEARCH_SERVICE_ID: 'id', SEARCH_SERVICE_KEY: 'key' };
    const answer = await runPlantsoen(editors.database(), ['search', 'rebuild'], { env: variables });
    expect(answer).toMatchObject({ code: 1, err: expect.stringMatching(/^search: .+\n$/) });
  });

  it('migrates without reading the current folder, which may be closed to the user of the programs', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'closed-'));
    try {
      // Reading such a file fails also for root, whom file modes do not stop.
      symlinkSync('package.json', join(cwd, 'package.json'));
      const answer = await runPlantsoen(editors.database(), ['migrate'], { cwd });
      expect(answer).toEqual({ code: 0, out: 'database: up to date\n', err: '' });
    } finally {
      rmSync(cwd, { recursive: true });
    }
  });
});
