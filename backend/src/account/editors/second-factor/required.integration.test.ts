import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ada, editorPassword, editorsTest, eva } from '../../../testing/editors.ts';
import { codeAt, secretOf, stepAt } from './totp.ts';

const logged: string[] = [];
const log = pino(new Writable({ write: (chunk, _, done) => done(void logged.push(String(chunk))) }));
const { ids, rows, ask, logIn, who, resetToken, audited } = editorsTest({ needsSecondFactor: true, log });

/** Logs in without a code and returns the secret in the response. */
async function offered(email = eva): Promise<Buffer> {
  const { status, body, token } = await logIn(email);
  expect([status, body.errors[0].data.code, token]).toEqual([400, 'enrol', '']);
  return secretOf(body.errors[0].data.enrolment.secret);
}
const codeOf = (secret: Buffer) => codeAt(secret, stepAt(Date.now()));

async function enrolled(email = eva): Promise<{ token: string; codes: string[] }> {
  const answer = await logIn(email, editorPassword, codeOf(await offered(email)));
  expect(answer.status).toBe(200);
  return { token: answer.token, codes: answer.body.recoveryCodes };
}

it('API-08 the first log-in enrols a required second factor and returns the recovery codes once', async () => {
  const { token, codes } = await enrolled();
  expect([await who(token), codes.length]).toEqual([eva, 10]);
  expect(await audited()).toContain(`${eva} secondFactorOn ${eva} 1`);
  const again = await logIn(eva, editorPassword, codes[0]);
  expect([again.status, again.body.recoveryCodes]).toEqual([200, undefined]);
  expect((await logIn()).body.errors[0].data.code).toBe('missing');
});

it('API-08 only the secret shown last is valid, and a wrong code does not enrol', async () => {
  const first = await offered();
  const second = await offered();
  expect((await logIn(eva, editorPassword, codeOf(first))).body.errors[0].data.code).toBe('wrong');
  expect(await rows('select 1 from user_second_factor where confirmed_at is not null')).toEqual([]);
  expect((await logIn(eva, editorPassword, codeOf(second))).status).toBe(200);
});

it('API-08 the log contains no secret to enrol with', async () => {
  const { body } = await logIn();
  await logIn(eva, editorPassword, '000000');
  const { secret, uri } = body.errors[0].data.enrolment;
  expect(logged.join()).toContain('a log-in was refused');
  for (const clear of [secret, secret.replaceAll(' ', ''), uri]) expect(logged.join()).not.toContain(clear);
});

it('API-08 a log-in with a wrong password gets no secret', async () => {
  expect((await logIn(eva, 'x')).body.errors[0].data?.enrolment).toBeUndefined();
  expect(await rows('select 1 from user_second_factor')).toEqual([]);
});

it('API-08 only administrators turn off a required second factor, and a password reset does not log in', async () => {
  const { token } = await enrolled();
  expect((await ask('POST', `/${ids.eva}/second-factor/end`, { code: '123456' }, { token })).status).toBe(400);
  const administrator = await enrolled(ada);
  expect((await ask('POST', `/${ids.eva}/second-factor/end`, {}, { token: administrator.token })).status).toBe(200);
  const reset = await ask('POST', '/reset-password', { token: await resetToken(), password: 'kastanje langs het water' });
  expect([reset.status, await who(reset.token)]).toEqual([200, undefined]);
  expect((await logIn(eva, 'kastanje langs het water')).body.errors[0].data.code).toBe('enrol');
});
