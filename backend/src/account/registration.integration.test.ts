import { describe, expect, it } from 'vitest';
import { accountsTest, anna, password, problemsOf, tokenIn } from '../testing/accounts.ts';

const { rows, does, seeTo, lastMail, register, activated, audited } = accountsTest();

const requested = { __typename: 'Registration', message: 'Registration successfully requested' };
const noTokens = { jwt: null, jwtExpiresAt: null, refreshToken: null, refreshTokenExpiresAt: null, user: null };

const openRequests = "select id from graphile_worker.jobs where task_identifier = 'process-account-request'";

describe('ACC-01 registration', () => {
  it('is requested, activated with the link of a mail and followed by a log-in', async () => {
    expect(await register()).toEqual({ ...requested, ...noTokens });
    await seeTo();
    const mail = await lastMail();
    expect(mail).toMatchObject({ kind: 'account-activation', recipient: 'anna@example.com' });
    expect(mail.content.text).toContain(`http://nl.test/registreren/activeren/?token=${tokenIn(mail)}`);
    expect(mail.content.text + mail.content.html).not.toMatch(/Anna|de Wit|Bureau/);

    const early = await does('authenticate', { email: anna.email, password });
    expect(early).toMatchObject({ reason: 'notActivated', message: 'Please activate your account before logging in' });
    const wrong = await does('authenticate', { email: anna.email, password: 'een ander woord' });
    expect(wrong).toMatchObject({ reason: 'credentials', message: "We couldn't log you in with the provided details" });

    expect(await does('activateUser', { token: tokenIn(mail) })).toEqual({
      __typename: 'AccountDone',
      message: 'Successfully activated user',
    });
    const answer = await does('authenticate', { email: ' ANNA@example.com', password });
    expect(answer).toMatchObject({
      __typename: 'Authentication',
      user: {
        ...{ firstName: 'Anna', lastName: 'de Wit', fullName: 'Anna de Wit', email: 'anna@example.com', newEmail: null },
        ...{ company: 'Bureau Groen', website: 'https://www.groen.example', phoneNumber: '+31 (0)20 123.45', isApproved: true },
      },
    });
    const { id } = answer.user;
    expect(await audited()).toEqual([
      `member ${id} register ${id} 1`,
      `visitor logInFailed ${id} 1`,
      `member ${id} activate ${id} 1`,
      `member ${id} logIn ${id} 1`,
    ]);
  });

  it('ACC-02 API-03 is followed by a log-in that returns both tokens, their expiry in milliseconds and the user', async () => {
    await activated();
    const begin = Date.now();
    const { jwt, jwtExpiresAt, refreshToken, refreshTokenExpiresAt, user } = await does('authenticate', {
      email: anna.email,
      password,
    });
    expect(jwt).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(refreshToken).not.toBe(jwt);
    expect(user).toMatchObject({ email: 'anna@example.com', firstName: anna.firstName });
    expect(jwtExpiresAt - begin).toBeGreaterThan(14 * 60_000);
    expect(refreshTokenExpiresAt - begin).toBeGreaterThan(29 * 86_400_000);
  });

  it('stores the date of consent, the language for mails and only a hash of the password', async () => {
    await register({}, 3);
    await seeTo();
    const [member] = await rows(`select locale, now() - privacy_accepted_at < interval '1 minute' as "isNow" from members`);
    expect(member).toEqual({ locale: 'de', isNow: true });
    expect((await lastMail()).content).toMatchObject({ subject: 'Aktivieren Sie Ihr Konto' });
    const everything = await rows<{ text: string }>(`
      select row_to_json(c)::text as text from member_credential c union all select row_to_json(t)::text from account_token t
      union all select row_to_json(m)::text from members m union all select row_to_json(a)::text from audit_log a`);
    const kept = everything.map(({ text }) => text).join();
    expect(kept).toContain('$argon2id$v=19$m=9216,t=4,p=1$');
    expect(kept).not.toContain(password);
    expect(kept).not.toContain(tokenIn(await lastMail()));
    expect(await rows(openRequests)).toEqual([]);
  });

  it('refuses invalid fields, each with its problem, and stores nothing', async () => {
    const refused = await register({
      ...{
        firstName: ' ',
        lastName: 'x'.repeat(101),
        email: 'anna',
        password: 'kort',
        company: '',
        phoneNumber: 'bel me',
        privacy: false,
      },
      website: 'javascript:alert(1)',
    });
    expect(refused).toMatchObject({ reason: 'invalid', message: "We couldn't register you with the provided details" });
    expect(problemsOf(refused)).toEqual([
      ...['firstName: required', 'lastName: tooLong', 'company: required', 'phoneNumber: phone', 'email: email'],
      ...['website: website', 'password: tooShort', 'privacy: required'],
    ]);
    expect(problemsOf(await register({ password: 'x'.repeat(129) }))).toEqual(['password: tooLong']);
    expect(await rows(openRequests)).toEqual([]);
  });

  it.each([
    ['Welkom2026!', 'commonPassword'],
    ['Parkbank-2026-zuid', 'simplePassword'],
    ['asdfghjkl123', 'patternPassword'],
    ['annadewit1', 'personalPassword'],
    ['bureaugroen', 'personalPassword'],
    ['anna@example.com', 'personalPassword'],
    ['Welkom-Brinkmeent', 'companyPassword'],
  ])('refuses the password %s with the reason %s', async (typed, reason) => {
    await rows(
      `insert into globals (global_data_company_name, form_recipient) values ('Brinkmeent', 'verkoop@brinkmeent.example')`,
    );
    expect(problemsOf(await register({ password: typed }))).toEqual([`password: ${reason}`]);
  });

  it('handles hostile input: text that cannot be stored is removed or refused', async () => {
    const hostile = `'; drop table members; --\u0000\u202e\ud800<script>`;
    expect(
      await register({ firstName: hostile, lastName: hostile, company: hostile, password: `${hostile} ${hostile}` }),
    ).toMatchObject(requested);
    await seeTo();
    expect(await rows('select first_name as name from members')).toEqual([{ name: `'; drop table members; --<script>` }]);
    for (const email of ['a@b.nl\r\nBcc: c@d.nl', '"a b"@example.com', `${'a'.repeat(300)}@example.com`, '\u0000']) {
      expect((await register({ email })).reason, email).toBe('invalid');
      expect((await does('authenticate', { email, password })).reason, email).toBe('credentials');
    }
    for (const token of ['', '\u0000', 'x'.repeat(5000), '../..']) {
      for (const mutation of ['activateUser', 'confirmEmail'] as const)
        expect((await does(mutation, { token })).reason, token).toBe('expired');
    }
  });
});

describe('SEC-06 ACC-01 the activation link', () => {
  it('works once and for a day, and only the newest one works', async () => {
    await register();
    await seeTo();
    const first = tokenIn(await lastMail());
    expect(await does('sendActivation', { email: anna.email })).toEqual({
      __typename: 'AccountDone',
      message: 'You will receive an email if it matches an account in our system',
    });
    await seeTo();
    const second = tokenIn(await lastMail());
    expect((await does('activateUser', { token: first })).reason).toBe('expired');
    const [{ hours }] = (await rows<{ hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from account_token`,
    )) as [{ hours: number }];
    expect(hours).toBe(24);
    const tries = await Promise.all([1, 2, 3].map(() => does('activateUser', { token: second })));
    expect(tries.filter(({ __typename }) => __typename === 'AccountDone')).toHaveLength(1);
    expect((await does('activateUser', { token: second })).reason).toBe('expired');
  });

  it('is refused after it has expired', async () => {
    await register();
    await seeTo();
    await rows(`update account_token set expires_at = now() - interval '1 second'`);
    expect((await does('activateUser', { token: tokenIn(await lastMail()) })).reason).toBe('expired');
    expect(await rows('select 1 from members where activated_at is not null')).toEqual([]);
  });
});
