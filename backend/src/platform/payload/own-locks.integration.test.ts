import { afterAll, describe, expect, it } from 'vitest';
import { askAdmin, endAdmin } from '../../testing/admin-rest.ts';
import { authorizationOf, logInMember, makeMember } from '../../testing/members.ts';
import { payloadTest } from '../../testing/test-payload.ts';

const test = payloadTest();
afterAll(async () => {
  await endAdmin(test.payload);
});

/** Returns a function that sends a request about a lock as a new user of a role. */
async function as(role: 'editor' | 'translator' | 'sales') {
  const user = { email: `${role}@example.org`, password: 'eikenblad in de wind' };
  await test.payload.create({ collection: 'users', data: { ...user, role, languages: ['de'] } });
  const { token } = await askAdmin(test.payload, 'POST', 'users/login', { body: JSON.stringify(user) });
  return async (method: string, path: string, body?: object) => {
    const headers = { authorization: `JWT ${token}` };
    return askAdmin(test.payload, method, `payload-locked-documents${path}`, {
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  };
}

describe('EDT-10 the lock of an entry', () => {
  it('is taken over by those who may change the entry, and not by those who only read it', async () => {
    const [editor, translator, sales] = [await as('editor'), await as('translator'), await as('sales')];
    const page = await test.payload.create({
      collection: 'pages',
      locale: 'nl',
      draft: true,
      data: { title: 'Slot', slug: 'slot', type: 'contentPage' },
    });
    const lock = { document: { relationTo: 'pages', value: page.id }, user: { relationTo: 'users', value: 1 } };
    const taken = { user: { relationTo: 'users', value: 1 } };
    expect((await sales('POST', '', lock)).status).toBe(403);
    const member = await makeMember(test.payload);
    expect((await sales('POST', '', { document: { relationTo: 'members', value: member.id } })).status).toBe(201);
    const colleague = await test.payload.find({ collection: 'users', where: { email: { equals: 'editor@example.org' } } });
    const account = { document: { relationTo: 'users', value: colleague.docs[0]?.id } };
    expect((await sales('POST', '', account)).status, 'the account of a colleague').toBe(403);
    const created = await editor('POST', '', lock);
    expect(created.status).toBe(201);
    const path = `/${created.body.doc.id}`;
    expect((await sales('GET', path)).status).toBe(200);
    const headers = authorizationOf(await logInMember(test.payload, member.id));
    expect((await askAdmin(test.payload, 'GET', `payload-locked-documents${path}`, { headers })).status, 'a member').toBe(403);
    expect((await sales('PATCH', path, taken)).status).toBe(403);
    expect((await sales('DELETE', path)).status).toBe(403);
    expect((await translator('PATCH', path, { globalSlug: 'footer' })).status, 'another entry').toBe(403);
    expect((await translator('PATCH', path, taken)).status).toBe(200);
    expect((await editor('PATCH', path, taken)).status).toBe(200);
    expect((await editor('DELETE', path)).status).toBe(200);
  });
});
