import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { describe, expect, it } from 'vitest';
import { payloadTest } from '../../../testing/test-payload.ts';
import { liveLocales } from '../live-locales.ts';
import { restoreVersion } from '../restore-version.ts';

const test = payloadTest();

/** REST callers may use it, although the local API's types exclude it. */
const everyLanguage = 'all' as LocaleCode;

const editor = { id: 1, email: 'editor@example.nl', role: 'editor', collection: 'users' } as TypedUser;

let number = 0;

/** Creates a content page that is published only in Dutch. */
async function newPage(title = 'Bank') {
  number += 1;
  return await test.payload.create({
    collection: 'pages',
    locale: 'nl',
    data: { title, slug: `pagina-${number}`, type: 'contentPage', _status: 'published' },
  });
}

const inEnglish = (id: number, data: { title?: string; _status?: 'draft' | 'published' }) =>
  test.payload.update({ collection: 'pages', id, locale: 'en', data: { slug: `page-${id}`, ...data } });

const live = (id: number) => liveLocales({ payload: test.payload, transactionID: undefined }, { collection: 'pages', id });

const liveTitle = async (id: number, locale: LocaleCode) =>
  (await test.payload.find({ collection: 'pages', locale, where: { id: { equals: id } }, overrideAccess: false })).docs[0]?.title;

describe('the patches for publication per language', () => {
  it('one writer at a time: two concurrent publishes are both kept', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await newPage('Oud');
      await Promise.all([
        test.payload.update({ collection: 'pages', id, locale: 'nl', data: { title: 'Nieuw', _status: 'published' } }),
        inEnglish(id, { title: 'New', _status: 'published' }),
      ]);
      expect([await liveTitle(id, 'nl'), await liveTitle(id, 'en')]).toEqual(['Nieuw', 'New']);
    }
  });

  it('no bulk updates: entries are not updated by a filter', async () => {
    await newPage();
    const update = test.payload.update({
      collection: 'pages',
      where: {},
      locale: 'nl',
      data: { title: 'x', _status: 'published' },
    });
    await expect(update).rejects.toThrow('één voor één');
  });

  it('one language at a time: all languages cannot be published or written at once', async () => {
    const { id } = await newPage();
    const data = { _status: 'published' as const };
    await expect(test.payload.update({ collection: 'pages', id, locale: 'nl', publishAllLocales: true, data })).rejects.toThrow(
      'elke taal afzonderlijk',
    );
    await expect(test.payload.update({ collection: 'pages', id, locale: everyLanguage, data })).rejects.toThrow(
      'elke taal afzonderlijk',
    );
    await expect(
      test.payload.create({
        collection: 'pages',
        locale: everyLanguage,
        data: { title: 'x', slug: 'x', type: 'contentPage', ...data },
      }),
    ).rejects.toThrow('elke taal afzonderlijk');
    expect(await live(id)).toEqual(['nl']);
  });

  it('an update must state its status: without one, nothing is written', async () => {
    const { id } = await newPage();
    await test.payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data: { title: 'Concept' } });
    const update = test.payload.update({ collection: 'pages', id, locale: 'nl', data: { intro: 'x' } });
    await expect(update).rejects.toThrow('concept is of');
    expect(await liveTitle(id, 'nl')).toBe('Bank');
  });

  it.each(['draft', 'published'] as const)(
    'the latest draft in every language: saving another one, which is %s, keeps shared fields',
    async (_status) => {
      const { id } = await newPage();
      await inEnglish(id, { title: 'Bench', _status });
      const draft = { collection: 'pages', id, draft: true } as const;
      await test.payload.update({ ...draft, locale: 'nl', data: { membersOnly: true } });
      expect(await test.payload.findByID({ ...draft, locale: 'en' })).toMatchObject({ title: 'Bench', membersOnly: true });
      expect(await test.payload.findByID({ ...draft, locale: 'de' })).toMatchObject({ membersOnly: true });
      await test.payload.update({ ...draft, locale: 'de', data: { title: 'Bank', slug: 'bank' } });
      const dutch = await test.payload.findByID({ ...draft, locale: 'nl' });
      expect(dutch).toMatchObject({ title: 'Bank', membersOnly: true, _status: 'draft' });
      expect(await liveTitle(id, 'nl')).toBe('Bank');
    },
  );

  it('a first draft in every language: a language without a text shows what was saved last', async () => {
    const created = await test.payload.create({
      collection: 'pages',
      locale: 'nl',
      draft: true,
      data: { title: 'Concept', slug: 'concept', type: 'contentPage' },
    });
    const draft = { collection: 'pages', id: created.id, draft: true } as const;
    await test.payload.update({ ...draft, locale: 'nl', data: { membersOnly: true } });
    expect(await test.payload.findByID({ ...draft, locale: 'en' })).toMatchObject({ membersOnly: true });
  });

  it('a draft has the joins of its document, as the live one does', async () => {
    const data = { title: 'Bank', slug: 'bank', articleNumber: 'BM-1' };
    const { id } = await test.payload.create({ collection: 'products', locale: 'nl', draft: true, data: data as never });
    for (const sku of ['BM-1-A', 'BM-1-B'])
      await test.payload.create({ collection: 'variants', locale: 'nl', data: { title: sku, sku, product: id } as never });
    for (const locale of ['nl', 'en'] as const) {
      const draft = await test.payload.findByID({ collection: 'products', id, locale, draft: true, depth: 0 });
      expect(draft.variants?.docs, locale).toHaveLength(2);
    }
  });

  it('restored versions are drafts in one language: published content and other languages stay', async () => {
    const { id } = await newPage('Eerste');
    await test.payload.update({
      collection: 'pages',
      id,
      locale: 'nl',
      data: { title: 'Tweede', intro: 'Later', hero: { variant: 'fullscreen' }, _status: 'published' },
    });
    await inEnglish(id, { title: 'Second', _status: 'published' });
    const where = { parent: { equals: id } };
    const { docs } = await test.payload.findVersions({ collection: 'pages', where, sort: 'createdAt', locale: 'nl' });
    const first = docs.find(({ version }) => version.title === 'Eerste');
    if (!first) throw new Error('the first version is gone');
    const req = await createLocalReq({ locale: 'nl', user: editor }, test.payload);
    await restoreVersion(req, { collection: 'pages', id: Number(first.id), locale: 'nl' });
    expect([await liveTitle(id, 'nl'), await liveTitle(id, 'en')]).toEqual(['Tweede', 'Second']);
    const draftIn = (locale: LocaleCode) => test.payload.findByID({ collection: 'pages', id, locale, draft: true, depth: 0 });
    const restored = await draftIn('nl');
    expect(restored).toMatchObject({ title: 'Eerste', intro: null, _status: 'draft' });
    expect(restored.hero?.variant ?? null).toBe(first.version.hero?.variant ?? null);
    expect(await draftIn('en')).toMatchObject({ title: 'Second', _status: 'published' });
    const english = await test.payload.find({ collection: 'pages', locale: 'en', draft: true, where: { id: { equals: id } } });
    expect(english.docs[0]).toMatchObject({ title: 'Second', _status: 'published' });
    await test.payload.update({ collection: 'pages', id, locale: 'nl', data: { _status: 'published' } });
    expect([await liveTitle(id, 'nl'), await liveTitle(id, 'en')]).toEqual(['Eerste', 'Second']);
  });

  it('API-08 texts saved as a draft with the status of a published entry are not published', async () => {
    const { id } = await newPage('Bank');
    await inEnglish(id, { title: 'Bench', _status: 'published' });
    const data = { title: 'Bank', _status: 'published' as const };
    await test.payload.update({ collection: 'pages', id, locale: 'en', draft: true, data });
    expect([await liveTitle(id, 'nl'), await liveTitle(id, 'en')]).toEqual(['Bank', 'Bench']);
    const draft = await test.payload.findByID({ collection: 'pages', id, locale: 'en', draft: true, depth: 0 });
    expect(draft).toMatchObject({ title: 'Bank', _status: 'draft' });
  });

  it('versions cannot be restored in all languages at once', async () => {
    const { id } = await newPage();
    const { docs } = await test.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } });
    const restore = { collection: 'pages', id: String(docs[0]?.id) } as const;
    await expect(test.payload.restoreVersion(restore)).rejects.toThrow('per taal hersteld');
  });

  it('duplicates are drafts in every language', async () => {
    const { id } = await newPage();
    await inEnglish(id, { title: 'Bench', _status: 'published' });
    const copy = await test.payload.duplicate({ collection: 'pages', id, locale: 'nl' });
    expect(copy.id).not.toBe(id);
    expect(await live(copy.id)).toEqual([]);
    expect(await live(id)).toEqual(['nl', 'en']);
  });

  it('LOC-06 a visitor who requests a fallback gets no text of another language', async () => {
    const { id } = await newPage();
    await inEnglish(id, { title: 'Bench', _status: 'published' });
    await test.payload.update({ collection: 'pages', id, locale: 'nl', data: { intro: 'Nederlands', _status: 'published' } });
    const options = { collection: 'pages', locale: 'en', fallbackLocale: 'nl', where: { id: { equals: id } } } as const;
    const [guest, everything] = [
      await test.payload.find({ ...options, overrideAccess: false }),
      await test.payload.find(options),
    ];
    expect(guest.docs[0]?.intro ?? null).toBeNull();
    expect(everything.docs[0]?.intro).toBe('Nederlands');
  });

  describe('scheduled publication', () => {
    const run = async (input: { type: 'publish' | 'unpublish'; locale?: LocaleCode; id: number }) => {
      const { type, locale, id } = input;
      const doc = { relationTo: 'pages' as const, value: id };
      await test.payload.jobs.queue({ task: 'schedulePublish', input: { type, locale, doc }, waitUntil: new Date(0) });
      await test.payload.jobs.run();
    };

    it('unpublishes only the given language', async () => {
      const { id } = await newPage();
      await inEnglish(id, { title: 'Bench', _status: 'published' });
      await run({ type: 'unpublish', locale: 'en', id });
      expect(await live(id)).toEqual(['nl']);
    });

    it('without a language publishes those with a text, and unpublishes all', async () => {
      const { id } = await newPage();
      await test.payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data: { title: 'Later' } });
      await test.payload.update({
        collection: 'pages',
        id,
        locale: 'en',
        draft: true,
        data: { title: 'Later on', slug: `later-${id}` },
      });
      await run({ type: 'publish', id });
      expect(await live(id)).toEqual(['nl', 'en']);
      expect(await liveTitle(id, 'nl')).toBe('Later');
      await run({ type: 'unpublish', id });
      expect(await live(id)).toEqual([]);
    });
  });
});
