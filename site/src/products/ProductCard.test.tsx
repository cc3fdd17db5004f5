import { expect, test } from 'vitest';
import { renderCompleteView, renderView } from '../platform/testing/render-view.tsx';
import german from './messages/de.json' with { type: 'json' };
import dutch from './messages/nl.json' with { type: 'json' };
import { badgesOf } from './ProductBadges.tsx';
import { ProductCard } from './ProductCard.tsx';

const crop = { path: '/media/b', widths: [313], formats: ['avif', 'jpg'], width: 625, height: 468 };
const bench = {
  id: 42,
  title: 'Meent Parkbank',
  uri: 'produkte/sitzmoebel/meent-parkbank',
  newProduct: true,
  featuredProduct: true,
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  discontinued: null,
  supply: { maintenanceIntervalMonths: null },
  category: { title: 'Bänke mit Rückenlehne' },
  productImage: null,
  elevation: null,
  impressionImage: null,
  price: null,
  match: null,
};
const card = (more: object = {}) => <ProductCard product={{ ...bench, ...more } as never} />;

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s{2,}/)
    .filter(Boolean);

test('CAT-03 CAT-04 CAT-08 a card links to its product and shows category, measures and badges in its language', () => {
  const html = renderView(card(), { locale: 'de' });
  expect(html).toContain('href="/de/produkte/sitzmoebel/meent-parkbank/"');
  expect(words(html)).toEqual([
    'Neu',
    'Empfohlen',
    'Meent Parkbank',
    'Bänke mit Rückenlehne',
    '1800 × 640 × 835 mm',
    'Vergleichen',
    'Auf die Liste',
  ]);
});

test('CAT-08 a card shows the maintenance interval of its product, if it has one', () => {
  const supply = { maintenanceIntervalMonths: 24 };
  expect(words(renderView(card({ supply }), { locale: 'de' }))).toContain('Wartung alle 24 Mon.');
  expect(renderView(card({ supply: { maintenanceIntervalMonths: null } }), { locale: 'de' })).not.toContain('Wartung');
});

test('CAT-04 a card shows its badges in the language of the site, or none', () => {
  expect(words(renderView(card())).slice(0, 2)).toEqual(['Nieuw', 'Uitgelicht']);
  const plain = { newProduct: false, featuredProduct: false };
  expect(words(renderView(card(plain)))[0]).toBe('Meent Parkbank');
});

test('CAT-03 FAV-01 the heart of a card belongs to its product', () => {
  expect(renderView(card())).toContain('href="/aanmelden/?return=true&amp;reason=favourite&amp;favourite=42"');
});

test('CAT-08 the second picture is the elevation with the stated measures, or else the impression', () => {
  const elevation = { url: '/media/elevations/a.svg', widthMm: 1804, heightMm: 836 };
  const impressionImage = { alt: 'In the park', cutOut: false, crop };
  const drawn = renderView(card({ elevation, impressionImage }));
  expect(drawn).toContain('/media/elevations/a.svg');
  expect(words(drawn)).toEqual(expect.arrayContaining(['1800', '835']));
  expect(drawn).not.toContain('/media/b');
  const undrawn = renderView(card({ impressionImage }));
  expect(undrawn).toContain('src="/media/b-625.jpg" alt=""');
  expect(undrawn).toContain('loading="lazy"');
});

test('CAT-03 CAT-09 a member sees the lowest price, marked as excluding VAT', async () => {
  const member = { isApproved: true, favourites: [] };
  const html = await renderCompleteView(card({ price: { amount: 890, from: true } }), { locale: 'de', member });
  expect(html).toContain('ab 890\u00a0€');
  expect(html).toContain('zzgl. MwSt.');
  expect(await renderCompleteView(card({ price: { amount: 890, from: false } }), { locale: 'de', member })).not.toContain(
    'ab 890',
  );
});

test('CAT-11 a card shows the variant that matches the filters, and links to it in the selected colour and mounting', () => {
  const elevation = { url: '/media/elevations/a.svg', widthMm: 1804, heightMm: 836 };
  const impressionImage = { alt: 'In the park', cutOut: false, crop };
  const variant = { sku: 'BM-1010-03', dimensions: { lengthMm: 3000, widthMm: 640, heightMm: 835 } };
  const match = { variant, colour: 'DB 703', mounting: 'surface' };
  const html = renderView(card({ elevation, impressionImage, match }));
  expect(html).toContain('parkbank/?variant=BM-1010-03&amp;colour=DB-703&amp;mounting=surface"');
  expect(html).toContain('3000 × 640 × 835 mm');
  expect(html, 'the elevation is that of another variant').not.toContain('/media/elevations/a.svg');
  expect(html).toContain('src="/media/b-625.jpg"');
});

test('CAT-11 a card of a product that differs only in colour keeps the measures of the product', () => {
  const html = renderView(card({ match: { variant: null, colour: 'RAL', mounting: null } }));
  expect(html).toContain('parkbank/?colour=RAL"');
  expect(html).toContain('1800 × 640 × 835 mm');
});

test('CAT-04 a product has its badges with new before featured', () => {
  expect(badgesOf({ ...bench, newProduct: true, featuredProduct: true })).toEqual(['new', 'featured']);
  expect(badgesOf({ ...bench, newProduct: false, featuredProduct: true })).toEqual(['featured']);
  expect(badgesOf({ ...bench, newProduct: false, featuredProduct: false })).toEqual([]);
});

test('CAT-04 the badges are Uitgelicht and Nieuw, and translated', () => {
  expect(badgesOf({ ...bench, newProduct: true, featuredProduct: true }).map((kind) => dutch[kind])).toEqual([
    'Nieuw',
    'Uitgelicht',
  ]);
  expect(badgesOf({ ...bench, newProduct: true, featuredProduct: true }).map((kind) => german[kind])).toEqual([
    'Neu',
    'Empfohlen',
  ]);
});

test('CAT-17 a discontinued product has that badge alone, in every language', () => {
  const discontinued = { date: '2026-11-27' };
  for (const [locale, badge] of [
    ['nl', 'Vervallen'],
    ['en', 'Discontinued'],
    ['de', 'Eingestellt'],
  ] as const)
    expect(words(renderView(card({ discontinued }), { locale })).slice(0, 2)).toEqual([badge, 'Meent Parkbank']);
});
