import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { User } from '../platform/generated/payload-types.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { s3Storage } from '../platform/storage/s3-storage.ts';
import { openS3Server } from '../platform/storage/test-s3-server.ts';
import { contentHash, originalKey } from '../platform/uploads/original-file.ts';
import { askAdmin, endAdmin } from '../testing/admin-rest.ts';
import { ada, editorPassword, eva } from '../testing/editors.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { deleteExpiredTrash } from './delete-for-good.ts';
import { trashItems } from './trash-item.ts';

/** Storage that the tests exchange. */
let current: FileStorage;
const storage = new Proxy({} as FileStorage, { get: (_, name) => Reflect.get(current, name) });
const test = payloadTest({ storage });
const locale = 'nl';
const tokens = { eva: '', ada: '' };
let user: User & { collection: 'users' };

beforeAll(async () => {
  current = localStorage(test.dataFolder);
  for (const [name, email, role] of [
    ['eva', eva, 'editor'],
    ['ada', ada, 'administrator'],
  ] as const) {
    const account = await test.payload.create({ collection: 'users', data: { email, name, password: editorPassword, role } });
    if (name === 'eva') user = { ...account, collection: 'users' };
    const login = { body: JSON.stringify({ email, password: editorPassword }) };
    tokens[name] = (await askAdmin(test.payload, 'POST', 'users/login', login)).token;
  }
});
beforeEach(() => test.payload.db.pool.query('truncate trash'));
afterAll(() => endAdmin(test.payload));

const listed = (days = 30) => trashItems(instrumentedSql(test.payload.db.pool), { search: '', days });
const remove = (collection: CollectionSlug, id: number, context: Record<string, unknown> = {}) =>
  test.payload.delete({ collection, id, user, context });
const ask = (method: string, path: string, token = tokens.eva) =>
  askAdmin(test.payload, method, `trash/${path}`, { headers: { authorization: `JWT ${token}`, 'accept-language': 'en' } });
const restore = async (place = 0) => ask('POST', `${(await listed())[place]?.id}/restore`);
const rows = async (text: string, values: unknown[] = []) => (await test.payload.db.pool.query(text, values)).rows;
const publish = { _status: 'published' } as const;

let numbers = 0;
async function category() {
  numbers += 1;
  const data = { title: `Banken ${numbers}`, slug: `banken-${numbers}`, ...publish };
  return (await test.payload.create({ collection: 'categories', locale, data })).id;
}
async function product(articleNumber: string) {
  const slug = articleNumber.toLowerCase();
  const data = { title: articleNumber, slug, articleNumber, category: await category(), ...publish };
  const { id } = await test.payload.create({ collection: 'products', locale, data, user });
  const german = { title: `${articleNumber} Bank`, slug: `${slug}-bank`, ...publish };
  await test.payload.update({ collection: 'products', id, locale: 'de', data: german, user });
  const variant = { title: '1800 mm', sku: `${articleNumber}-01`, product: id, priceEur: 890 };
  return { id, variant: (await test.payload.create({ collection: 'variants', locale, data: variant })).id };
}

const svg = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><title>${words}</title><path d="M0 0"/></svg>`;
function upload(collection: 'media' | 'drawings' | 'files', words: string, name = `${words}.svg`) {
  const data = Buffer.from(svg(words));
  const file = { name, mimetype: 'image/svg+xml', data, size: data.length };
  return test.payload.create({ collection, locale, data: { alt: words } as never, file });
}

describe('EDT-05 the trash', () => {
  it('keeps a deleted product with its variants, and lists it with author and both dates', async () => {
    const { id, variant } = await product('TR-1');
    await remove('products', id, { parts: String(variant) });
    expect(
      await rows('select 1 from products where id = $1 union all select 1 from variants where id = $2', [id, variant]),
    ).toEqual([]);
    expect(await rows("select 1 from address where entry_type = 'products' and entry_id = $1", [id])).toEqual([]);
    const [item, ...others] = await listed();
    expect(others).toEqual([]);
    expect(item).toMatchObject({ kind: 'products', subject: 'TR-1', parts: 1, authorName: 'eva' });
    expect(Number(item?.expiresAt) - Number(item?.deletedAt)).toBe(30 * 86_400_000);
  });

  it('restores the product under its id, as a draft in all languages, with versions and variants', async () => {
    const { id, variant } = await product('TR-2');
    const versions = await rows('select id from _products_v where parent_id = $1 order by id', [id]);
    await remove('products', id, { parts: String(variant) });
    expect(await restore()).toMatchObject({ status: 200, body: { href: `/admin/collections/products/${id}`, notes: [] } });
    expect(await listed()).toEqual([]);
    for (const [language, title] of [
      ['nl', 'TR-2'],
      ['de', 'TR-2 Bank'],
    ] as const) {
      const draft = await test.payload.findByID({ collection: 'products', id, locale: language, draft: true });
      expect(draft).toMatchObject({ title, _status: 'draft', articleNumber: 'TR-2' });
    }
    expect(await rows('select id from _products_v where parent_id = $1 order by id', [id])).toEqual(versions);
    expect(await test.payload.findByID({ collection: 'variants', id: variant })).toMatchObject({ sku: 'TR-2-01', priceEur: 890 });
    expect(await rows("select 1 from address where entry_type = 'products' and entry_id = $1", [id])).toEqual([]);
    await test.payload.update({ collection: 'products', id, locale, data: publish });
    const addresses = await rows("select 1 from address where entry_type = 'products' and entry_id = $1 and kind = 'canonical'", [
      id,
    ]);
    expect(addresses).toHaveLength(1);
    const actions = await rows("select action from activity_log where kind = 'products' and document_id = $1 order by id", [id]);
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['delete', 'restore']));
  });

  it('CAT-16 restores options of a product that require each other, in any order', async () => {
    const { id, variant } = await product('TR-16');
    const option = async (number: string, requires: number[] = []) =>
      (
        await test.payload.create({
          collection: 'productOptions',
          locale,
          data: { title: number, number, product: id, requires },
        })
      ).id;
    const [first, second] = [await option('TR-16-A'), await option('TR-16-B')];
    await test.payload.update({ collection: 'productOptions', id: first, data: { requires: [second] } });
    await remove('products', id, { parts: [variant, first, second].join() });
    expect((await restore()).status).toBe(200);
    expect(await test.payload.findByID({ collection: 'productOptions', id: first, depth: 0 })).toMatchObject({
      requires: [second],
    });
  });

  it('names the entry that has the article number meanwhile, and restores nothing', async () => {
    const { id, variant } = await product('TR-3');
    await remove('products', id, { parts: String(variant) });
    await product('TR-3');
    const { status, body } = await restore();
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain('TR-3 now belongs to “TR-3” (Product)');
    expect(await rows('select 1 from variants where id = $1', [variant])).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  it('lists a page by its title in any language, also if it was never published', async () => {
    const data = { title: 'Nur Deutsch', slug: 'nur-deutsch', type: 'contentPage' } as const;
    const { id } = await test.payload.create({ collection: 'pages', locale: 'de', draft: true, data });
    await remove('pages', id);
    expect(await listed()).toMatchObject([{ subject: 'Nur Deutsch' }]);
  });

  it('gives a page another slug if its address belongs to another one, and says so', async () => {
    const data = { title: 'Kurk', slug: 'kurk', type: 'contentPage', ...publish } as const;
    const { id } = await test.payload.create({ collection: 'pages', locale, data });
    await remove('pages', id);
    await test.payload.create({ collection: 'pages', locale, data: { ...data, title: 'Nieuwe kurk' } });
    const { status, body } = await restore();
    expect(status).toBe(200);
    expect(body.notes).toEqual([
      `The address /kurk/ (nl) now belongs to “Nieuwe kurk”. This entry got the slug kurk-${id} there.`,
    ]);
    expect(await test.payload.findByID({ collection: 'pages', id, locale, draft: true })).toMatchObject({ slug: `kurk-${id}` });
    await test.payload.update({ collection: 'pages', id, locale, data: { ...data, slug: `kurk-${id}` } });
  });

  it('drops relations to documents that were deleted meanwhile', async () => {
    const page = async (title: string, parent?: number) => {
      const data = { title, slug: title.toLowerCase(), type: 'contentPage', ...(parent && { parent }), ...publish } as const;
      return (await test.payload.create({ collection: 'pages', locale, data })).id;
    };
    const parent = await page('Boven');
    const id = await page('Onder', parent);
    await remove('pages', id);
    await remove('pages', parent);
    expect((await restore(1)).status).toBe(200);
    expect(await test.payload.findByID({ collection: 'pages', id, locale, draft: true })).toMatchObject({
      slug: 'onder',
      parent: null,
    });
  });

  it('refuses to restore a variant without its product', async () => {
    const { id, variant } = await product('TR-4');
    await remove('variants', variant);
    await remove('products', id);
    const refused = await restore(1);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].message).toContain('(Product)');
    expect((await restore(0)).status).toBe(200);
    expect((await restore(0)).status).toBe(200);
    expect(await test.payload.findByID({ collection: 'variants', id: variant, depth: 0 })).toMatchObject({ product: id });
  });

  it('keeps no data of persons', async () => {
    const data = { email: 'weg@example.org', password: editorPassword, role: 'editor' } as const;
    const { id } = await test.payload.create({ collection: 'users', data });
    await remove('users', id);
    expect(await listed()).toEqual([]);
  });

  it('leaves nothing in the trash if the deletion is refused', async () => {
    const { variant } = await product('TR-5');
    const [{ product_id: id }] = await rows('select product_id from variants where id = $1', [variant]);
    await expect(remove('products', id)).rejects.toThrow('Hier horen varianten, opties of onderdelen bij');
    expect(await listed()).toEqual([]);
  });

  it('SEC-09 lets editors restore, only administrators delete for good, and guests do neither', async () => {
    const { id } = await upload('media', 'Rechten');
    await remove('media', id);
    const [item] = await listed();
    expect((await askAdmin(test.payload, 'POST', `trash/${item?.id}/restore`)).status).toBe(403);
    expect((await ask('DELETE', `${item?.id}`)).status).toBe(403);
    expect(await listed()).toHaveLength(1);
    expect((await ask('DELETE', `${item?.id}`, tokens.ada)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await ask('POST', `${item?.id}/restore`)).body.errors[0].message).toBe('This is no longer in the trash.');
  });
});

const s3 = await openS3Server();
const folder = mkdtempSync(join(tmpdir(), 'trash-'));
afterAll(() => {
  s3.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['on a disk', () => localStorage(folder)],
  ['in a bucket', () => s3Storage(s3.settings)],
])('EDT-05 files in the trash %s', (place, open) => {
  beforeAll(() => {
    current = open();
  });
  const expire = () => rows("update trash set deleted_at = now() - interval '31 days'");
  const exists = async (hash: string) => Boolean(await current.stat(originalKey({ hash, filename: 'x.svg' })));

  it.each(['media', 'drawings', 'files'] as const)('come back with their public address: %s', async (collection) => {
    const before = await upload(collection, `Terug ${collection} ${place}`);
    await remove(collection, before.id);
    expect((await restore()).status).toBe(200);
    const after = await test.payload.findByID({ collection, id: before.id, locale });
    expect(after).toMatchObject({ id: before.id, hash: before.hash, filename: before.filename, url: before.url });
    expect(await exists(String(before.hash))).toBe(true);
  });

  it('leave the storage after their time, and stay while another document has the same content', async () => {
    const single = await upload('media', `Enkel ${place}`);
    const [first, second] = [await upload('media', `Dubbel ${place}`), await upload('files', `Dubbel ${place}`)];
    const crop = `crops/${single.hash}/whole.webp`;
    await current.write(crop, Buffer.from('crop'));
    await remove('media', single.id);
    await remove('media', first.id);
    await deleteExpiredTrash(test.payload, 30);
    expect(await listed()).toHaveLength(2);
    await expire();
    await deleteExpiredTrash(test.payload, 30);
    expect(await listed()).toEqual([]);
    expect(await exists(String(single.hash))).toBe(false);
    expect(await current.stat(crop)).toBeUndefined();
    expect(second.hash).toBe(first.hash);
    expect(await exists(String(first.hash))).toBe(true);
  });

  it('get a free file name if theirs was used meanwhile', async () => {
    const before = await upload('media', `Naam ${place}`, `naam-${place.length}.svg`);
    await remove('media', before.id);
    await upload('media', `Andere naam ${place}`, before.filename ?? '');
    expect((await restore()).status).toBe(200);
    const after = await test.payload.findByID({ collection: 'media', id: before.id, locale });
    expect(after).toMatchObject({ filename: `naam-${place.length}-${before.id}.svg`, url: before.url });
    expect(after.hash).toBe(contentHash(Buffer.from(svg(`Naam ${place}`))));
  });
});
