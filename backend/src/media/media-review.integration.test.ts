import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { askAdmin, endAdmin } from '../testing/admin-rest.ts';
import { editorPassword, eva } from '../testing/editors.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { namedFolders, usedTags } from './media-list.ts';
import { duplicateFiles, filesWithoutText } from './media-review.ts';
import { redirectReplaced } from './replaced-file.ts';

const test = payloadTest();
const sql = () => instrumentedSql(test.payload.db.pool);
let token = '';

beforeAll(async () => {
  await test.payload.create({ collection: 'users', data: { email: eva, name: 'Eva', password: editorPassword, role: 'editor' } });
  const login = { body: JSON.stringify({ email: eva, password: editorPassword }) };
  token = (await askAdmin(test.payload, 'POST', 'users/login', login)).token;
});
afterAll(() => endAdmin(test.payload));

const ask = (method: string, path: string, body: object, headers = { authorization: `JWT ${token}` }) =>
  askAdmin(test.payload, method, path, { headers, body: JSON.stringify(body) });

const svg = (words: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><title>${words}</title></svg>`;
const fileOf = (words: string, name = `${words}.svg`) => {
  const data = Buffer.from(svg(words));
  return { name, mimetype: 'image/svg+xml', data, size: data.length };
};
const picture = (words: string, data: object = {}) =>
  test.payload.create({ collection: 'media', locale: 'nl', data: { alt: words, ...data }, file: fileOf(words) });
const describeIn = (id: number, locale: 'en' | 'de') =>
  test.payload.update({ collection: 'media', id, locale, data: { alt: `In ${locale}` } });

describe('EDT-06 pictures without alternative text', () => {
  it('are listed with the languages that have one, until all have', async () => {
    const { id } = await picture('Beschreven');
    await describeIn(id, 'en');
    const listed = async () => (await filesWithoutText(sql())).files.find((file) => file.id === id);
    expect((await listed())?.described.toSorted()).toEqual(['en', 'nl']);
    await describeIn(id, 'de');
    expect(await listed()).toBeUndefined();
  });

  it('are not listed if they are decorative, and drawings are', async () => {
    const { id } = await picture('Versiering', { decorative: true });
    const drawing = await test.payload.create({
      collection: 'drawings',
      locale: 'nl',
      data: { alt: 'Maten' },
      file: fileOf('Maten'),
    });
    const { files, total } = await filesWithoutText(sql());
    expect(files.some((file) => file.kind === 'media' && file.id === id)).toBe(false);
    expect(files.some((file) => file.kind === 'drawings' && file.id === drawing.id)).toBe(true);
    expect(total).toBe(files.length);
  });
});

describe('EDT-06 duplicates', () => {
  it('are grouped by content, whatever their names', async () => {
    const first = await picture('Dubbel');
    const second = await test.payload.create({
      collection: 'media',
      locale: 'nl',
      data: { alt: 'Nog eens' },
      file: fileOf('Dubbel', 'anders.svg'),
    });
    const { groups, total } = await duplicateFiles(sql());
    expect(total).toBe(groups.length);
    expect(groups.find(({ hash }) => hash === first.hash)?.files.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('are found before an upload, by hash, or by the text of an SVG', async () => {
    const { id, hash } = await picture('Al geweest');
    const documents = [expect.objectContaining({ id, title: 'Al geweest.svg' })];
    expect((await ask('POST', 'media/same-content', { hash })).body).toEqual({ documents });
    const script = svg('Al geweest').replace('</svg>', '<script>1</script></svg>');
    expect((await ask('POST', 'media/same-content', { svg: script })).body).toEqual({ documents });
    expect((await ask('POST', 'files/same-content', { hash })).body).toEqual({ documents: [] });
    await expect(picture('Al geweest')).resolves.toMatchObject({ hash });
  });

  it('SEC-09 are not revealed to guests, and a malformed request is refused', async () => {
    const guest = { authorization: '' };
    expect((await ask('POST', 'media/same-content', { hash: 'a'.repeat(24) }, guest)).status).toBe(401);
    expect((await ask('POST', 'media/same-content', { hash: 'a' })).status).toBe(400);
  });
});

describe('EDT-06 folders and tags', () => {
  it('file a picture without an alternative text in the language, and leave its address', async () => {
    const { id, url } = await picture('Verhuisd');
    const { body } = await ask('POST', 'payload-folders', { name: 'Projecten' });
    const inside = await ask('POST', 'payload-folders', { name: 'Deventer', folder: body.doc.id });
    const folder = inside.body.doc.id;
    const moved = await ask('PATCH', `media?locale=de&where[id][equals]=${id}`, { folder });
    expect(moved.body.errors).toEqual([]);
    expect(await test.payload.findByID({ collection: 'media', id, depth: 0 })).toMatchObject({ folder, url });
    expect(await namedFolders(test)).toContainEqual({ id: folder, name: 'Projecten / Deventer' });
    const changed = await ask('PATCH', `media/${id}?locale=de`, { folder, title: 'Titel' });
    expect(changed.status).toBe(400);
  });

  it('are shared by pictures, drawings and files, and a deleted folder leaves its files', async () => {
    const { body } = await ask('POST', 'payload-folders', { name: 'Tijdelijk' });
    const { id } = await picture('In een map', { folder: body.doc.id });
    const file = await test.payload.create({ collection: 'files', data: { folder: body.doc.id }, file: fileOf('Bestand') });
    expect(file.folder).toBeTruthy();
    expect((await ask('DELETE', `payload-folders/${body.doc.id}`, {})).status).toBe(200);
    expect(await test.payload.findByID({ collection: 'media', id, depth: 0 })).toMatchObject({ folder: null });
  });

  it('write tags without capitals and repetitions, offer them, and filter by them', async () => {
    const { id } = await picture('Gelabeld', { tags: ['Bank', ' bank ', 'Park  Oost'] });
    expect(await usedTags(sql(), 'media')).toEqual(['bank', 'park oost']);
    const where = { tags: { equals: 'park oost' } };
    const { docs } = await test.payload.find({ collection: 'media', where });
    expect(docs.map((doc) => doc.id)).toEqual([id]);
  });

  it('SEC-09 are hidden from guests', async () => {
    const guest = { authorization: '' };
    expect((await ask('POST', 'payload-folders', { name: 'Van een gast' }, guest)).status).toBe(403);
  });
});

describe('EDT-05 a replaced file', () => {
  const locationOf = async (path: string) => {
    let location: string | undefined;
    const response = {
      writeHead(_: number, headers: { location: string }) {
        location = headers.location;
        return { end() {} };
      },
    };
    return (await redirectReplaced(sql(), { path, response } as never)) ? location : undefined;
  };

  it.each(['media', 'drawings', 'files'] as const)(
    'keeps its public address, which leads to the new file: %s',
    async (collection) => {
      const data = { alt: 'Eerst' } as never;
      const first = await test.payload.create({ collection, locale: 'nl', data, file: fileOf(`Eerst ${collection}`) });
      const replace = (words: string) =>
        test.payload.update({ collection, id: first.id, locale: 'nl', data: {}, file: fileOf(words) });
      const second = await replace(`Toen ${collection}`);
      expect(second.url).not.toBe(first.url);
      expect(await locationOf(String(first.url))).toBe(second.url);
      const third = await replace(`Ten slotte ${collection}`);
      expect(await locationOf(String(first.url))).toBe(third.url);
      expect(await locationOf(String(second.url))).toBe(third.url);
      expect(await locationOf(`/media/files/${'0'.repeat(24)}/x.pdf`)).toBeUndefined();
    },
  );
});
