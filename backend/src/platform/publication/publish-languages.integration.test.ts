import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { expect, it } from 'vitest';
import { payloadTest } from '../../testing/test-payload.ts';
import { liveLocales } from './live-locales.ts';
import { publishLanguages } from './publish-languages.ts';

const test = payloadTest();
const editor = { id: 1, email: 'editor@example.nl', role: 'editor', collection: 'users' } as TypedUser;

const live = (id: number) => liveLocales({ payload: test.payload, transactionID: undefined }, { collection: 'pages', id });

async function publishAll(id: number, user: TypedUser = editor) {
  const languages = await publishLanguages(await createLocalReq({ user }, test.payload), { collection: 'pages', id });
  return Object.fromEntries(languages.map(({ locale, state, reasons }) => [locale, [state, ...reasons]]));
}

async function draftIn(texts: Partial<Record<LocaleCode, { title: string; slug?: string }>>): Promise<number> {
  const { nl = { title: '' }, ...others } = texts;
  const { id } = await test.payload.create({
    collection: 'pages',
    locale: 'nl',
    draft: true,
    data: { type: 'contentPage', ...nl } as never,
  });
  for (const [locale, data] of Object.entries(others))
    await test.payload.update({ collection: 'pages', id, locale: locale as LocaleCode, draft: true, data });
  return id;
}

it('API-08 an entry is published in each language that is complete, and the others are named with their reasons', async () => {
  const id = await draftIn({ nl: { title: 'Bank', slug: 'alle-talen' }, en: { title: 'Bench', slug: 'all-languages' } });
  expect(await publishAll(id)).toEqual({
    nl: ['published'],
    en: ['published'],
    de: ['refused', expect.stringMatching(/titel|title/i), expect.stringMatching(/adres|slug/i)],
  });
  expect(await live(id)).toEqual(['nl', 'en']);
  const { title } = await test.payload.findByID({ collection: 'pages', id, locale: 'en' });
  expect(title).toBe('Bench');
});

it('API-08 a language without a newer draft is not published again', async () => {
  const id = await draftIn({ nl: { title: 'Boom', slug: 'boom' }, de: { title: 'Baum', slug: 'baum' } });
  await publishAll(id);
  await test.payload.update({ collection: 'pages', id, locale: 'de', draft: true, data: { title: 'Bäume' } });
  expect(await publishAll(id)).toMatchObject({ nl: ['unchanged'], de: ['published'] });
  expect((await test.payload.findByID({ collection: 'pages', id, locale: 'de' })).title).toBe('Bäume');
});

it('API-08 an address that is taken refuses its own language only', async () => {
  await publishAll(await draftIn({ nl: { title: 'Een', slug: 'bezet' } }));
  const id = await draftIn({ nl: { title: 'Twee', slug: 'bezet' }, en: { title: 'Two', slug: 'two-of-them' } });
  expect(await publishAll(id)).toMatchObject({ nl: ['refused', expect.any(String)], en: ['published'] });
  expect(await live(id)).toEqual(['en']);
});
