import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, words } from '../../test-block.ts';
import { ProductsBlock } from './ProductsBlock.tsx';

const product = (id: number) => ({
  id,
  title: `Bench ${id}`,
  uri: `products/seating/bench-${id}`,
  newProduct: false,
  featuredProduct: false,
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  category: { title: 'Benches' },
  productImage: null,
  elevation: null,
  impressionImage: null,
  price: null,
});
const html = (count: number, price: object | null = null, isMember = false) => {
  const products = Array.from({ length: count }, (_, index) => ({ ...product(index + 1), price }));
  const content = { titleField: 'Highlights', cta: callToAction('All products', 'products'), products };
  return renderView(<ProductsBlock block={block(content)} />, { locale: 'en', isMember });
};

test('BLK-12 highlighted products are cards with title, link and measures', () => {
  expect(words(html(2))).toEqual([
    'Highlights',
    'All products',
    'Bench 1',
    'Benches',
    '1800 × 640 × 835 mm',
    'Bench 2',
    'Benches',
    '1800 × 640 × 835 mm',
  ]);
  expect(html(2)).toContain('href="/en/products/seating/bench-1/"');
});

test('BLK-12 a member sees the price', () => {
  expect(words(html(1, { amount: 1290, from: false }, true)).join(' ')).toContain('€1,290');
});

test('BLK-12 BLK-18 four stand in a row, more go on in a slider', () => {
  expect(html(4)).not.toContain('carousel');
  expect(html(5)).toMatch(/aria-roledescription="carousel" aria-labelledby="block-4601"/);
});

test('BLK-12 without any product there is nothing', () => {
  expect(html(0)).toBe('');
});
