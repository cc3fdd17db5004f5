import { cacheIdentity, fileTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { describe, expect, it } from 'vitest';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');

const asEditor = { overrideAccess: true, depth: 0, locale: 'nl' } as const;
const bench = 'producten/zitmeubilair/meent-parkbank';
const entry = async (uri: string, fields: string) =>
  (await api.ask(`query ($uri: String!) { entry(uri: $uri, siteId: 1) { ${fields} } }`, { uri })).data.entry;

describe('announced tags match the tags of the answers', () => {
  it('API-06 announces a replaced drawing or model under the identity that the product’s answer contains', async () => {
    const { dimensionalDrawing, model } = await entry(
      bench,
      '... on Product { dimensionalDrawing { __typename id siteId } model { __typename id siteId } }',
    );
    const drawing = () => api.payload.update({ collection: 'drawings', id: dimensionalDrawing.id, data: {}, ...asEditor });
    expect(await api.announced(drawing)).toContain(cacheIdentity(dimensionalDrawing));
    const file = () => api.payload.update({ collection: 'files', id: model.id, data: {}, ...asEditor });
    expect(await api.announced(file)).toContain(cacheIdentity(model));
  });

  it('NAV-08 announces a changed logo under a tag of the answer that contains it', async () => {
    const question = '{ algemeen(siteId: 1) { globals { logo { url } } } }';
    const { data, tags } = await api.ask(question);
    expect(data.algemeen.globals.logo.url).toBeTruthy();
    const picture = tags.find((tag) => tag.startsWith('Image:1:'));
    const id = Number(picture?.split(':').at(-1));
    expect(await api.announced(() => api.payload.update({ collection: 'media', id, data: {}, ...asEditor }))).toContain(picture);
  });

  it('SEA-02 invalidates an answer with a link when the linked product is withdrawn and when it is published again', async () => {
    const { id } = await entry(bench, '... on Product { id }');
    const [asked] = (await api.ask('{ faqQuestions(siteId: 1) { id uri } }')).data.faqQuestions;
    const answer = htmlToLexical('<p><a href="bench">Meent</a></p>', () => ({ relationTo: 'products', id }));
    await api.payload.update({ collection: 'faq', id: asked.id, data: { answer, _status: 'published' } as never, ...asEditor });
    const question = `{ entry(uri: "${asked.uri}", siteId: 1) { ... on FaqQuestion { answer } } }`;
    const status = (_status: 'draft' | 'published') => () =>
      api.payload.update({ collection: 'products', id, data: { _status } as never, ...asEditor });

    const linked = await api.ask(question);
    expect(linked.data.entry.answer).toContain(`href="/${bench}/"`);
    const gone = await api.announced(status('draft'));
    expect(linked.tags.filter((tag) => gone.includes(tag))).toContain(`Product:1:${id}`);
    const unlinked = await api.ask(question);
    expect(unlinked.data.entry.answer).not.toContain('href');
    const back = await api.announced(status('published'));
    expect(unlinked.tags.filter((tag) => back.includes(tag))).toContain(`Product:1:${id}`);
  });

  it('SEC-09 announces content withdrawn from guests as withdrawn, and an ordinary change as a change', async () => {
    const { id } = await entry(bench, '... on Product { id }');
    const product = (data: object) => () => api.payload.update({ collection: 'products', id, data: data as never, ...asEditor });
    const withdrawn = withdrawalOf(`Product:1:${id}`);
    expect(await api.announced(product({ _status: 'draft' }))).toContain(withdrawn);
    expect(await api.announced(product({ _status: 'published' }))).not.toContain(withdrawn);

    const { docs } = await api.payload.find({ collection: 'downloads', where: { membersOnly: { equals: false } }, ...asEditor });
    const download = docs.find(({ file }) => typeof file === 'number') as { id: number; file: number };
    const { hash } = await api.payload.findByID({ collection: 'files', id: download.file, ...asEditor });
    const tags = await api.announced(() =>
      api.payload.update({ collection: 'downloads', id: download.id, data: { membersOnly: true }, ...asEditor }),
    );
    expect(tags).toContain(withdrawalOf(`Download:1:${download.id}`));
    expect(tags).toContain(withdrawalOf(fileTag(hash as string)));
  });

  it('API-06 announces a changed category for the pages, cards, links and absent addresses of its products', async () => {
    const { id, category } = await entry(bench, '... on Product { id category { id parent { id } } }');
    const [asked] = (await api.ask('{ faqQuestions(siteId: 1) { id uri } }')).data.faqQuestions;
    const answer = htmlToLexical('<p><a href="bench">Meent</a></p>', () => ({ relationTo: 'products', id }));
    await api.payload.update({ collection: 'faq', id: asked.id, data: { answer, _status: 'published' } as never, ...asEditor });
    const page = (uri: string, fields: string) => api.ask(`{ entry(uri: "${uri}", siteId: 1) { __typename ${fields} } }`);
    const answers = async () => ({
      page: await page(bench, '... on Product { breadcrumbs { title uri } }'),
      card: await api.ask('{ products(siteId: 1, first: 48) { hits { title uri } } }'),
      link: await page(asked.uri, '... on FaqQuestion { answer }'),
      related: await api.ask(`{ productsById(siteId: 1, ids: [${id}]) { title uri } }`),
      absent: await page('producten/zitten/meent-parkbank', ''),
      former: await page('producten/zitmeubilair/meent-parkbank', '... on EntryMoved { uri }'),
      metadata: await api.ask(`{ seoMetadata(uri: "${bench}", siteId: 1) { metaJsonLdContainer metaLinkContainer } }`),
      abroad: await api.ask(
        '{ seoMetadata(uri: "products/seating/meent-park-bench", siteId: 2) { metaJsonLdContainer metaLinkContainer } }',
      ),
    });
    const publish = (categoryId: number, data: object) => () =>
      api.payload.update({
        collection: 'categories',
        id: categoryId,
        data: { _status: 'published', ...data } as never,
        ...asEditor,
      });
    const kept = ({ tags }: { tags: readonly string[] }, announced: readonly string[]) =>
      !tags.some((tag) => announced.includes(tag));

    const before = await answers();
    for (const [part, categoryId] of [
      ['category', category.id],
      ['parent', category.parent.id],
    ] as const) {
      const renamed = await api.announced(publish(categoryId, { title: `Andere ${part}` }));
      expect(kept(before.page, renamed), part).toBe(false);
      expect(kept(before.metadata, renamed), part).toBe(false);
    }
    const moved = await api.announced(publish(category.parent.id, { slug: 'zitten' }));
    for (const [name, found] of Object.entries(before)) if (name !== 'former') expect(kept(found, moved), name).toBe(false);
    expect(moved.filter((tag) => /^Product:1:\d/.test(tag))).toEqual([]);
    const after = await answers();
    expect(after.absent.data.entry.__typename).toBe('Product');
    expect(after.link.data.entry.answer).toContain('href="/producten/zitten/meent-parkbank/"');
    expect(after.former.data.entry).toEqual({ __typename: 'EntryMoved', uri: 'producten/zitten/meent-parkbank' });
    const back = await api.announced(publish(category.parent.id, { slug: 'zitmeubilair' }));
    for (const [name, found] of Object.entries(after)) expect(kept(found, back), name).toBe(false);

    const linked = await answers();
    const gone = await api.announced(publish(category.id, { _status: 'draft' }));
    for (const name of ['page', 'link', 'related'] as const) {
      const withdrawn = linked[name].tags.map(withdrawalOf);
      expect(
        gone.filter((tag) => withdrawn.includes(tag)),
        name,
      ).not.toEqual([]);
    }
    const without = await answers();
    expect(without.page.data.entry.__typename).toBe('EntryAbsent');
    expect(without.link.data.entry.answer).not.toContain('href');
    expect(without.related.data.productsById).toEqual([]);
    const live = await api.announced(publish(category.id, {}));
    for (const name of ['page', 'link', 'related'] as const) expect(kept(without[name], live), name).toBe(false);
  });

  it('CAT-02 announces a variant that moves to another product for both, and updates the facts of both', async () => {
    const { id, variants } = await entry(bench, '... on Product { id variants { id } }');
    const other = await entry('producten/zitmeubilair/wilg-ligbank', '... on Product { id }');
    const longest = variants.at(-1).id;
    const tags = await api.announced(() =>
      api.payload.update({ collection: 'variants', id: longest, data: { product: other.id, lengthMm: 7777 }, ...asEditor }),
    );
    expect(tags).toEqual(expect.arrayContaining([`Product:1:${id}`, `Product:1:${other.id}`, `Variant:1:${longest}`]));
    const withLength = async (lengthMm: number) => {
      const facts = [{ key: 'lengthMm', min: lengthMm, max: lengthMm }];
      const list = await api.ask(
        'query ($facts: [FactFilter!]) { products(siteId: 1, facts: $facts, first: 48) { hits { id } } }',
        {
          facts,
        },
      );
      return list.data.products.hits.map((hit: { id: number }) => hit.id);
    };
    expect(await withLength(7777)).toEqual([other.id]);
    expect(await withLength(3000)).not.toContain(id);
  });
});
