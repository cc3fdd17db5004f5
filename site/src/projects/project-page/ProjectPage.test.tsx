import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { ProjectPage } from './ProjectPage.tsx';

const crop = (name: string) => ({
  path: `/media/${name}`,
  widths: [100],
  formats: ['avif', 'jpg'],
  width: 3,
  height: 2,
});
const picture = (name: string) => ({
  id: 1,
  alt: name,
  cutOut: false,
  whole: crop(`${name}-whole`),
  large: crop(`${name}-large`),
  thumbnail: crop(`${name}-thumbnail`),
});
/** The minimum data of a project. */
const bare = {
  __typename: 'Project',
  id: 7,
  siteId: 1,
  title: 'Kade',
  uri: 'projecten/kade',
  introtext: null,
  location: null,
  countryName: null,
  year: null,
  areaM2: null,
  client: null,
  landscapeArchitect: null,
  headerslider: [],
  products: [],
  quantities: [],
  blocks: [],
};
const product = {
  id: 3,
  title: 'Bank',
  uri: 'producten/bank',
  category: { title: 'Banken' },
  newProduct: false,
  featuredProduct: false,
  productImage: null,
  impressionImage: null,
  dimensions: { lengthMm: 1800, widthMm: null, heightMm: 800 },
  discontinued: null,
  supply: { maintenanceIntervalMonths: null },
  elevation: { url: '/media/elevations/bank.svg', widthMm: 1800, heightMm: 800 },
  price: null,
};
const html = (more: object = {}, locale: LocaleCode = 'nl') =>
  renderView(<ProjectPage entry={{ ...bare, ...more } as never} />, { locale });

const facts = { location: 'Vlissingen', countryName: 'Nederland', year: 2025, client: 'Gemeente', landscapeArchitect: 'Bureau' };

test.each([
  ['nl', ['Datum', 'Opdrachtgever', 'Landschapsarchitect', 'Locatie']],
  ['en', ['Date', 'Client', 'Landscape architect', 'Location']],
  ['de', ['Datum', 'Auftraggeber', 'Landschaftsarchitekt', 'Ort']],
] as const)('HERO-04 date, client, landscape architect and location are in a title block, %s', (locale, labels) => {
  const text = html(facts, locale);
  expect([...text.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual(labels);
  expect([...text.matchAll(/<dd[^>]*>([^<]+)</g)].map(([, value]) => value)).toEqual([
    '2025',
    'Gemeente',
    'Bureau',
    'Vlissingen, Nederland',
  ]);
});

test('HERO-04 EDT-14 the area that editors enter is a fact of the project', () => {
  const text = html({ ...facts, areaM2: 12500 }, 'de');
  expect(text).toMatch(/<dt[^>]*>Fläche<\/dt><dd[^>]*>12\.500 m²</);
});

test('HERO-04 missing data of a project have no cell', () => {
  const text = html();
  expect(text).toContain('Kade</h1>');
  expect(text).not.toContain('<dl');
  expect(text).not.toContain('<h2');
});

test('HERO-04 several pictures form a slider with thumbnails of 108 px', () => {
  const text = html({ headerslider: [picture('a'), picture('b')] });
  expect(text.match(/sizes="108px"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(text).toContain('aria-label="Afbeelding 2"');
  expect(html({ headerslider: [picture('a')] })).not.toContain('Afbeelding 2');
});

test('CON-09 a project tells the pieces of each variant, which link to their product', () => {
  const quantity = { sku: 'BM-1', variantTitle: '1800 mm', amount: 1200, product };
  const text = html({ products: [product], quantities: [quantity] });
  expect(text).toContain('aria-label="Geleverde aantallen"');
  expect(text).toContain('href="/producten/bank/?variant=BM-1"');
  expect(text).toMatch(/>1\.200<\/td>/);
  expect(html({ products: [product] })).not.toContain('Geleverde aantallen');
});

test('CON-02 the products used are drawn at one scale; cards follow unless a block of the page shows them', () => {
  const text = html({ products: [product] });
  expect(text).toContain('Hier staan</h2>');
  expect(text).toContain('/media/elevations/bank.svg');
  expect(text).toMatch(/<h3[^>]*><a[^>]*>Bank/);
  const block = { __typename: 'ProductsBlock', id: 1, title: 'Toegepaste producten', products: [product] };
  const besideBlock = html({ products: [product], blocks: [block] });
  expect(besideBlock).toContain('Op dezelfde schaal</h2>');
  expect(besideBlock).not.toContain('Hier staan');
});
