import { beforeEach, describe, expect, it } from 'vitest';
import { ada, editorPassword, editorsTest, eva } from '../../../testing/editors.ts';
import { codeAt, secretOf, stepAt } from './totp.ts';

const { ids, rows, ask, logIn, session, who, resetToken, audited } = editorsTest();
const ofEva = (path = '') => `/${ids.eva}/second-factor${path}`;

let secret: Buffer;
let recovery: string[];
let token: string;
beforeEach(async () => {
  token = await session();
  secret = secretOf((await ask('POST', ofEva('/begin'), {}, { token })).body.secret);
});

const code = (away = 0) => codeAt(secret, stepAt(Date.now()) + away);
const wrong = () => String((Number(code()) + 500_000) % 1_000_000).padStart(6, '0');
/** Resets used codes and attempts, as if time had passed. */
const later = () => rows(`update user_second_factor set last_used_step = 0, attempts = 0`);
async function turnOn(): Promise<void> {
  recovery = (await ask('POST', ofEva('/confirm'), { code: code() }, { token })).body.codes;
  await later();
}
const refusalOf = async (given?: string) => {
  const { status, body } = await logIn(eva, editorPassword, given);
  return [status, body.errors?.[0]?.data?.code];
};

it('API-08 the second factor is required only after a first code has confirmed its secret', async () => {
  expect((await logIn()).status).toBe(200);
  expect((await ask('POST', ofEva('/confirm'), { code: wrong() }, { token })).status).toBe(400);
  expect((await logIn()).status).toBe(200);
  const elsewhere = await session();
  await turnOn();
  expect(recovery).toHaveLength(10);
  expect([await who(token), await who(elsewhere)]).toEqual([eva, undefined]);
  expect((await ask('GET', ofEva(), undefined, { token })).body).toEqual({
    isOwn: true,
    isOn: true,
    isRequired: false,
    left: 10,
  });
  expect((await ask('POST', ofEva('/begin'), {}, { token })).status).toBe(409);
  expect((await logIn(ada)).status).toBe(200);
});

it('API-08 turning off an inactive second factor ends no session and keeps the started enrolment', async () => {
  const administrator = await session(ada);
  expect((await ask('POST', ofEva('/end'), {}, { token: administrator })).status).toBe(409);
  expect(await who(token)).toBe(eva);
  expect((await audited()).filter((line) => line.includes('secondFactor'))).toEqual([]);
  await turnOn();
  expect(recovery).toHaveLength(10);
});

describe('API-08 with a second factor', () => {
  beforeEach(turnOn);

  it('neither the password alone nor the code alone is enough to log in', async () => {
    expect(await refusalOf()).toEqual([400, 'missing']);
    expect(await refusalOf(wrong())).toEqual([400, 'wrong']);
    expect((await logIn(eva, 'x', code())).status).toBe(401);
    const { status, token: here } = await logIn(eva, editorPassword, ` ${code().slice(0, 3)} ${code().slice(3)}`);
    expect([status, await who(here)]).toEqual([200, eva]);
    expect(await rows('select 1 from users_sessions')).toHaveLength(2);
  });

  it('a code works once, even for two concurrent log-ins', async () => {
    const same = code();
    const answers = await Promise.all([logIn(eva, editorPassword, same), logIn(eva, editorPassword, same)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await refusalOf(same)).toEqual([400, 'wrong']);
  });

  it('after five wrong codes, even concurrent ones, the right one is refused for 15 minutes', async () => {
    const from = (place: number) => `198.51.100.${place}`;
    await Promise.all(Array.from({ length: 8 }, (_, place) => logIn(eva, editorPassword, wrong(), from(place))));
    expect(await refusalOf(code())).toEqual([400, 'tooOften']);
    expect(await rows('select attempts from user_second_factor')).toEqual([{ attempts: 5 }]);
    await rows(`update user_second_factor set last_attempt_at = now() - interval '901 seconds'`);
    expect((await logIn(eva, editorPassword, code())).status).toBe(200);
  });

  it('codes with a wrong password are not checked, so that strangers cannot use up attempts', async () => {
    for (let time = 0; time < 5; time++) expect((await logIn(eva, 'x', wrong(), `198.51.100.${time}`)).status).toBe(401);
    expect(await rows('select attempts from user_second_factor')).toEqual([{ attempts: 0 }]);
    expect((await logIn(eva, editorPassword, code())).status).toBe(200);
  });

  it('a log-in that still lacks its code does not count towards a limit', async () => {
    for (let time = 0; time < 8; time++) expect(await refusalOf()).toEqual([400, 'missing']);
    expect((await logIn(eva, editorPassword, code())).status).toBe(200);
  });

  it('a recovery code works once and is logged', async () => {
    const [first = ''] = recovery;
    expect((await logIn(eva, editorPassword, first.toLowerCase())).status).toBe(200);
    expect(await refusalOf(first)).toEqual([400, 'wrong']);
    expect((await ask('GET', ofEva(), undefined, { token })).body.left).toBe(9);
    expect(await audited()).toContain(`${eva} recoveryCode ${eva} 1`);
  });

  it('a password reset by mail does not log in', async () => {
    const reset = await ask('POST', '/reset-password', { token: await resetToken(), password: 'kastanje langs het water' });
    expect([reset.status, await who(reset.token)]).toEqual([200, undefined]);
    expect((await logIn(eva, 'kastanje langs het water', code())).status).toBe(200);
  });

  it('only the owner with a code and administrators without a code can turn it off', async () => {
    expect((await ask('POST', ofEva('/end'), {}, { token })).status).toBe(400);
    expect((await ask('POST', ofEva('/end'), { code: wrong() }, { token })).status).toBe(400);
    expect((await ask('POST', `/${ids.ada}/second-factor/end`, {}, { token })).status).toBe(403);
    const administrator = await session(ada);
    expect((await ask('POST', ofEva('/begin'), {}, { token: administrator })).status).toBe(409);
    expect((await ask('POST', ofEva('/end'), {}, { token: administrator })).status).toBe(200);
    expect([await who(token), (await logIn()).status]).toEqual([undefined, 200]);
    expect((await audited()).filter((line) => line.includes('second'))).toEqual([
      `${eva} secondFactorOn ${eva} 1`,
      `${ada} secondFactorOff ${eva} 1`,
    ]);
  });

  it('neither the database nor the audit log contains a secret or a code in plain text', async () => {
    const stored = JSON.stringify([await rows('select * from user_second_factor'), await rows('select * from audit_log')]);
    for (const clear of [secret.toString('base64'), secret.toString('hex'), ...recovery, code()])
      expect(stored).not.toContain(clear);
  });
});
