import { expect, test } from 'vitest';
import { renderCompleteView, renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, crop, words } from '../../test-block.ts';
import { ProductsBlock } from './ProductsBlock.tsx';

const product = (id: number) => ({
  id,
  title: `Bench ${id}`,
  uri: `products/seating/bench-${id}`,
  newProduct: false,
  featuredProduct: false,
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  discontinued: null,
  supply: { maintenanceIntervalMonths: null },
  category: { title: 'Benches' },
  productImage: null,
  elevation: null,
  impressionImage: null,
  price: null,
});
const view = (count: number, price: object | null = null) => {
  const products = Array.from({ length: count }, (_, index) => ({ ...product(index + 1), price }));
  const content = { titleField: 'Highlights', cta: callToAction('All products', 'products'), products };
  return <ProductsBlock block={block(content)} />;
};
const html = (count: number) => renderView(view(count), { locale: 'en' });

test('BLK-12 highlighted products are cards with title, link and measures', () => {
  expect(words(html(2))).toEqual([
    'Highlights',
    'All products',
    'Bench 1',
    'Benches',
    '1800 × 640 × 835 mm',
    'Compare',
    'Add to list',
    'Bench 2',
    'Benches',
    '1800 × 640 × 835 mm',
    'Compare',
    'Add to list',
  ]);
  expect(html(2)).toContain('href="/en/products/seating/bench-1/"');
});

test('BLK-12 a highlight shows its picture in the crop of 295 by 221 px', () => {
  const productImage = { alt: 'Bench', cutOut: true, crop: crop('bench', 625, 468), highlight: crop('bench', 295, 221) };
  for (const count of [1, 5]) {
    const products = Array.from({ length: count }, (_, index) => ({ ...product(index + 1), productImage }));
    const shown = renderView(<ProductsBlock block={block({ titleField: null, cta: null, products })} />, { locale: 'en' });
    expect(shown.match(/<img[^>]*width="295" height="221"/g)).toHaveLength(count);
  }
});

test('BLK-12 a member sees the price', async () => {
  const member = { isApproved: true, favourites: [] };
  const shown = await renderCompleteView(view(1, { amount: 1290, from: false }), { locale: 'en', member });
  expect(words(shown).join(' ')).toContain('€1,290');
});

test('BLK-12 BLK-18 four products form a row, more form a slider', () => {
  expect(html(4)).not.toContain('carousel');
  expect(html(5)).toMatch(/aria-roledescription="carousel" aria-labelledby="block-4601"/);
});

test('BLK-12 the block is empty without products', () => {
  expect(html(0)).toBe('');
});
