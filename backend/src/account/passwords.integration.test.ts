import { describe, expect, it } from 'vitest';
import { accountsTest, anna, password, problemsOf, tokenIn } from '../testing/accounts.ts';

const { ask, rows, does, seeTo, mails, lastMail, register, activated, loggedIn, logIn, audited, mutationText } = accountsTest();

const newPassword = 'zeven krakende treden';
const both = { newPassword, confirmPassword: newPassword };
const viewer = '{ viewer { email } }';

/** Requests a password reset and returns the token of its mail. */
async function resetToken() {
  expect(await does('forgottenPassword', { email: anna.email })).toEqual({
    __typename: 'AccountDone',
    message: 'You will receive an email if it matches an account in our system',
  });
  await seeTo();
  return tokenIn(await lastMail());
}

describe('ACC-11 a forgotten password', () => {
  it('is reset with the link of a mail; all sessions end and the owner gets a notice', async () => {
    const jwt = await loggedIn();
    const token = await resetToken();
    const { content } = await lastMail();
    expect(content.text).toContain(`http://nl.test/aanmelden/wachtwoord-resetten/?token=${token}`);
    expect(await does('setPassword', { token, ...both })).toEqual({
      __typename: 'AccountDone',
      message: 'Successfully saved password',
    });
    await expect(ask(viewer, {}, { jwt })).rejects.toThrow('the token belongs to no account');
    expect((await does('authenticate', { email: anna.email, password })).reason).toBe('credentials');
    await logIn({ password: newPassword });
    expect(await lastMail()).toMatchObject({ kind: 'password-changed', recipient: 'anna@example.com' });
    expect((await audited()).filter((line) => line.includes('passwordReset'))).toHaveLength(1);
  });

  it('FRM-14 gets its reset mail even after strangers have used up other kinds of mails', async () => {
    await activated();
    for (let time = 0; time < 4; time++) await register();
    await rows(`insert into mail (kind, recipient, rate_limit_key) select 'form-confirmation', 'anna@example.com', 'anna@example.com'
      from generate_series(1, 3)`);
    const token = await resetToken();
    expect((await mails()).filter(({ kind }) => kind === 'account-known')).toHaveLength(3);
    expect(await does('setPassword', { token, ...both })).toMatchObject({ __typename: 'AccountDone' });
  });

  it('SEC-06 only the newest link works, once and for an hour; a refused password does not spend it', async () => {
    await activated();
    const [first, second] = [await resetToken(), await resetToken()];
    expect((await does('setPassword', { token: first, ...both })).reason).toBe('expired');
    const refused = await does('setPassword', { token: second, newPassword, confirmPassword: 'iets anders' });
    expect([refused.message, ...problemsOf(refused)]).toEqual([
      'New passwords do not match',
      'confirmPassword: differentPasswords',
    ]);
    const common = await does('setPassword', { token: second, newPassword: 'Anna2026!', confirmPassword: 'Anna2026!' });
    expect(problemsOf(common)).toEqual(['newPassword: personalPassword']);
    const [kept] = await rows<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from account_token where kind = 'reset'`,
    );
    expect(kept?.minutes).toBe(60);
    const tries = await Promise.all([1, 2, 3].map(() => does('setPassword', { token: second, ...both })));
    expect(tries.map(({ __typename }) => __typename).sort()).toEqual(['AccountDone', 'AccountRefusal', 'AccountRefusal']);
    expect((await does('setPassword', { token: second, ...both })).reason).toBe('expired');
  });

  it('SEC-06 an expired link and a link of another kind are refused', async () => {
    await register();
    await seeTo();
    const activation = tokenIn(await lastMail());
    expect((await does('setPassword', { token: activation, ...both })).reason).toBe('expired');
    const token = await resetToken();
    expect((await does('activateUser', { token })).reason).toBe('expired');
    await rows(`update account_token set expires_at = now() - interval '1 second'`);
    expect((await does('setPassword', { token, ...both })).reason).toBe('expired');
  });

  it('that is reset also activates the account, because the link proves the mailbox', async () => {
    await register();
    await seeTo();
    await does('setPassword', { token: await resetToken(), ...both });
    await logIn({ password: newPassword });
    expect(await rows(`select kind from account_token`)).toEqual([]);
  });

  it('lets its owner log in after the reset, even if others have used up the attempts', async () => {
    await activated();
    const guess = () => does('authenticate', { email: anna.email, password: 'een ander woord' });
    for (let time = 0; time < 6; time++) await guess();
    expect((await guess()).reason).toBe('tooOften');
    await does('setPassword', { token: await resetToken(), ...both });
    await logIn({ password: newPassword });
  });
});

describe('ACC-10 a member changes the password', () => {
  it('with the current one; all other sessions end and the owner gets a notice', async () => {
    const jwt = await loggedIn();
    const other = await logIn();
    const token = await resetToken();
    const change = { currentPassword: password, ...both };
    expect(await does('updatePassword', change, { jwt })).toEqual({
      __typename: 'AccountDone',
      message: 'Successfully updated password',
    });
    expect((await ask(viewer, {}, { jwt })).data.viewer).toEqual({ email: 'anna@example.com' });
    await expect(ask(viewer, {}, { jwt: other })).rejects.toThrow('the token belongs to no account');
    expect((await lastMail()).kind).toBe('password-changed');
    expect((await does('setPassword', { token, ...both })).reason).toBe('expired');
    await logIn({ password: newPassword });
    expect((await audited()).filter((line) => line.includes('passwordChange'))).toHaveLength(1);
  });

  it.each([
    [
      { currentPassword: '', newPassword: '', confirmPassword: '' },
      ['currentPassword: required', 'newPassword: required', 'confirmPassword: required'],
    ],
    [{ confirmPassword: 'iets anders' }, ['confirmPassword: differentPasswords']],
    [{ newPassword: 'Wachtwoord1', confirmPassword: 'Wachtwoord1' }, ['newPassword: commonPassword']],
    [{ currentPassword: 'een ander woord' }, ['currentPassword: wrongPassword']],
    [{ currentPassword: 'x'.repeat(5000) }, ['currentPassword: tooLong']],
  ])('but not with %j', async (wrong, problems) => {
    const jwt = await loggedIn();
    const sent = (await mails()).length;
    const refused = await does('updatePassword', { currentPassword: password, ...both, ...wrong }, { jwt });
    expect(problemsOf(refused)).toEqual(problems);
    expect(refused.message).toBe(
      problems[0]?.endsWith('differentPasswords')
        ? 'New passwords do not match'
        : "We couldn't update the password with the provided details",
    );
    expect(await mails()).toHaveLength(sent);
    await logIn();
  });

  it('but guesses of the current one from an open session are throttled', async () => {
    const jwt = await loggedIn();
    const guess = () => does('updatePassword', { currentPassword: 'een ander woord', ...both }, { jwt });
    const reasons = [];
    for (let time = 0; time < 6; time++) reasons.push((await guess()).reason);
    expect(reasons).toEqual([...Array(5).fill('invalid'), 'tooOften']);
  });

  it('ACC-13 but not as a guest', async () => {
    for (const mutation of ['updatePassword', 'updateViewer', 'deleteAccount'] as const) {
      const variables = { siteId: 1, currentPassword: password, ...both, password, viewer: { company: 'x' } };
      const { errors, codes } = await ask(mutationText(mutation), variables);
      expect([errors, codes], mutation).toEqual([['Invalid Authorization Header'], ['UNAUTHENTICATED']]);
    }
  });
});
