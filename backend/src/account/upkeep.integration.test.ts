import { pino } from 'pino';
import { expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { runJobs } from '../platform/jobs/job-runner.ts';
import { accountsTest, anna, password } from '../testing/accounts.ts';
import { makeJobsDue } from '../testing/run-queued-jobs.ts';
import { accountRequestHandler } from './account-requests.ts';
import { deleteExpiredAccounts } from './accounts.cleanup-job.ts';
import { deleteExpiredAttempts } from './protection/login-attempts.ts';

const { api, rows, does, seeTo, register, activated, logIn, mails, lastMail, audited } = accountsTest();

it('SEC-10 erases unactivated accounts after a week and unused ones after 24 months, with a mail to the owner', async () => {
  await activated();
  await activated({ email: 'old@example.com' });
  await logIn();
  await register({ email: 'late@example.com' });
  await register({ email: 'new@example.com' });
  await seeTo();
  await rows(`update members set updated_at = now() - interval '8 days' where email = 'late@example.com'`);
  await rows(`update members set activated_at = now() - interval '25 months', created_at = now() - interval '26 months'
    where email in ('old@example.com', 'anna@example.com')`);
  expect(await deleteExpiredAccounts(api.payload)).toEqual({ unactivated: 1, unused: 1 });
  expect(await rows('select email from members order by email')).toEqual([
    { email: 'anna@example.com' },
    { email: 'new@example.com' },
  ]);
  expect(await lastMail()).toMatchObject({ kind: 'account-expired', recipient: 'old@example.com' });
  expect((await audited()).filter((line) => line.startsWith('system retention'))).toHaveLength(2);
  expect(await deleteExpiredAccounts(api.payload)).toEqual({ unactivated: 0, unused: 0 });
});

it('ACC-01 a failed request is retried later, does not block others and is not lost', async () => {
  await register();
  await register({ email: 'bob@example.com' });
  await rows(`alter table members add constraint not_yet check (email <> 'anna@example.com')`);
  await seeTo();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['bob@example.com']);
  const waiting = `select payload->>'email' as email, attempts, run_at > now() as "isPutOff" from graphile_worker._private_jobs
    where payload->>'kind' = 'register'`;
  expect(await rows(waiting)).toEqual([{ email: 'anna@example.com', attempts: 1, isPutOff: true }]);
  await rows('alter table members drop constraint not_yet');
  await makeJobsDue(api.payload.db.pool);
  await Promise.all([1, 2, 3].map(seeTo));
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['bob@example.com', 'anna@example.com']);
  expect(await rows(waiting)).toEqual([]);
});

it('deletes expired attempts, but keeps the networks from which a member is known', async () => {
  await activated();
  await does('authenticate', { email: anna.email, password });
  await does('authenticate', { email: 'nobody@example.com', password });
  await rows(`update login_attempt set resets_at = now() - interval '1 second', blocked_until = null`);
  await deleteExpiredAttempts(instrumentedSql(api.payload.db.pool));
  expect(await rows('select known_until > now() as known from login_attempt')).toEqual([{ known: true }]);
});

it('ACC-01 a queued request is processed immediately by one of the processes', async () => {
  const parts = { databaseUrl: api.database.url, handlers: [accountRequestHandler(api.payload)], concurrency: 2 };
  await register({ email: 'before@example.com' });
  const runners = [1, 2].map(() => runJobs({ ...parts, log: pino({ level: 'silent' }) }));
  const recipients = async () => (await mails()).map(({ recipient }) => recipient).sort();
  await expect.poll(recipients).toEqual(['before@example.com']);
  await register();
  await expect.poll(recipients).toEqual(['anna@example.com', 'before@example.com']);
  await Promise.all(runners.map((runner) => runner.close()));
});
