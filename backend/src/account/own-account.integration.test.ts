import { describe, expect, it } from 'vitest';
import { encryptText } from '../platform/field-encryption.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { accountsTest, anna, password, problemsOf, tokenIn } from '../testing/accounts.ts';

const { api, ask, rows, does, mails, lastMail, loggedIn, activated, logIn, audited } = accountsTest();

const update = (jwt: string, viewer: object) => does('updateViewer', { viewer }, { jwt });
const newEmail = 'anna@nieuw.example';

describe('ACC-09 a member changes the profile', () => {
  it('field by field, and omitted fields stay unchanged', async () => {
    const jwt = await loggedIn();
    const saved = await update(jwt, { fullName: '  Anna  Maria de Wit ', website: '' });
    expect(saved).toMatchObject({ __typename: 'ViewerUpdated', message: 'Saved' });
    expect(saved.user).toMatchObject({ firstName: 'Anna', lastName: 'Maria de Wit', website: null, company: 'Bureau Groen' });
    const { user } = await update(jwt, { company: 'Groen & Zn.', phoneNumber: '020-1', website: 'https://x.example/a' });
    expect(user).toMatchObject({
      fullName: 'Anna Maria de Wit',
      company: 'Groen & Zn.',
      phoneNumber: '020-1',
      website: 'https://x.example/a',
    });
    expect((await ask('{ viewer { fullName company } }', {}, { jwt })).data.viewer).toEqual({
      fullName: 'Anna Maria de Wit',
      company: 'Groen & Zn.',
    });
  });

  it('API-03 with separate arguments as well', async () => {
    const jwt = await loggedIn();
    const question = `mutation { updateViewer(fullName: "Anna Groen", company: "Groen", phoneNumber: "020-2") {
      ... on ViewerUpdated { user { fullName company phoneNumber } } } }`;
    const { data } = await ask(question, {}, { jwt });
    expect(data.updateViewer.user).toEqual({ fullName: 'Anna Groen', company: 'Groen', phoneNumber: '020-2' });
  });

  it('ACC-01 with first and last name, which take precedence over the full name', async () => {
    const jwt = await loggedIn();
    expect((await update(jwt, { firstName: 'Johanna', fullName: 'Iemand Anders' })).user.fullName).toBe('Johanna de Wit');
    expect((await update(jwt, { fullName: 'Johanna de Wit', lastName: 'Wit' })).user).toMatchObject({ lastName: 'Wit' });
  });

  it.each([
    [
      { fullName: ' ', company: '', phoneNumber: '', email: '' },
      ['fullName: required', 'company: required', 'email: required', 'phoneNumber: required'],
    ],
    [{ firstName: '', lastName: 'x'.repeat(101) }, ['firstName: required', 'lastName: tooLong']],
    [{ fullName: `${'x'.repeat(101)} y` }, ['fullName: tooLong']],
    [
      { company: 'x'.repeat(201), website: 'geen adres', phoneNumber: 'bel' },
      ['company: tooLong', 'phoneNumber: phone', 'website: website'],
    ],
    [{ email: 'geen adres' }, ['email: email']],
    [{ email: newEmail }, ['currentPassword: required']],
    [{ email: newEmail, currentPassword: 'een ander woord' }, ['currentPassword: wrongPassword']],
    [{ email: newEmail, currentPassword: 'x'.repeat(5000) }, ['currentPassword: tooLong']],
    [{ company: 'Nieuw', favoriteProducts: [999999] }, ['favoriteProducts: goneProduct']],
    [{ favoriteProducts: Array.from({ length: 201 }, (_, id) => id + 1) }, ['favoriteProducts: tooManyChoices']],
  ])('but cannot save %j', async (wrong, problems) => {
    const jwt = await loggedIn();
    const refused = await update(jwt, wrong);
    expect(refused.message).toBe("We couldn't update the user with the provided details");
    expect(problemsOf(refused)).toEqual(problems);
    expect(await rows('select email, company from members')).toEqual([{ email: 'anna@example.com', company: 'Bureau Groen' }]);
  });
});

describe('ACC-09 a new email address', () => {
  const asked = { email: 'Anna@Nieuw.example', currentPassword: password };

  it('takes effect once it is confirmed; the old address gets a notice and is shown until then', async () => {
    const jwt = await loggedIn();
    const { user } = await update(jwt, asked);
    expect(user).toMatchObject({ email: 'anna@example.com', newEmail });
    const [told, confirmation] = (await mails()).reverse();
    expect([told?.recipient, told?.kind, confirmation?.recipient, confirmation?.kind]).toEqual([
      ...['anna@example.com', 'email-changing', newEmail, 'email-confirmation'],
    ]);
    expect(confirmation?.content.text).not.toContain('Anna');
    const token = confirmation ? tokenIn(confirmation) : '';
    expect(confirmation?.content.text).toContain(`http://nl.test/registreren/activeren/?email=${token}`);
    expect((await does('activateUser', { token })).reason).toBe('expired');
    expect(await does('confirmEmail', { token })).toEqual({
      __typename: 'AccountDone',
      message: 'Successfully confirmed email address',
    });
    expect((await does('confirmEmail', { token })).reason).toBe('expired');
    expect(await lastMail()).toMatchObject({ recipient: 'anna@example.com', kind: 'email-changed' });
    expect((await ask('{ viewer { email newEmail } }', {}, { jwt })).data.viewer).toEqual({ email: newEmail, newEmail: null });
    await logIn({ email: newEmail });
    expect((await audited()).filter((line) => line.includes('addressChange'))).toHaveLength(1);
  });

  it('SEC-06 is confirmed only by the newest mail, within an hour', async () => {
    const jwt = await loggedIn();
    const tokenOf = async (email: string) => {
      await update(jwt, { ...asked, email });
      return tokenIn((await mails()).findLast(({ kind }) => kind === 'email-confirmation') as never);
    };
    const [first, second] = [await tokenOf('een@nieuw.example'), await tokenOf('twee@nieuw.example')];
    expect((await does('confirmEmail', { token: first })).reason).toBe('expired');
    await rows(`update account_token set expires_at = now() - interval '1 second'`);
    expect((await does('confirmEmail', { token: second })).reason).toBe('expired');
  });

  it('gets the same answer if it belongs to another account; only that owner is informed', async () => {
    await activated({ email: 'bob@example.com' });
    const jwt = await loggedIn();
    const taken = await update(jwt, { ...asked, email: 'bob@example.com' });
    const free = await update(jwt, { ...asked, email: 'carla@example.com' });
    const alike = (answer: object) => JSON.stringify(answer).replace(/bob|carla/g, 'somebody');
    expect(alike(taken)).toBe(alike(free));
    const sent = (await mails()).filter(({ recipient }) => recipient === 'bob@example.com').at(-1);
    expect(sent?.kind).toBe('account-known');
    expect(sent && tokenIn(sent)).toBe('');
  });

  it('is refused if another account has taken it meanwhile', async () => {
    const jwt = await loggedIn();
    await update(jwt, asked);
    const confirmation = (await mails()).findLast(({ kind }) => kind === 'email-confirmation');
    await rows(`insert into members (email, first_name, last_name) values ($1, 'Een', 'Ander')`, [newEmail]);
    const refused = await does('confirmEmail', { token: confirmation ? tokenIn(confirmation) : '' });
    expect(problemsOf(refused)).toEqual(['email: takenEmail']);
  });
});

describe('SEC-10 the stored data of a member', () => {
  const request = `insert into quote_requests (number, site, status, email, name, lines, submission_id, member_id)
    select 'A2026-00042', 'nl', 'new', 'anna@example.com', 'Anna', '[{"title": "Bank", "remark": "bij de vijver"}]', sent.id, members.id
    from sent, members`;
  const submission = `with sent as (insert into form_submissions (form, form_title, site, sender, "values", kept_until)
    values ('quoteRequest', 'Offerte', 'nl', 'anna@example.com', '[]', now() + interval '1 day') returning id) ${request}`;

  /** Stores the values of the submission: plain, encrypted, and as a file. */
  async function fillIn() {
    const [sent] = await rows<{ id: number }>('select id from form_submissions');
    const belonging = { record: sent?.id ?? 0, handle: 'phone' };
    const encrypted = encryptText(installationOf(api.payload).fieldKeys, belonging, '0570 12 34 56');
    const values = [
      { handle: 'message', label: 'Bericht', type: 'MultiLineText', text: 'Graag voor het voorjaar' },
      { handle: 'phone', label: 'Telefoon', type: 'Phone', encrypted },
      { handle: 'plan', label: 'Tekening', type: 'FileUpload', files: [{ upload: 1, name: 'plein.pdf', bytes: 9 }] },
    ];
    await rows('update form_submissions set "values" = $1', [JSON.stringify(values)]);
  }

  it('is exported to its owner as JSON, without secrets', async () => {
    const jwt = await loggedIn();
    await rows(submission);
    await fillIn();
    await rows(`update quote_requests set project_place = 'Deventer', tender_date = '2027-03-01'`);
    await rows(
      `insert into subscribers (email, site, state, requested_at) values ('anna@example.com', 'nl', 'confirmed', now())`,
    );
    await does('authenticate', { email: anna.email, password: 'een ander woord' });
    const { data } = await ask('{ viewer { export } }', {}, { jwt });
    const kept = JSON.parse(data.viewer.export);
    expect(kept).toMatchObject({
      account: { email: 'anna@example.com', firstName: 'Anna', company: 'Bureau Groen', privacyAcceptedAt: expect.any(String) },
      favourites: [],
      sessions: [{ beganAt: expect.any(String), network: '192.0.2.0' }],
      quoteRequests: [{ number: 'A2026-00042', projectPlace: 'Deventer', tenderDate: '2027-03-01', lines: [{ title: 'Bank' }] }],
      newsletter: [{ state: 'confirmed', email: 'anna@example.com' }],
    });
    const values = [
      { label: 'Bericht', text: 'Graag voor het voorjaar' },
      { label: 'Telefoon', text: '0570 12 34 56' },
      { label: 'Tekening', text: 'plein.pdf' },
    ];
    const sent = { number: 'A2026-00042', form: 'Offerte', site: 'nl', page: null, sender: 'anna@example.com' };
    expect(kept.submissions).toEqual([{ ...sent, createdAt: expect.any(String), values }]);
    expect(kept.events.map(({ action }: { action: string }) => action)).toEqual(['logInFailed', 'logIn', 'activate', 'register']);
    expect(data.viewer.export).not.toMatch(/argon2|hash|salt/i);
    expect((await audited()).at(-1)).toMatch(/^member \d+ export/);
  });

  it('is exported at most 20 times in ten minutes', async () => {
    const jwt = await loggedIn();
    const other = await loggedIn({ email: 'bob@example.com' });
    const refusals = async (asker: string) => (await ask('{ viewer { export } }', {}, { jwt: asker })).codes;
    const all = [];
    for (let time = 0; time <= 20; time++) all.push(...(await refusals(jwt)));
    expect(all).toEqual(['BAD_USER_INPUT']);
    expect(await refusals(other)).toEqual([]);
  });

  it('is erased when the owner deletes the account with the password; a farewell mail is sent', async () => {
    const jwt = await loggedIn();
    await rows(submission);
    const refused = async (typed: string) => problemsOf(await does('deleteAccount', { password: typed }, { jwt }));
    expect(await refused('een ander woord')).toEqual(['password: wrongPassword']);
    expect(await refused('')).toEqual(['password: required']);
    expect(await does('deleteAccount', { password }, { jwt })).toEqual({
      __typename: 'AccountDone',
      message: 'Successfully deleted account',
    });
    for (const table of ['members', 'member_credential', 'member_session', 'account_token', 'form_submissions'])
      expect(await rows(`select 1 from ${table}`), table).toEqual([]);
    const [kept] = await rows<{ text: string }>('select row_to_json(quote_requests)::text as text from quote_requests');
    expect(kept?.text).not.toMatch(/anna|vijver/i);
    expect(kept?.text).toContain('A2026-00042');
    expect(await lastMail()).toMatchObject({ kind: 'account-deleted', recipient: 'anna@example.com' });
    await expect(ask('{ viewer { email } }', {}, { jwt })).rejects.toThrow('the token belongs to no account');
    expect((await does('authenticate', { email: anna.email, password })).reason).toBe('credentials');
    const log = await audited();
    expect(log.filter((line) => line.includes(' delete '))).toHaveLength(1);
    expect(log.join()).not.toContain('anna');
  });
});
