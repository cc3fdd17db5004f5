import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { readPreview } from '../preview/preview-token.ts';
import { payloadTest } from '../testing/test-payload.ts';

const test = payloadTest();
let category: number;
const user = { id: 5, collection: 'users', email: 'editor@example.org' } as TypedUser;
beforeAll(async () => {
  const live = {
    collection: 'categories',
    locale: 'nl',
    data: { title: 'Banken', slug: 'banken', _status: 'published' },
  } as const;
  category = (await test.payload.create(live)).id;
});

/** Returns the preview link that the admin shows for a product, in a content language. */
async function previewOf(product: { id: number; title: string; slug?: string; category: number }, locale: LocaleCode) {
  const { config } = test.payload.collections.products;
  const req = await createLocalReq({ locale, user }, test.payload);
  return await config.admin.preview?.(product, { locale, req, token: null });
}

it('API-08 links the preview to the future address of the entry, with a token that grants its draft to the editor alone', async () => {
  const { id } = await test.payload.create({
    collection: 'products',
    locale: 'nl',
    data: { title: 'Meent', slug: 'meent', articleNumber: 'P-1', category, _status: 'published' },
  });
  const edited = { id, title: 'Meent', slug: 'meent-2', category };
  const link = await previewOf(edited, 'nl');
  expect(link).toMatch(/\/producten\/banken\/meent-2\/\?preview=true&token=[\w-]+\.[\w-]+$/);
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  expect(readPreview(token, test.payload.secret)).toMatchObject({ collection: 'products', id, locale: 'nl', editorId: 5 });

  const draft = await test.payload.create({
    collection: 'products',
    locale: 'nl',
    draft: true,
    data: { title: 'Wilg', slug: 'wilg', articleNumber: 'P-2', category },
  });
  const unpublished = { id: draft.id, title: 'Wilg', slug: 'wilg', category };
  expect(await previewOf(unpublished, 'nl')).toMatch(/\/producten\/banken\/wilg\/\?preview=true&token=/);
  expect(await previewOf({ ...unpublished, slug: 'meent' }, 'nl'), 'another product stands there').toBeNull();
});

it('API-08 offers no preview of an entry that cannot be published', async () => {
  const product = { id: 1, title: 'Bench', slug: 'bench', category };
  expect(await previewOf(product, 'de')).toBeNull();
  expect(await previewOf({ ...product, slug: undefined, id: 999 }, 'nl')).toBeNull();
});
