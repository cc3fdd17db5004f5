import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { askBlocks } from '../testing/block-question.ts';
import { apiTest } from '../testing/open-api.ts';
import { idsPerEntry } from './block-ids.ts';

const asEditor = { overrideAccess: true, depth: 0 } as const;

const api = apiTest('demo');
let pageId: number;
/** ID of a page that is live in no language. */
let hiddenId: number;

beforeAll(async () => {
  const page = await api.payload.create({
    collection: 'pages',
    locale: 'nl',
    data: { title: 'Blokken', slug: 'blokken', type: 'contentPage', _status: 'published' } as never,
    ...asEditor,
  });
  pageId = page.id;
  const hidden = { title: 'Concept', slug: 'concept', type: 'contentPage', _status: 'draft' } as never;
  hiddenId = (await api.payload.create({ collection: 'pages', locale: 'nl', data: hidden, ...asEditor })).id;
});

/** Publishes blocks on the page of this suite and returns the blocks that guests get. */
async function published(stored: readonly object[], locale: LocaleCode = 'nl') {
  const data = { title: 'Blokken', slug: 'blokken', blocks: stored, _status: 'published' } as never;
  await api.payload.update({ collection: 'pages', id: pageId, locale, data, ...asEditor });
  return ask('blokken', { nl: 1, en: 2, de: 3 }[locale]);
}

const ask = (uri: string, siteId = 1) => askBlocks(api, uri, siteId);

const text = (html: string) => htmlToLexical(html, (url) => ({ url }));
const idsOf = (records: { id: number }[]) => records.map(({ id }) => id);

/** Withdraws an entry from the Dutch site, publishes it again and returns the tags announced meanwhile. */
async function announcedBy(collection: 'products' | 'projects' | 'news' | 'categories', id: number) {
  const position = async () =>
    (await api.payload.db.pool.query<{ last: string }>('select max(id) as last from change')).rows[0]?.last;
  const before = await position();
  const status = (_status: 'draft' | 'published') =>
    api.payload.update({ collection, id, locale: 'nl', data: { _status } as never, ...asEditor });
  await status('draft');
  const without = await ask('blokken');
  await status('published');
  const changes = await api.payload.db.pool.query<{ tags: string[] }>('select tags from change where id > $1', [before]);
  return { tags: changes.rows.flatMap(({ tags }) => tags), without };
}

describe('blocks of a page', () => {
  it('BLK-01 returns a text in one or two columns, and no call to action without a target', async () => {
    const { blocks: answered } = await published([
      { blockType: 'titleText', titleField: 'Kop', text: text('<p>Links</p>'), textColumn2: text('<p>Rechts</p>') },
      { blockType: 'titleText', cta: { type: 'entry', entry: { relationTo: 'pages', value: hiddenId } } },
    ]);
    expect(answered).toEqual([
      {
        __typename: 'TitleTextBlock',
        id: pageId * idsPerEntry + 1,
        siteId: 1,
        titleField: 'Kop',
        text: '<p>Links</p>',
        textColumn2: '<p>Rechts</p>',
        cta: null,
      },
      {
        __typename: 'TitleTextBlock',
        id: pageId * idsPerEntry + 2,
        siteId: 1,
        titleField: null,
        text: null,
        textColumn2: null,
        cta: null,
      },
    ]);
  });

  it('BLK-13 returns the privacy policy for the newsletter sign-up in each language', async () => {
    const newsletter = [{ blockType: 'newsletter', titleField: 'Brief', text: text('<p>Nieuws</p>') }];
    for (const [locale, uri] of [
      ['nl', 'privacy'],
      ['de', 'datenschutz'],
    ] as const) {
      const { blocks: answered, tags } = await published(newsletter, locale);
      expect(answered).toMatchObject([
        { __typename: 'NewsletterBlock', titleField: 'Brief', text: '<p>Nieuws</p>', privacyPolicy: { uri } },
      ]);
      expect(tags).toContain(`GlobalSets:${locale === 'nl' ? 1 : 3}:list`);
    }
  });

  it('BLK-01 follow the order of the page, separately for each language', async () => {
    const { blocks: dutch } = await published([
      { blockType: 'quote', quote: 'Eerst' },
      { blockType: 'titleText', titleField: 'Dan' },
    ]);
    const { blocks: german } = await published([{ blockType: 'titleText', titleField: 'Anders' }], 'de');
    expect(dutch.map(({ id }: { id: number }) => id - pageId * idsPerEntry)).toEqual([1, 2]);
    expect(dutch[0]).toMatchObject({ __typename: 'QuoteBlock', quote: 'Eerst', author: null, role: null, image: null });
    expect(german).toEqual([expect.objectContaining({ titleField: 'Anders', siteId: 3 })]);
  });

  it('BLK-19 link a call to action to an entry, to the home page or to an address', async () => {
    const bench = await api.ask('{ products(siteId: 1, search: "BM-1010") { hits { id uri title } } }');
    const { id, uri, title } = bench.data.products.hits[0];
    const { blocks: answered } = await published([
      { blockType: 'titleText', cta: { type: 'entry', entry: { relationTo: 'products', value: id }, ariaLabel: 'Bekijk' } },
      { blockType: 'titleText', cta: { type: 'home', customText: 'Naar het begin' } },
      { blockType: 'titleText', cta: { type: 'url', url: 'tel:+31570000000', customText: 'Bel ons' } },
    ]);
    expect(answered.map((block: { cta: unknown }) => block.cta)).toEqual([
      { type: 'entry', text: title, url: null, ariaLabel: 'Bekijk', element: { uri } },
      { type: 'home', text: 'Naar het begin', url: null, ariaLabel: null, element: { uri: '__home__' } },
      { type: 'url', text: 'Bel ons', url: 'tel:+31570000000', ariaLabel: null, element: null },
    ]);
    const refused = published([{ blockType: 'titleText', cta: { type: 'url', url: 'javascript:alert(1)' } }]);
    await expect(refused).rejects.toThrow();
  });

  it('BLK-10 show the newest eight articles by default, and chosen ones in their order', async () => {
    const { blocks: answered, tags } = await published([{ blockType: 'newsItems' }]);
    const newest = await api.ask('{ document(locale: 1, first: 8) { news { id } } }');
    expect(idsOf(answered[0].entries)).toEqual(idsOf(newest.data.document.news));
    expect(answered[0].entries).toHaveLength(8);
    expect(tags).toContain('NewsArticle:1:list');
    const chosen = idsOf(answered[0].entries).slice(3, 5).reverse();
    const picked = await published([{ blockType: 'newsItems', newsItems: chosen }]);
    expect(idsOf(picked.blocks[0].entries)).toEqual(chosen);
    expect(picked.tags).not.toContain('NewsArticle:1:list');
    const gone = await announcedBy('news', chosen[0] ?? 0);
    expect(gone.tags).toContain(`NewsArticle:1:${chosen[0]}`);
    expect(gone.without.tags).toContain(`NewsArticle:1:${chosen[0]}`);
    expect(idsOf(gone.without.blocks[0].entries)).toEqual(chosen.slice(1));
  });

  it('BLK-12 BLK-15 BLK-16 BLK-21 contain live entries only, and each change of an entry invalidates the page (API-06)', async () => {
    const [products, categories, entries] = [
      [5, 2, 9],
      [7, 1],
      [3, 1],
    ];
    await published([
      { blockType: 'products', products },
      { blockType: 'elevationStrip', products },
      { blockType: 'categoryCards', categories },
      { blockType: 'references', entries },
    ]);
    const listed = ({ blocks: answered }: Awaited<ReturnType<typeof ask>>) => [
      idsOf(answered[0].products),
      idsOf(answered[1].products),
      idsOf(answered[2].categories),
      idsOf(answered[3].entries),
    ];
    expect(listed(await ask('blokken'))).toEqual([products, products, categories, entries]);
    const product = await announcedBy('products', 2);
    expect(listed(product.without)).toEqual([[5, 9], [5, 9], categories, entries]);
    expect(product.without.tags.filter((tag) => product.tags.includes(tag))).toContain('Product:1:2');
    const project = await announcedBy('projects', 3);
    expect(listed(project.without)).toEqual([products, products, categories, [1]]);
    expect(project.without.tags.filter((tag) => project.tags.includes(tag))).toContain('Project:1:3');
  });

  it('BLK-15 omit a category that is not live, and its content', async () => {
    await published([{ blockType: 'categoryCards', categories: [7, 1] }]);
    const { tags, without } = await announcedBy('categories', 7);
    expect(idsOf(without.blocks[0].categories)).toEqual([1]);
    expect(without.tags.filter((tag) => tags.includes(tag))).toContain('Category:1:7');
  });

  it('BLK-11 return slides with their picture in both sizes', async () => {
    const image = 97;
    const { blocks: answered } = await published([
      {
        blockType: 'countdownImages',
        slides: [{ titleField: 'Een', text: text('<p>x</p>'), image, mobileImage: 98 }, { image }],
      },
    ]);
    expect(answered[0].slides).toEqual([
      {
        titleField: 'Een',
        text: '<p>x</p>',
        image: { crop: { url: expect.stringContaining('/countdown-') } },
        mobileImage: { id: 98 },
        cta: null,
      },
      { titleField: null, text: null, image: { crop: { url: expect.any(String) } }, mobileImage: null, cta: null },
    ]);
  });
});
