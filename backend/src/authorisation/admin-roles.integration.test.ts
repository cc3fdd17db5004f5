import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequestHandle } from '../forms/handles.ts';
import { type AdminRole, adminRoles } from '../platform/access/roles.ts';
import { endAdmin } from '../testing/admin-rest.ts';
import { openAdminUsers } from '../testing/admin-users.ts';
import { createForm, topic } from '../testing/edited-forms.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { type Permission, readAdminMatrix } from './admin-matrix.ts';

const test = payloadTest();
const matrix = readAdminMatrix();
let admin: Awaited<ReturnType<typeof openAdminUsers>>;
beforeAll(async () => {
  admin = await openAdminUsers(test.payload);
  await createForm(test.payload, quoteRequestHandle, [topic]);
});
afterAll(() => endAdmin(test.payload));

const refusals: readonly number[] = [401, 403];
const noDocument = 2_000_000;

/** Requests that are refused without the permission. With it, they answer that there is no such document, or that it is invalid. */
async function isAllowed(role: AdminRole | 'guest', slug: string, operation: Permission): Promise<boolean> {
  const isGlobal = test.payload.config.globals.some((global) => global.slug === slug);
  const path = isGlobal ? `globals/${slug}` : slug;
  const [method, address, body] = {
    read: ['GET', `${path}?limit=1&depth=0`, undefined],
    create: ['POST', `${path}?locale=nl`, {}],
    update: [isGlobal ? 'POST' : 'PATCH', `${path}${isGlobal ? '' : `/${noDocument}`}?locale=nl&draft=true`, {}],
    texts: [isGlobal ? 'POST' : 'PATCH', `${path}${isGlobal ? '' : `/${noDocument}`}?locale=de&draft=true`, {}],
    delete: ['DELETE', `${path}/${noDocument}`, undefined],
    'delete*': ['DELETE', `${path}/${noDocument}`, undefined],
    own: ['GET', `${path}?limit=1`, undefined],
  }[operation] as [string, string, object | undefined];
  return !refusals.includes((await admin.ask(role, method, address, body)).status);
}

const operations = ['read', 'create', 'update', 'delete'] as const;

/** Returns the permissions that a request can test: globals are neither created nor deleted. */
const testedOn = (slug: string): Permission[] =>
  test.payload.config.globals.some((global) => global.slug === slug) ? ['read', 'update', 'texts'] : [...operations, 'texts'];

/**
 * Whether the document states a permission. A role that updates everything also writes texts, and the own account is read. Other conditions
 * hide the document that does not exist, so that a request looks refused.
 */
const stated =
  (slug: string, role: AdminRole) =>
  (permission: Permission): boolean => {
    const rights = matrix.documents.get(slug)?.[role];
    if (permission === 'read') return Boolean(rights?.has('read') || rights?.has('own'));
    if (permission === 'texts') return Boolean(rights?.has('texts') || rights?.has('update'));
    return rights?.has(permission) ?? false;
  };

describe('EDT-10 SEC-03 docs/authorisation.md', () => {
  it('lists every collection and global', () => {
    const { collections, globals } = test.payload.config;
    const slugs = [...collections, ...globals].map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
    expect([...matrix.documents.keys()].sort()).toEqual(slugs.sort());
  });

  it.each([...matrix.documents.keys()])('states what each role may do with %s', async (slug) => {
    const allowed: string[] = [];
    for (const role of adminRoles)
      for (const permission of testedOn(slug)) if (await isAllowed(role, slug, permission)) allowed.push(`${role} ${permission}`);
    expect(allowed).toEqual(
      adminRoles.flatMap((role) =>
        testedOn(slug)
          .filter(stated(slug, role))
          .map((one) => `${role} ${one}`),
      ),
    );
  });

  it.each([...matrix.documents.keys()])('SEC-03 guests may do nothing with %s over REST', async (slug) => {
    for (const operation of testedOn(slug)) expect(await isAllowed('guest', slug, operation), operation).toBe(false);
  });

  it.each([...matrix.endpoints.keys()])('states which roles may call %s', async (endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const rights = matrix.endpoints.get(endpoint);
    const body = method === 'POST' ? {} : undefined;
    for (const role of adminRoles) {
      const { status } = await admin.ask(role, method, path, body);
      expect(refusals.includes(status), `${role}: ${status}`).toBe(!rights?.[role]);
    }
    expect(refusals).toContain((await admin.ask('guest', method, path, body)).status);
  });
});

describe('EDT-10 accounts', () => {
  it.each(['editor', 'translator', 'sales'] as const)(
    'a %s reads and changes only the own account, without its role',
    async (role) => {
      const { id } = admin.users[role];
      const { body } = await admin.ask(role, 'GET', 'users');
      expect(body.docs.map((user: { id: number }) => user.id)).toEqual([id]);
      const data = { name: 'Nieuw', role: 'administrator', languages: ['nl', 'en', 'de'] };
      expect((await admin.ask(role, 'PATCH', `users/${id}`, data)).status).toBe(200);
      const stored = await test.payload.findByID({ collection: 'users', id });
      expect(stored).toMatchObject({ name: 'Nieuw', role, languages: role === 'translator' ? ['de'] : [] });
      expect((await admin.ask(role, 'PATCH', `users/${admin.users.administrator.id}`, { name: 'x' })).status).not.toBe(200);
    },
  );

  it('nobody sets the password of another account', async () => {
    const { id } = admin.users.sales;
    const password = 'kastanje langs het water';
    expect((await admin.ask('administrator', 'PATCH', `users/${id}`, { password })).status).toBe(403);
  });

  it('sales and translators do not read the recipient of forms', async () => {
    await test.payload.update({ collection: 'forms', where: {}, data: { recipient: 'info@example.org' } });
    for (const role of adminRoles) {
      const [form] = (await admin.ask(role, 'GET', 'forms')).body.docs;
      expect('recipient' in form, role).toBe(role === 'administrator' || role === 'editor');
    }
  });
});
