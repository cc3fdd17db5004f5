import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { reservedSegments } from '@plantsoen/contract/paths.ts';
import { describe, expect, it } from 'vitest';
import { paragraph } from '../../testing/access-fixtures.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import type { Page } from '../generated/payload-types.ts';

const test = payloadTest();

let number = 0;
const newSlug = () => `pagina-${++number}`;

const page = (data: Partial<Page> = {}, locale: LocaleCode = 'nl') =>
  test.payload.create({
    collection: 'pages',
    locale,
    data: { title: 'Pagina', slug: newSlug(), type: 'contentPage', _status: 'published', ...data } as Page,
  });

const category = (slug: string, parent?: number) =>
  test.payload.create({ collection: 'categories', locale: 'nl', data: { title: slug, slug, parent, _status: 'published' } });

const product = (slug: string, inCategory: number) =>
  test.payload.create({
    collection: 'products',
    locale: 'nl',
    data: { title: slug, slug, articleNumber: `A-${++number}`, category: inCategory, _status: 'published' },
  });

const paths = (error: unknown) => {
  const { errors = [] } = (error as { data?: { errors?: { path: string }[] } }).data ?? {};
  return errors.map(({ path }) => path);
};
/** Returns the fields that a refused write names. */
const refusedFields = (write: Promise<unknown>) => write.then(() => [], paths);

describe('bounds', () => {
  it.each([
    ['title', { title: 'x'.repeat(151) }],
    ['slug', { slug: 'x'.repeat(101) }],
    ['intro', { intro: 'x'.repeat(2001) }],
    ['seo.metaDescription', { seo: { metaDescription: 'x'.repeat(321) } }],
    ['hero.dimension.fromX', { hero: { dimension: { fromX: 1.01 } } }],
    ['hero.ctas', { hero: { ctas: Array.from({ length: 5 }, () => ({ type: 'home' as const })) } }],
    ['blocks', { blocks: Array.from({ length: 61 }, () => ({ blockType: 'team' as const })) }],
    ['blocks.0.text', { blocks: [{ blockType: 'titleText' as const, text: paragraph('x'.repeat(20_001)) }] }],
  ])('refuse a value that is too large in %s', async (field, data) => {
    expect(await refusedFields(page(data as Partial<Page>))).toEqual([field]);
  });
});

describe('HERO-06 the dimension line', () => {
  it('refuses a product without a length', async () => {
    const { id } = await product('zonder-lengte', (await category('met-lengte')).id);
    const write = () => refusedFields(page({ hero: { dimension: { product: id } } }));
    expect(await write()).toEqual(['hero.dimension.product']);
    await test.payload.update({ collection: 'products', id, locale: 'nl', data: { lengthMm: 1800, _status: 'published' } });
    expect(await write()).toEqual([]);
  });
});

describe('BLK-19 links', () => {
  const withUrl = (url: string) => page({ hero: { ctas: [{ type: 'url', url }] } });
  const withLink = (url: string) => {
    const link = {
      type: 'link',
      version: 3,
      direction: null,
      format: '',
      indent: 0,
      children: [],
      fields: { linkType: 'custom', url },
    };
    const text = paragraph('a');
    text.root.children[0]?.children.push(link as never);
    return page({ blocks: [{ blockType: 'titleText', text }] as Page['blocks'] });
  };

  it.each(['javascript:alert(1)', 'data:text/html,x', '//x.nl/', 'x.nl', ' https://x.nl/', 'ftp://x.nl/'])(
    'refuse %s',
    async (url) => {
      expect(await refusedFields(withUrl(url))).toEqual(['hero.ctas.0.url']);
      await expect(withLink(url)).rejects.toThrow();
    },
  );

  it.each(['https://x.nl/a?b=c', 'http://x.nl/', 'mailto:a@x.nl', 'tel:+31570000000'])('accept %s', async (url) => {
    await expect(withUrl(url)).resolves.toBeTruthy();
    await expect(withLink(url)).resolves.toBeTruthy();
  });

  it('require an entry if they lead to one', async () => {
    expect(await refusedFields(page({ hero: { ctas: [{ type: 'entry' }] } }))).toEqual(['hero.ctas.0.entry']);
  });
});

describe('LOC-08 slugs', () => {
  it.each(['Hoofdletter', 'met spatie', 'a_b', 'é', '-a', 'a-', 'a--b', 'a/b', '..'])('refuse %s', async (slug) => {
    expect(await refusedFields(page({ slug }))).toEqual(['slug']);
  });

  it('refuse every first segment of a fixed path, an endpoint or a locale, for top-level content pages', async () => {
    const parent = await page();
    for (const slug of [...reservedSegments].filter((segment) => !segment.includes('.'))) {
      expect(await refusedFields(page({ slug })), slug).toEqual(['slug']);
    }
    await expect(page({ slug: 'contact', parent: parent.id })).resolves.toBeTruthy();
  });

  it('of fixed pages are taken from the table of paths, in each language', async () => {
    const login = await page({ type: 'login', slug: 'iets-anders' });
    expect(login.slug).toBe('aanmelden');
    const data = { title: 'Log in', slug: 'whatever', _status: 'published' as const };
    const english = await test.payload.update({ collection: 'pages', id: login.id, locale: 'en', data });
    expect(english.slug).toBe('log-in');
    expect(await refusedFields(page({ type: 'login' }))).toEqual(['slug']);
  });

  it('may repeat in another language and below another page, but not among siblings', async () => {
    const [first, second] = [await page(), await page()];
    await page({ slug: 'zelfde', parent: first.id });
    await expect(page({ slug: 'zelfde', parent: second.id })).resolves.toBeTruthy();
    await expect(page({ slug: 'zelfde' })).resolves.toBeTruthy();
    expect(await refusedFields(page({ slug: 'zelfde', parent: first.id }))).toEqual(['slug']);
    const english = { title: 'Same', slug: 'zelfde', _status: 'published' as const };
    const other = await page();
    await expect(test.payload.update({ collection: 'pages', id: other.id, locale: 'en', data: english })).resolves.toBeTruthy();
    expect(await refusedFields(test.payload.update({ collection: 'pages', id: other.id, locale: 'nl', data: english }))).toEqual([
      'slug',
    ]);
  });

  it('of subcategories and products of a category must be distinct', async () => {
    const [benches, tables] = [await category('banken'), await category('tafels')];
    const backrest = await category('met-leuning', benches.id);
    await product('meent', backrest.id);
    expect(await refusedFields(product('meent', benches.id))).toEqual(['slug']);
    expect(await refusedFields(product('met-leuning', benches.id))).toEqual(['slug']);
    expect(await refusedFields(category('meent', benches.id))).toEqual(['slug']);
    await expect(product('meent', tables.id)).resolves.toBeTruthy();
  });
});

describe('trees', () => {
  it('of categories have two levels and no cycle', async () => {
    const [top, other] = [await category('kasten'), await category('palen')];
    const below = await category('kast-klein', top.id);
    expect(await refusedFields(category('te-diep', below.id))).toEqual(['parent']);
    const moved = (id: number, parent: number) =>
      test.payload.update({ collection: 'categories', id, locale: 'nl', data: { parent, _status: 'published' } });
    expect(await refusedFields(moved(top.id, other.id))).toEqual(['parent']);
    expect(await refusedFields(moved(other.id, other.id))).toEqual(['parent']);
    await expect(moved(below.id, other.id)).resolves.toBeTruthy();
  });

  it('of pages have three levels and no cycle, below content pages', async () => {
    const first = await page();
    const second = await page({ parent: first.id });
    const third = await page({ parent: second.id });
    expect(await refusedFields(page({ parent: third.id }))).toEqual(['parent']);
    const moved = (id: number, parent: number) =>
      test.payload.update({ collection: 'pages', id, locale: 'nl', data: { parent, _status: 'published' } });
    expect(await refusedFields(moved(first.id, third.id))).toContain('parent');
    expect(await refusedFields(moved(first.id, (await page()).id))).toEqual(['parent']);
    const contact = await page({ type: 'contact' });
    expect(await refusedFields(page({ parent: contact.id }))).toEqual(['parent']);
  });
});

describe('SEC-02 an html block', () => {
  const save = async (html: string) => {
    const { blocks } = await page({ blocks: [{ blockType: 'html', html }] });
    return blocks?.[0]?.blockType === 'html' ? blocks[0].html : undefined;
  };

  it('is sanitised on save', async () => {
    expect(await save('<p onclick="x()">a</p><script>alert(1)</script>')).toBe('<p>a</p>');
  });

  it('BLK-17 keeps embeds of allowed hosts', async () => {
    const frame = '<iframe src="https://maps.example.org/x"></iframe>';
    expect(await save(frame)).toBe('');
    const data = { allowedEmbedHosts: ['maps.example.org'], globalData: { companyName: 'B' } };
    await test.payload.updateGlobal({ slug: 'globals', locale: 'nl', data });
    expect(await save(frame)).toBe(frame);
  });
});
