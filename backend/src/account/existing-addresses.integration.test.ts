import { describe, expect, it } from 'vitest';
import { accountsTest, anna, password, tokenIn } from '../testing/accounts.ts';

const { rows, does, seeTo, mails, lastMail, register, activated, logIn } = accountsTest();

const requested = { __typename: 'Registration', message: 'Registration successfully requested' };
const noTokens = { jwt: null, jwtExpiresAt: null, refreshToken: null, refreshTokenExpiresAt: null, user: null };

describe('ACC-01 registering a known address', () => {
  it('sends a mail about the existing account and keeps its password and details', async () => {
    await activated();
    expect(await register({ email: 'anna@EXAMPLE.com', firstName: 'Iemand', password: 'een heel ander woord' })).toEqual({
      ...requested,
      ...noTokens,
    });
    await seeTo();
    const mail = await lastMail();
    expect(mail.kind).toBe('account-known');
    expect(mail.content.text).toContain('http://nl.test/aanmelden/');
    expect(mail.content.text).toContain('http://nl.test/aanmelden/wachtwoord-vergeten/');
    expect([tokenIn(mail), mail.content.text.includes('Iemand')]).toEqual(['', false]);
    await logIn();
    expect(await rows('select first_name as name from members')).toEqual([{ name: 'Anna' }]);
  });

  const strangers = 'het woord van een vreemde';
  it.each([
    ['after a stranger', strangers, password],
    ['before a stranger', password, strangers],
  ])(
    'a second time, %s, before its activation removes both passwords; the mailbox owner chooses a new one',
    async (_, first, second) => {
      await register({ password: first });
      await seeTo();
      const earlier = tokenIn(await lastMail());
      await register({ password: second });
      await seeTo();
      expect((await does('activateUser', { token: earlier })).reason).toBe('expired');
      const mail = await lastMail();
      expect(mail.kind).toBe('account-again');
      const own = 'zelf gekozen wachtwoord';
      await does('setPassword', { token: tokenIn(mail), newPassword: own, confirmPassword: own });
      for (const sent of [first, second]) {
        expect((await does('authenticate', { email: anna.email, password: sent })).reason).toBe('credentials');
      }
      expect((await does('authenticate', { email: anna.email, password: own })).__typename).toBe('Authentication');
    },
  );

  const own = { newPassword: 'zelf gekozen wachtwoord', confirmPassword: 'zelf gekozen wachtwoord' };

  it('FRM-14 sends at most three mails of a kind per hour; a request without a mail changes no details', async () => {
    await register();
    for (let time = 0; time < 4; time++) await register({ firstName: `Nummer ${time}` });
    await seeTo();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['account-activation', ...Array(3).fill('account-again')]);
    expect(await rows('select first_name as name from members')).toEqual([{ name: 'Nummer 2' }]);
    expect(await does('setPassword', { token: tokenIn(await lastMail()), ...own })).toMatchObject({ __typename: 'AccountDone' });
  });

  it('FRM-14 creates no account while its mailbox can receive no link', async () => {
    for (const email of ['anna+1@example.com', 'anna+2@example.com', 'anna+3@example.com']) await register({ email });
    await seeTo();
    await register();
    await seeTo();
    expect(await mails()).toHaveLength(3);
    expect(await rows(`select 1 from members where email = 'anna@example.com'`)).toEqual([]);
  });

  it('discards the password of a stranger who has used up the activation mails', async () => {
    await register({ password: strangers });
    for (let time = 0; time < 2; time++) await does('sendActivation', { email: anna.email });
    await seeTo();
    const stranger = tokenIn(await lastMail());
    await register();
    await seeTo();
    const mail = await lastMail();
    expect([mail.kind, (await does('activateUser', { token: stranger })).reason]).toEqual(['account-again', 'expired']);
    await does('setPassword', { token: tokenIn(mail), ...own });
    expect((await does('authenticate', { email: anna.email, password: strangers })).reason).toBe('credentials');
  });

  it('discards the earlier password even if no mail is sent; the latest link stays valid', async () => {
    await register({ password: strangers });
    await does('forgottenPassword', { email: anna.email });
    await seeTo();
    const [activation, reset] = (await mails()).map(tokenIn);
    await rows(`insert into mail (kind, recipient, rate_limit_key) select 'account-again', 'anna@example.com', 'anna@example.com account-again'
      from generate_series(1, 3)`);
    await register();
    await seeTo();
    expect((await does('activateUser', { token: activation })).reason).toBe('expired');
    expect((await does('authenticate', { email: anna.email, password: strangers })).reason).toBe('credentials');
    expect(await does('setPassword', { token: reset, ...own })).toMatchObject({ __typename: 'AccountDone' });
  });

  it('lets the owner choose a password with a newly requested link, because the account has no password', async () => {
    await register();
    await register();
    await does('sendActivation', { email: anna.email });
    await seeTo();
    const mail = await lastMail();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['account-activation', 'account-again', 'account-again']);
    await does('setPassword', { token: tokenIn(mail), ...own });
    await logIn({ password: own.newPassword });
  });
});
