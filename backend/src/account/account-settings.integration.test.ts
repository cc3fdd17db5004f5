import { beforeAll, describe, expect, it } from 'vitest';
import { accountsTest, anna, password, tokenIn } from '../testing/accounts.ts';

describe('ACC-01 with MEMBER_LOGIN_AFTER_REGISTRATION', () => {
  const { ask, rows, does, seeTo, register, lastMail, audited } = accountsTest({ logInAtOnce: true, needApproval: false });

  it('logs a new member in and sends a mail; a known address gets the same message without tokens', async () => {
    const answer = await register();
    expect(answer).toMatchObject({
      message: 'Registration successfully requested',
      ...{ jwtExpiresAt: expect.any(Number), refreshToken: expect.any(String), refreshTokenExpiresAt: expect.any(Number) },
      user: { email: 'anna@example.com', fullName: 'Anna de Wit' },
    });
    expect((await ask('{ viewer { email isApproved } }', {}, { jwt: answer.jwt })).data.viewer).toEqual({
      email: 'anna@example.com',
      isApproved: true,
    });
    const mail = await lastMail();
    expect([mail.kind, tokenIn(mail), mail.content.text.includes('Anna')]).toEqual(['account-welcome', '', false]);
    expect((await audited()).map((line) => line.split(' ')[2])).toEqual(['register', 'logIn']);

    const again = await register({ password: 'een heel ander woord' });
    expect(again).toMatchObject({ message: 'Registration successfully requested', jwt: null, user: null });
    await seeTo();
    expect((await lastMail()).kind).toBe('account-known');
    expect(await rows('select 1 from members')).toHaveLength(1);
  });

  it('SEC-10 an account with an unproven address neither exports nor erases what others have sent with it', async () => {
    await rows(`with sent as (insert into form_submissions (form, form_title, site, sender, "values", kept_until)
        values ('quoteRequest', 'Offerte', 'nl', 'anna@example.com', '[]', now() + interval '1 day') returning id)
      insert into quote_requests (number, site, status, email, name, lines, submission_id)
        select 'A2026-00042', 'nl', 'new', 'anna@example.com', 'Anna', '[]', id from sent`);
    await rows(
      `insert into subscribers (email, site, state, requested_at) values ('anna@example.com', 'nl', 'confirmed', now())`,
    );
    const { jwt } = await register();
    const { data } = await ask('{ viewer { export } }', {}, { jwt });
    expect(JSON.parse(data.viewer.export)).toMatchObject({ quoteRequests: [], submissions: [], newsletter: [] });
    await does('deleteAccount', { password }, { jwt });
    expect(await rows('select 1 from members')).toEqual([]);
    expect(await rows('select name from quote_requests where submission_id is not null')).toEqual([{ name: 'Anna' }]);
  });
});

describe('ACC-01 with MEMBER_APPROVAL', () => {
  const { api, ask, rows, does, mails, lastMail, loggedIn, audited } = accountsTest({ logInAtOnce: false, needApproval: true });
  const editor = { id: 1, collection: 'users', email: 'eva@example.com', role: 'administrator' } as const;
  const byEditor = (id: number, data: object) =>
    api.payload.update({ collection: 'members', id, data, overrideAccess: false, user: editor as never });

  it('a new member can log in but stays unapproved until an editor approves; company and member get a mail', async () => {
    await rows(
      `insert into globals (global_data_company_name, form_recipient) values ('Brinkmeent', 'verkoop@brinkmeent.example')`,
    );
    const jwt = await loggedIn();
    const asked = (await mails()).find(({ kind }) => kind === 'account-approval');
    expect(asked?.recipient).toBe('verkoop@brinkmeent.example');
    const { data } = await ask('{ viewer { id isApproved } }', {}, { jwt });
    expect(data.viewer.isApproved).toBe(false);
    expect(asked?.content.text).toContain(`http://admin.test/admin/collections/members/${data.viewer.id}`);
    expect(asked?.content.text).toMatch(/Anna de Wit[\s\S]*Bureau Groen[\s\S]*anna@example\.com/);
    expect((await does('updateViewer', { viewer: { fullName: 'Anna' } }, { jwt })).message).toBe('Saved');

    await byEditor(data.viewer.id, { isApproved: true });
    expect(await lastMail()).toMatchObject({ kind: 'account-approved', recipient: 'anna@example.com' });
    expect((await ask('{ viewer { isApproved } }', {}, { jwt })).data.viewer.isApproved).toBe(true);
  });

  it('SEC-10 logs the changes that editors make; a disabled member is logged out and cannot log in', async () => {
    const jwt = await loggedIn();
    const { id } = (await ask('{ viewer { id } }', {}, { jwt })).data.viewer;
    await rows('truncate audit_log');
    await byEditor(id, { isApproved: true });
    await byEditor(id, { isDisabled: true });
    await expect(ask('{ viewer { id } }', {}, { jwt })).rejects.toThrow('the token belongs to no account');
    expect((await does('authenticate', { email: anna.email, password })).reason).toBe('credentials');
    await byEditor(id, { isDisabled: false });
    await api.payload.delete({ collection: 'members', id, overrideAccess: false, user: editor as never });
    const log = (await audited()).filter((line) => line.startsWith('eva'));
    expect(log).toEqual(['approve', 'disable', 'enable', 'delete'].map((action) => `eva@example.com ${action} ${id} 1`));
    expect(await rows('select 1 from member_credential')).toEqual([]);
  });
});

describe('ACC-01 with MEMBER_LOGIN_AFTER_REGISTRATION and MEMBER_APPROVAL', () => {
  const { rows, does, seeTo, mails, register, lastMail } = accountsTest({ logInAtOnce: true, needApproval: true });
  const asked = async () => (await mails()).filter(({ kind }) => kind === 'account-approval');
  beforeAll(() =>
    rows(`insert into globals (global_data_company_name, form_recipient) values ('Brinkmeent', 'verkoop@brinkmeent.example')`),
  );

  it('asks the company for approval once, when the mailbox is proven', async () => {
    expect((await register()).user.isApproved).toBe(false);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['account-welcome']);
    const own = { newPassword: 'zelf gekozen wachtwoord', confirmPassword: 'zelf gekozen wachtwoord' };
    for (const _ of ['first', 'second']) {
      await does('forgottenPassword', { email: anna.email });
      await seeTo();
      expect(await does('setPassword', { token: tokenIn(await lastMail()), ...own })).toMatchObject({
        __typename: 'AccountDone',
      });
      expect((await asked()).map(({ content }) => content.text)).toEqual([expect.stringContaining('anna@example.com')]);
    }
  });

  it('confirming a new address proves its mailbox, too', async () => {
    const { jwt } = await register();
    await does('updateViewer', { viewer: { email: 'anna@nieuw.example', currentPassword: password } }, { jwt });
    const confirmation = (await mails()).find(({ kind }) => kind === 'email-confirmation');
    expect(await asked()).toEqual([]);
    await does('confirmEmail', { token: confirmation ? tokenIn(confirmation) : '' });
    expect((await asked()).map(({ content }) => content.text)).toEqual([expect.stringContaining('anna@nieuw.example')]);
  });
});
