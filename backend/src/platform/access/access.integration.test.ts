import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createLocalReq, registerFirstUserOperation, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccessFixtures, paragraph } from '../../testing/access-fixtures.ts';
import { payloadTest } from '../../testing/test-payload.ts';

const test = payloadTest();
let known: Awaited<ReturnType<typeof makeAccessFixtures>>;
beforeAll(async () => {
  known = await makeAccessFixtures(test.payload);
});

type Asker = 'guest' | 'newMember' | 'member' | 'editor' | 'administrator';
const as = (asker: Asker): { overrideAccess: false; user: TypedUser | undefined } => ({
  overrideAccess: false,
  user: asker === 'guest' ? undefined : known.users[asker],
});

const titles = async (asker: Asker, locale: LocaleCode) => {
  const { docs } = await test.payload.find({ collection: 'products', locale, ...as(asker) });
  return docs.map(({ title }) => title);
};

describe('content for guests', () => {
  it('LOC-06 is limited to what is published in the requested language', async () => {
    expect(await titles('guest', 'nl')).toEqual(['Bank']);
    expect(await titles('guest', 'en')).toEqual([]);
    expect(await test.payload.count({ collection: 'products', locale: 'en', ...as('guest') })).toEqual({ totalDocs: 0 });
    await expect(
      test.payload.findByID({ collection: 'products', id: known.product, locale: 'de', ...as('guest') }),
    ).rejects.toThrow();
  });

  it('is never a draft, even if a draft is requested', async () => {
    const { docs } = await test.payload.find({ collection: 'products', locale: 'nl', draft: true, ...as('guest') });
    expect(docs.map(({ title }) => title)).toEqual(['Bank']);
    await expect(test.payload.findVersions({ collection: 'products', locale: 'nl', ...as('guest') })).rejects.toThrow();
  });

  it('is limited to one language per request', async () => {
    await expect(test.payload.find({ collection: 'products', locale: 'all', ...as('guest') })).rejects.toThrow();
  });

  it.each(['guest', 'newMember'] as const)(
    'CAT-06 as a %s, contains neither prices nor extended information at any depth',
    async (asker) => {
      const everything = JSON.stringify([
        await test.payload.find({ collection: 'variants', locale: 'nl', depth: 3, ...as(asker) }),
        await test.payload.find({ collection: 'colours', locale: 'nl', depth: 3, ...as(asker) }),
        await test.payload.find({ collection: 'products', locale: 'nl', depth: 3, ...as(asker) }),
        await test.payload.find({ collection: 'variants', locale: 'nl', select: { priceEur: true }, ...as(asker) }),
      ]);
      expect(everything).toContain('BM-1-01');
      expect(everything).not.toMatch(/1234\.5|77\.25|priceEur|surchargeEur|Bestel met/);
    },
  );

  it.each(['guest', 'newMember'] as const)('CAT-06 cannot be derived by a %s from a filter or a sort order', async (asker) => {
    const where = { priceEur: { greater_than: 1 } };
    await expect(test.payload.find({ collection: 'variants', where, ...as(asker) })).rejects.toThrow();
    await expect(test.payload.find({ collection: 'variants', sort: 'priceEur', ...as(asker) })).rejects.toThrow();
  });

  it('MEM-01 excludes pages and menu items for members', async () => {
    const { docs } = await test.payload.find({ collection: 'pages', locale: 'nl', ...as('guest') });
    expect(docs.map(({ title }) => title)).toEqual(['Voor iedereen']);
    const menu = await test.payload.findGlobal({ slug: 'navigation', locale: 'nl', ...as('guest') });
    expect(menu.mainMenu?.map(({ title, children }) => [title, children?.length])).toEqual([['Open', 1]]);
  });

  it.each(['guest', 'newMember'] as const)(
    'MEM-02 as a %s, contains the title of a download for members, but not its file',
    async (asker) => {
      const { docs } = await test.payload.find({ collection: 'downloads', locale: 'nl', sort: 'titleField', ...as(asker) });
      expect(docs.map(({ titleField, file }) => [titleField, Boolean(file)])).toEqual([
        ['Besloten', false],
        ['Open', true],
      ]);
      const files = await test.payload.find({ collection: 'files', ...as(asker) });
      expect(files.docs.map(({ filename }) => filename)).toEqual(['open.dxf']);
    },
  );

  it('is not available over Payload’s REST API, whose filters would reveal hidden fields', async () => {
    const req = await createLocalReq({ locale: 'nl' }, test.payload);
    req.payloadAPI = 'REST';
    for (const collection of ['products', 'variants', 'media', 'files'] as const) {
      await expect(test.payload.find({ collection, req, overrideAccess: false })).rejects.toThrow();
    }
  });

  it('excludes accounts, form settings and jobs', async () => {
    for (const collection of ['users', 'members', 'payload-jobs'] as const) {
      await expect(test.payload.find({ collection, ...as('guest') })).rejects.toThrow();
    }
    expect(await test.payload.findGlobal({ slug: 'globals', locale: 'nl', ...as('guest') })).not.toHaveProperty('formRecipient');
  });
});

describe('content for members', () => {
  it('CAT-06 contains prices and extended information', async () => {
    const { docs } = await test.payload.find({
      collection: 'variants',
      where: { priceEur: { greater_than: 1 } },
      ...as('member'),
    });
    expect(docs[0]?.priceEur).toBe(1234.5);
    const product = await test.payload.findByID({ collection: 'products', id: known.product, locale: 'nl', ...as('member') });
    expect(JSON.stringify(product.extendedInformation)).toContain('Bestel met');
  });

  it('MEM-01 MEM-02 contains pages, menu items and files for members', async () => {
    expect((await test.payload.find({ collection: 'pages', locale: 'nl', ...as('member') })).totalDocs).toBe(2);
    expect((await test.payload.find({ collection: 'files', ...as('member') })).totalDocs).toBe(2);
    expect((await test.payload.findGlobal({ slug: 'navigation', locale: 'nl', ...as('member') })).mainMenu).toHaveLength(2);
  });

  it('excludes drafts, users and members', async () => {
    expect(await titles('member', 'en')).toEqual([]);
    await expect(test.payload.find({ collection: 'users', ...as('member') })).rejects.toThrow();
    await expect(test.payload.find({ collection: 'payload-jobs', ...as('member') })).rejects.toThrow();
    await expect(test.payload.find({ collection: 'members', ...as('member') })).rejects.toThrow();
  });

  it('cannot be changed, including the own account', async () => {
    for (const id of [known.users.member.id, known.otherMember]) {
      const update = test.payload.update({ collection: 'members', id, data: { company: 'Nieuw' }, ...as('member') });
      await expect(update).rejects.toThrow();
    }
    const data = { title: 'x', _status: 'published' as const };
    await expect(
      test.payload.update({ collection: 'products', id: known.product, locale: 'nl', data, ...as('member') }),
    ).rejects.toThrow();
    await expect(test.payload.updateGlobal({ slug: 'globals', data: {}, ...as('member') })).rejects.toThrow();
  });
});

describe('API-08 access of editors and administrators', () => {
  it('lets an editor read drafts and write in every language', async () => {
    const { docs } = await test.payload.find({ collection: 'products', locale: 'en', draft: true, ...as('editor') });
    expect(docs.map(({ title }) => title)).toEqual(['Bench']);
    const data = { extendedInformation: paragraph('Order by'), _status: 'draft' as const };
    const update = test.payload.update({
      collection: 'products',
      id: known.product,
      locale: 'en',
      draft: true,
      data,
      ...as('editor'),
    });
    await expect(update).resolves.toBeTruthy();
  });

  it('lets only administrators manage users', async () => {
    const data = { email: 'nieuw@example.org', password: 'lang genoeg wachtwoord', role: 'editor' as const };
    for (const asker of ['editor', 'administrator'] as const)
      await expect(test.payload.create({ collection: 'users', data, ...as(asker) })).rejects.toThrow();
    const seen = await test.payload.find({ collection: 'users', ...as('editor') });
    expect(seen.docs.map(({ id }) => id)).toEqual([known.users.editor.id]);
    await expect(
      test.payload.delete({ collection: 'users', id: known.users.administrator.id, ...as('editor') }),
    ).rejects.toThrow();
  });

  it('does not let an editor become administrator', async () => {
    const { id } = known.users.editor;
    await test.payload.update({ collection: 'users', id, data: { role: 'administrator', name: 'Nieuw' }, ...as('editor') });
    expect(await test.payload.findByID({ collection: 'users', id })).toMatchObject({ role: 'editor', name: 'Nieuw' });
  });

  it('API-09 does not let the first user be created over HTTP', async () => {
    await test.payload.db.pool.query('delete from users');
    const req = await createLocalReq({}, test.payload);
    req.payloadAPI = 'REST';
    const data = { email: 'eerste@example.org', password: 'lang genoeg wachtwoord', role: 'administrator' as const };
    const collection = test.payload.collections.users;
    await expect(registerFirstUserOperation({ collection, data, req } as never)).rejects.toThrow();
    expect((await test.payload.count({ collection: 'users' })).totalDocs).toBe(0);
  });
});
