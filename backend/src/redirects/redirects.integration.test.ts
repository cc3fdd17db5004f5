import { addressTag } from '@plantsoen/contract/cache-identity.ts';
import { describe, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const question = `query ($uri: String!, $siteId: Int!) {
  entry(uri: $uri, siteId: $siteId) {
    __typename
    ... on Entry { id }
    ... on EntryMoved { movedTo: uri url permanent }
  }
}`;

const api = apiTest('demo');
const ask = (uri: string, siteId = 1) => api.ask(question, { uri, siteId });
const entry = async (uri: string, siteId = 1) => (await ask(uri, siteId)).data.entry;

type Redirect = { path: string; address?: string; kind?: 'permanent' | 'temporary' | 'gone'; site?: 'nl' | 'en' | 'de' };
const redirect = ({ site = 'nl', kind = 'permanent', ...rest }: Redirect) =>
  api.payload.create({ collection: 'redirects', data: { site, kind, target: 'address', ...rest } });
const toEntry = (path: string, relationTo: 'pages' | 'products', value: number) =>
  api.payload.create({
    collection: 'redirects',
    data: { site: 'nl', kind: 'permanent', target: 'entry', path, entry: { relationTo, value } },
  });

describe('API-08 redirects of editors', () => {
  it('lead to the current address of an entry', async () => {
    const bench = await entry('producten/zitmeubilair/meent-parkbank');
    await toEntry('/bank-uit-de-folder/', 'products', bench.id);
    expect(await entry('bank-uit-de-folder')).toMatchObject({
      __typename: 'EntryMoved',
      movedTo: 'producten/zitmeubilair/meent-parkbank',
      url: null,
      permanent: true,
    });
    const data = { slug: 'meent-bank', _status: 'published' } as never;
    await api.payload.update({ collection: 'products', id: bench.id, locale: 'nl', data });
    expect(await entry('bank-uit-de-folder')).toMatchObject({ movedTo: 'producten/zitmeubilair/meent-bank' });
    expect(await entry('producten/zitmeubilair/meent-parkbank')).toMatchObject({
      movedTo: 'producten/zitmeubilair/meent-bank',
      permanent: true,
    });
  });

  it('lead to a path, another site or an external address, permanently or temporarily', async () => {
    await redirect({ path: 'actie', address: '/contact/', kind: 'temporary' });
    await redirect({ path: '/engels', address: 'http://en.test/products/' });
    await redirect({ path: '/catalogus.pdf', address: 'https://example.org/a.pdf?v=2#p3' });
    await redirect({ path: '/folder.html', address: '/media/folder.pdf' });
    expect(await entry('actie')).toMatchObject({ movedTo: 'contact', url: null, permanent: false });
    expect(await entry('engels')).toMatchObject({ url: 'http://en.test/products/', permanent: true });
    expect(await entry('catalogus.pdf')).toMatchObject({ url: 'https://example.org/a.pdf?v=2#p3' });
    expect(await entry('folder.html')).toMatchObject({ url: 'http://nl.test/media/folder.pdf' });
    expect(await entry('actie', 2)).toEqual({ __typename: 'EntryAbsent' });
  });

  it('take addresses with the prefix of a language, as hosts without a domain per language show them', async () => {
    await redirect({ path: '/de/alte-folder', address: '/de/kontakt/', site: 'de' });
    await redirect({ path: '/naar-het-duits', address: '/de/kontakt/' });
    expect(await entry('alte-folder', 3)).toMatchObject({ movedTo: 'kontakt', url: null });
    expect(await entry('naar-het-duits')).toMatchObject({ url: 'http://de.test/kontakt/' });
    await expect(redirect({ path: '/de/alte-preise', address: '/contact/' })).rejects.toThrow('Oud adres');
  });

  it('ignore case in the requested and in the stored address', async () => {
    await redirect({ path: '/Oude-Folder.HTML', address: '/contact/' });
    for (const uri of ['oude-folder.html', 'Oude-Folder.HTML', 'OUDE-FOLDER.html'])
      expect(await entry(uri), uri).toMatchObject({ __typename: 'EntryMoved', movedTo: 'contact' });
    await expect(redirect({ path: '/OUDE-folder.html', address: '/nieuws/' })).rejects.toThrow('Oud adres');
  });

  it('lead from an address with capitals to the live entry', async () => {
    const [live] = await api.payload.db.pool
      .query(`select path from address where site_id = 1 and kind = 'canonical' and entry_type = 'products' limit 1`)
      .then(({ rows }) => rows);
    expect(await entry(live.path.toUpperCase())).toMatchObject({ __typename: 'EntryMoved', movedTo: live.path, permanent: true });
  });

  it('report that an address is gone', async () => {
    await redirect({ path: '/opgeheven/', kind: 'gone', address: '/contact/' });
    expect(await entry('opgeheven')).toEqual({ __typename: 'EntryGone' });
  });

  it('lead directly to the end of a chain, permanently only if every redirect is permanent', async () => {
    await redirect({ path: '/een/', address: '/twee/' });
    await redirect({ path: '/twee/', address: '/drie/', kind: 'temporary' });
    await redirect({ path: '/drie/', address: '/producten/zitmeubilair/meent-parkbank/' });
    expect(await entry('een')).toMatchObject({ movedTo: 'producten/zitmeubilair/meent-bank', permanent: false });
    expect(await entry('drie')).toMatchObject({ movedTo: 'producten/zitmeubilair/meent-bank', permanent: true });
    await redirect({ path: '/vier/', address: '/opgeheven/' });
    expect(await entry('vier')).toEqual({ __typename: 'EntryGone' });
  });

  it('are refused if they form a loop, also over several redirects and sites', async () => {
    await expect(redirect({ path: '/zelf/', address: '/zelf/' })).rejects.toThrow('Adres');
    await redirect({ path: '/ring-1/', address: '/ring-2/' });
    await redirect({ path: '/ring-2/', address: 'http://de.test/ring-3/' });
    await expect(redirect({ site: 'de', path: '/ring-3/', address: 'http://nl.test/ring-1/' })).rejects.toThrow('Adres');
    const last = await redirect({ site: 'de', path: '/ring-3/', address: '/kontakt/' });
    const close = { address: 'http://nl.test/ring-1/' };
    await expect(api.payload.update({ collection: 'redirects', id: last.id, data: close })).rejects.toThrow('Adres');
  });

  it('are refused at a live entry, a fixed page, an endpoint, a used source or an invalid address', async () => {
    const address = '/contact/';
    for (const path of [
      '/duurzaamheid/',
      '/nieuws/',
      '/products/',
      '/graphql',
      '/media/x.png',
      '/',
      '/a?b',
      '/a/../b',
      '/%zz',
      '/engels',
    ])
      await expect(redirect({ path, address }), path).rejects.toThrow('Oud adres');
    for (const wrong of ['javascript:alert(1)', '//evil.example', 'example.org', 'https://a:b@example.org/', '/a?b', ''])
      await expect(redirect({ path: '/nieuw-adres/', address: wrong }), wrong).rejects.toThrow('Adres');
  });

  it('are inactive while a live entry has their address', async () => {
    await redirect({ path: '/later/', address: '/contact/' });
    const data = { title: 'Later', slug: 'later', type: 'contentPage', _status: 'published' } as const;
    const page = await api.payload.create({ collection: 'pages', locale: 'nl', data });
    expect(await entry('later')).toMatchObject({ __typename: 'Page', id: page.id });
    await api.payload.update({ collection: 'pages', id: page.id, locale: 'nl', data: { _status: 'draft' } });
    expect(await entry('later')).toMatchObject({ movedTo: 'contact' });
  });

  it('announce the tags of their old and new address', async () => {
    const answer = await ask('een');
    expect(answer.tags).toEqual(expect.arrayContaining(['een', 'twee', 'drie'].map((uri) => addressTag(1, uri))));
    const changes = async () =>
      (await api.payload.db.pool.query<{ tags: string[] }>('select tags from change order by id')).rows.flatMap(
        ({ tags }) => tags,
      );
    const before = (await changes()).length;
    const { docs } = await api.payload.find({ collection: 'redirects', where: { path: { equals: 'twee' } } });
    const [second] = docs;
    if (!second) throw new Error('no redirect');
    await api.payload.update({ collection: 'redirects', id: second.id, data: { path: '/twee-b/' } });
    await api.payload.delete({ collection: 'redirects', id: second.id });
    expect((await changes()).slice(before)).toEqual([addressTag(1, 'twee'), addressTag(1, 'twee-b'), addressTag(1, 'twee-b')]);
    expect(await entry('een')).toMatchObject({ movedTo: 'twee' });
  });

  it('are not readable by guests', async () => {
    await expect(api.payload.find({ collection: 'redirects', overrideAccess: false })).rejects.toThrow();
  });
});
