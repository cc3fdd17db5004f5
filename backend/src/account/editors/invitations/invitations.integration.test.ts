import { describe, expect, it } from 'vitest';
import { ada, editorsTest, eva } from '../../../testing/editors.ts';
import { mailEditorReset } from '../forgotten-password.ts';

const { ids, payload, rows, ask, logIn, session, audited } = editorsTest();
const noor = 'noor@example.org';
const password = 'kastanje langs het water';
const invitation = { name: 'Noor de Wit', email: noor, role: 'translator', languages: ['de'], language: 'de' };

const mails = (): Promise<{ content: { text: string; subject: string } }[]> =>
  rows("select content from mail where kind = 'editor-invitation' order by id");
async function latestToken(): Promise<string> {
  const text = (await mails()).at(-1)?.content.text ?? '';
  return text.match(/invitation\?token=([\w-]{43})&language=de/)?.[1] ?? '';
}
const invite = async (more: object = {}) => ask('POST', '/invite', { ...invitation, ...more }, { token: await session(ada) });
const accept = (token: string, chosen = password) => ask('POST', '/accept-invitation', { token, password: chosen });
const invitedId = async (): Promise<number> => (await rows(`select id from users where email = '${noor}'`))[0]?.id;

describe('EDT-10 an invitation', () => {
  it('creates an account that its owner opens with a password of their own', async () => {
    expect((await invite()).status).toBe(200);
    const [user] = await rows(
      `select role, invited_until > now() + interval '6 days' as "isOpen" from users where email = '${noor}'`,
    );
    expect(user).toEqual({ role: 'translator', isOpen: true });
    expect((await mails())[0]?.content.subject).toBe('Einladung zur Verwaltung der Website');
    const accepted = await accept(await latestToken());
    expect([accepted.status, accepted.body]).toEqual([200, { email: noor }]);
    expect((await logIn(noor, password)).body.user).toMatchObject({ email: noor, role: 'translator', languages: ['de'] });
    expect(await audited()).toEqual([
      `${ada} logIn ${ada} 1`,
      `${ada} invite ${noor} 1`,
      `${noor} activate ${noor} 1`,
      `${noor} logIn ${noor} 1`,
    ]);
  });

  it('is a link that works once, is stored as a hash, and names no account', async () => {
    await invite();
    const token = await latestToken();
    expect(JSON.stringify(await rows('select * from users'))).not.toContain(token);
    expect((await accept(token)).status).toBe(200);
    const [again, forged] = [await accept(token, 'wilgen aan de oever'), await accept('x'.repeat(43))];
    expect([again.status, forged.status]).toEqual([410, 410]);
    expect(again.body).toEqual(forged.body);
    expect((await logIn(noor, password)).status).toBe(200);
  });

  it('ends after seven days, also for a forgotten password', async () => {
    await invite();
    await rows(`update users set invited_until = now() - interval '1 minute' where email = '${noor}'`);
    const { status, body } = await accept(await latestToken());
    expect([status, body.message]).toEqual([410, expect.stringContaining('verlopen')]);
    await mailEditorReset({ payload: payload(), transactionID: undefined as never }, noor, 'nl');
    expect(await rows(`select from mail where kind = 'account'`)).toHaveLength(0);
  });

  it('is sent again with a new link, which replaces the previous one', async () => {
    await invite();
    const first = await latestToken();
    await rows(`update users set invited_until = now() - interval '1 minute' where email = '${noor}'`);
    const again = await ask('POST', `/${await invitedId()}/invitation/resend`, {}, { token: await session(ada) });
    expect(again.status).toBe(200);
    const second = await latestToken();
    expect(second).not.toBe(first);
    expect([(await accept(first)).status, (await accept(second)).status]).toEqual([410, 200]);
  });

  it('is withdrawn with its account, until it is accepted', async () => {
    await invite();
    const [id, token] = [await invitedId(), await session(ada)];
    expect((await ask('POST', `/${id}/invitation/withdraw`, {}, { token })).status).toBe(200);
    expect((await accept(await latestToken())).status).toBe(410);
    expect(await invitedId()).toBeUndefined();
    expect((await ask('POST', `/${ids.eva}/invitation/withdraw`, {}, { token })).status).toBe(409);
    expect((await ask('POST', `/${ids.eva}/invitation/resend`, {}, { token })).status).toBe(409);
  });

  it.each(['elf tekens!', '123456789012', ''])('is not accepted with a weak password: %s', async (weak) => {
    await invite();
    expect((await accept(await latestToken(), weak)).status).toBe(400);
    expect((await accept(await latestToken())).status).toBe(200);
  });

  it('is refused with its reason for invalid fields and for an address with an account', async () => {
    const invalid = await invite({ name: '', email: 'noor', languages: [] });
    expect([invalid.status, Object.keys(invalid.body.fields)]).toEqual([422, ['name', 'email', 'languages']]);
    const taken = await invite({ email: eva.toUpperCase() });
    expect([taken.status, taken.body.fields.email]).toEqual([409, expect.stringContaining('al een account')]);
    expect(await mails()).toHaveLength(0);
  });

  it('is limited per network', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count++) statuses.push((await accept('x'.repeat(43))).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([410, 429]);
  });

  it('replaces the creation of accounts with a typed password', async () => {
    const data = { email: noor, password, role: 'editor' };
    expect((await ask('POST', '', data, { token: await session(ada) })).status).toBe(403);
  });
});

describe('EDT-10 the last administrator', () => {
  it('keeps the role and the account', async () => {
    const token = await session(ada);
    const demote = () => ask('PATCH', `/${ids.ada}`, { role: 'editor' }, { token });
    expect((await demote()).body.errors[0].message).toContain('enige beheerder');
    expect((await ask('DELETE', `/${ids.ada}`, undefined, { token })).status).toBe(400);
    await invite({ role: 'administrator' });
    expect((await demote()).status).toBe(400);
    await ask('PATCH', `/${ids.eva}`, { role: 'administrator' }, { token });
    expect((await demote()).status).toBe(200);
  });

  it('remains if two administrators give up the role at once', async () => {
    const token = await session(ada);
    await ask('PATCH', `/${ids.eva}`, { role: 'administrator' }, { token });
    const demote = (id: number) => ask('PATCH', `/${id}`, { role: 'editor' }, { token });
    await Promise.all([demote(ids.eva), demote(ids.ada)]);
    expect(await rows(`select from users where role = 'administrator'`)).toHaveLength(1);
  });
});
