import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { ProductCard } from './ProductCard.tsx';

const card = (price: { amount: number; from: boolean } | null) =>
  ({
    title: 'Meent Parkbank',
    uri: 'produkte/sitzmoebel/meent-parkbank',
    newProduct: true,
    featuredProduct: true,
    dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
    category: { title: 'Bänke mit Rückenlehne' },
    productImage: null,
    price,
  }) as never;

test('CAT-03 CAT-08 a card leads to its product and says category, measures and badges in the language of the site', () => {
  const html = renderView(<ProductCard product={card(null)} />, { locale: 'de' });
  expect(html).toContain('href="/de/produkte/sitzmoebel/meent-parkbank/"');
  expect(
    html
      .replace(/<[^>]*>/g, ' ')
      .split(/\s{2,}/)
      .filter(Boolean),
  ).toEqual(['Neu', 'Empfohlen', 'Meent Parkbank', 'Bänke mit Rückenlehne', '1800 × 640 × 835 mm']);
});

test('CAT-09 a member sees the price from which it comes, marked as without VAT', () => {
  const html = renderView(<ProductCard product={card({ amount: 890, from: true })} />, { locale: 'de', isMember: true });
  expect(html).toContain('ab 890\u00a0€');
  expect(html).toContain('zzgl. MwSt.');
  expect(renderView(<ProductCard product={card({ amount: 890, from: false })} />, { locale: 'de' })).not.toContain('ab 890');
});
