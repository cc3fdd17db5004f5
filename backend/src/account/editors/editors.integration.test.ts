import { describe, expect, it } from 'vitest';
import { ada, editorsTest, eva, editorPassword as password } from '../../testing/editors.ts';

const { ids, payload, rows, ask, logIn, session, who, resetToken, audited } = editorsTest();
const other = 'kastanje langs het water';

describe('API-08 log-in to the admin', () => {
  it('ends immediately on log-out', async () => {
    const [here, there] = [await session(), await session()];
    expect((await ask('POST', '/logout', {}, { token: here })).status).toBe(200);
    expect([await who(here), await who(there)]).toEqual([undefined, eva]);
    expect(await audited()).toEqual([`${eva} logIn ${eva} 2`, `${eva} logOut ${eva} 1`]);
  });

  it('ends elsewhere when the password changes, and everywhere when it is reset', async () => {
    const [here, there] = [await session(), await session()];
    expect((await ask('PATCH', `/${ids.eva}`, { password: other }, { token: here })).status).toBe(200);
    expect([await who(here), await who(there)]).toEqual([eva, undefined]);
    const token = await resetToken();
    expect((await ask('POST', '/reset-password', { token, password })).status).toBe(200);
    expect(await who(here)).toBeUndefined();
    expect(await audited()).toEqual([`${eva} logIn ${eva} 3`, `${eva} passwordChange ${eva} 1`, `${eva} passwordReset ${eva} 1`]);
  });

  it('can be extended for sixteen hours at most', async () => {
    const token = await session();
    expect((await ask('POST', '/refresh-token', {}, { token })).status).toBe(200);
    await rows(`update users_sessions set created_at = now() - interval '961 minutes'`);
    expect((await ask('POST', '/refresh-token', {}, { token })).status).toBe(403);
  });

  it('can be ended by administrators for any account, and by editors for their own other sessions', async () => {
    const [here, there, admin] = [await session(), await session(), await session(ada)];
    expect((await ask('POST', `/${ids.ada}/end-sessions`, {}, { token: here })).status).toBe(403);
    expect((await ask('POST', `/${ids.eva}/end-sessions`)).status).toBe(403);
    expect((await ask('POST', `/${ids.eva}/end-sessions`, {}, { token: here })).body).toEqual({ ended: 1 });
    expect([await who(here), await who(there)]).toEqual([eva, undefined]);
    expect((await ask('POST', `/${ids.eva}/end-sessions`, {}, { token: admin })).body).toEqual({ ended: 1 });
    expect([await who(here), await who(admin)]).toEqual([undefined, ada]);
    expect((await audited()).slice(-2)).toEqual([`${eva} endSession ${eva} 1`, `ada@example.org endSession ${eva} 1`]);
  });

  it('ends when the account is deleted', async () => {
    const token = await session();
    await payload().delete({ collection: 'users', id: ids.eva });
    expect(await who(token)).toBeUndefined();
  });
});

describe('EDT-10 a disabled account', () => {
  it('is logged out everywhere, cannot log in or reset its password, and can be enabled again', async () => {
    const [here, admin] = [await session(), await session(ada)];
    const disable = (id: number, isDisabled: boolean, token: string) => ask('PATCH', `/${id}`, { isDisabled }, { token });
    await disable(ids.eva, true, here);
    expect(await who(here), 'an editor cannot change it').toBe(eva);
    expect((await disable(ids.eva, true, admin)).status).toBe(200);
    expect([await who(here), await who(admin)]).toEqual([undefined, ada]);
    const { status, body } = await logIn();
    expect(status).toBe(403);
    expect(body.errors[0].message).toContain('geblokkeerd');
    expect((await logIn(eva, other)).status, 'a wrong password tells nothing').toBe(401);
    const token = await resetToken();
    expect((await ask('POST', '/reset-password', { token, password: other })).status).toBe(403);
    expect(await rows(`select from users_sessions where _parent_id = ${ids.eva}`)).toEqual([]);
    expect((await disable(ids.eva, false, admin)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect((await audited()).filter((line) => / (disable|enable) /.test(line))).toEqual([
      `${ada} disable ${eva} 1`,
      `${ada} enable ${eva} 1`,
    ]);
  });

  it('is never that of the last administrator, and does not count as one', async () => {
    const admin = await session(ada);
    expect((await ask('PATCH', `/${ids.ada}`, { isDisabled: true }, { token: admin })).status).toBe(400);
    expect(await who(admin)).toBe(ada);
    await payload().update({ collection: 'users', id: ids.eva, data: { role: 'administrator', isDisabled: true } });
    expect((await ask('PATCH', `/${ids.ada}`, { isDisabled: true }, { token: admin })).status).toBe(400);
    expect((await ask('DELETE', `/${ids.ada}`, undefined, { token: admin })).status).toBe(400);
    await payload().update({ collection: 'users', id: ids.eva, data: { isDisabled: false } });
    expect((await ask('PATCH', `/${ids.ada}`, { isDisabled: true }, { token: admin })).status).toBe(200);
    expect(await who(admin)).toBeUndefined();
  });
});

describe('API-08 passwords of the admin', () => {
  it.each(['elf tekens!', 'a'.repeat(129), 'Wachtwoord2026!', 'Eva Jansen 2026', '123456789012'])(
    'are refused if they are weak: %s',
    async (weak) => {
      const data = { email: 'new@example.org', name: 'Eva Jansen', role: 'editor' as const, password: weak };
      await expect(payload().create({ collection: 'users', data })).rejects.toMatchObject({ name: 'ValidationError' });
      await rows(`update users set name = 'Eva Jansen'`);
      const token = await session();
      expect((await ask('PATCH', `/${ids.eva}`, { password: weak }, { token })).status).toBe(400);
      const reset = await resetToken();
      expect((await ask('POST', '/reset-password', { token: reset, password: weak })).status).toBe(400);
      expect((await logIn()).status).toBe(200);
    },
  );
});

it('API-08 inviting an admin account, changing its role and deleting it are logged', async () => {
  const token = await session(ada);
  const invitation = { name: 'New', email: 'new@example.org', role: 'editor', language: 'nl' };
  const { id } = (await ask('POST', '/invite', invitation, { token })).body;
  await ask('PATCH', `/${id}`, { role: 'administrator', email: 'renewed@example.org' }, { token });
  await ask('DELETE', `/${id}`, undefined, { token });
  const by = (action: string, whom: string) => `ada@example.org ${action} ${whom}@example.org 1`;
  expect((await audited()).slice(1)).toEqual([
    by('invite', 'new'),
    'ada@example.org roleChange renewed@example.org: editor → administrator 1',
    by('addressChange', 'renewed'),
    by('delete', 'renewed'),
  ]);
  expect(JSON.stringify(await rows('select * from audit_log'))).not.toContain(other);
});
