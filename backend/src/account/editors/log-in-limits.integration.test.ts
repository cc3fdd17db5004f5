import { describe, expect, it } from 'vitest';
import { editorsTest, eva, editorPassword as password } from '../../testing/editors.ts';
import { runQueuedJobs } from '../../testing/run-queued-jobs.ts';
import { accountRequestHandler } from '../account-requests.ts';

const { payload, rows, ask, logIn, who, session, resetToken, audited } = editorsTest();

const stranger = 'nobody@example.org';
const home = '203.0.113.5';
/** Simulates wrong passwords from many networks until the next attempt is refused. */
async function tryUntilLocked(): Promise<void> {
  await guess('198.51.100.1');
  await rows('update login_attempt set count = 24');
  await guess('198.51.100.2');
}
const guess = (from: string, email = eva) => logIn(email, 'x', undefined, from);

async function guesses(count: number, from: (place: number) => string, email?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let place = 0; place < count; place++) statuses.push((await guess(from(place), email)).status);
  return statuses;
}

describe('API-08 wrong passwords of the admin', () => {
  it('are refused after five from one network, as is the right one, for known and unknown addresses', async () => {
    for (const email of [eva, stranger]) {
      expect(await guesses(6, () => '192.0.2.9', email), email).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await logIn(email, password, undefined, '192.0.2.9')).status, email).toBe(429);
    }
    expect((await audited()).filter((line) => line.startsWith('visitor'))).toEqual([
      ...[`visitor logInFailed ${eva} 4`, `visitor lockOut ${eva} 1`, 'visitor logInFailed - 4', 'visitor lockOut - 1'],
    ]);
  });

  it('from strangers do not lock an editor out at home, and elsewhere only briefly', async () => {
    expect((await logIn(eva, password, undefined, home)).status).toBe(200);
    await tryUntilLocked();
    expect((await guess('198.51.100.3')).status).toBe(429);
    expect((await logIn(eva, password, undefined, home)).status).toBe(200);
    await rows(`update login_attempt set blocked_until = now() - interval '1 second'`);
    expect((await logIn(eva, password, undefined, '192.0.2.77')).status).toBe(200);
  });

  it('for many accounts from one network are refused, too', async () => {
    await guess('192.0.2.9', 'a@example.org');
    await rows('update login_attempt set count = 29');
    expect((await guess('192.0.2.9', 'b@example.org')).status).toBe(401);
    expect((await guess('192.0.2.9', 'c@example.org')).status).toBe(429);
  });

  it('get the same answer as an unknown address', async () => {
    expect(await guess('192.0.2.1')).toEqual(await guess('192.0.2.2', stranger));
  });

  it('are compared with hashes in the format of Payload', async () => {
    expect(await rows(`select hash like 'pbkdf2-sha256-v1:%' as is_known from users where email = '${eva}'`)).toEqual([
      { is_known: true },
    ]);
  });
});

describe('API-08 a forgotten password of the admin', () => {
  const mails = () => rows('select recipient from mail');

  it('gets the same answer with and without an account, and the mail is sent afterwards', async () => {
    const answers = [
      await ask('POST', '/forgot-password', { email: eva }),
      await ask('POST', '/forgot-password', { email: stranger }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
    const jobs = () => rows("select last_error from graphile_worker.jobs where task_identifier = 'process-account-request'");
    expect([(await jobs()).length, await mails()]).toEqual([2, []]);
    await runQueuedJobs(payload().db.pool, [accountRequestHandler(payload())]);
    expect([await jobs(), await mails()]).toEqual([[], [{ recipient: eva }]]);
  });

  it('can be requested twenty times at most from one network', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 21; time++) statuses.push((await ask('POST', '/forgot-password', { email: stranger })).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it('is refused without a valid address', async () => {
    expect((await ask('POST', '/forgot-password', { email: 'eva' })).status).toBe(400);
  });

  it('lets its owner log in right after the reset, even if strangers have used up the attempts', async () => {
    await tryUntilLocked();
    expect((await logIn(eva, password, undefined, home)).status).toBe(429);
    const reset = await ask(
      'POST',
      '/reset-password',
      { token: await resetToken(), password: 'kastanje langs het water' },
      { from: home },
    );
    expect(reset.status).toBe(200);
    expect((await logIn(eva, 'kastanje langs het water', undefined, home)).status).toBe(200);
  });
});

it('API-08 no response body of the admin contains the session token', async () => {
  const entered = await logIn();
  expect(await who(entered.token)).toBe(eva);
  const { token } = entered;
  const reset = await ask('POST', '/reset-password', { token: await resetToken(), password: 'kastanje langs het water' });
  const again = await logIn(eva, 'kastanje langs het water');
  const answers = [
    ...[entered, reset, again],
    ...[
      await ask('POST', '/refresh-token', {}, { token: again.token }),
      await ask('GET', '/me', undefined, { token: again.token }),
    ],
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/eyJ|[Tt]oken"/);
  }
  expect(token).toMatch(/^eyJ/);
  expect(await session()).toBe('');
});
