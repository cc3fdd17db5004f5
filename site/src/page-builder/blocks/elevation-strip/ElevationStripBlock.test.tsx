import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, words } from '../../test-block.ts';
import { ElevationStripBlock } from './ElevationStripBlock.tsx';

const product = (id: number, widthMm: number) => ({
  id,
  title: `Bench ${id}`,
  uri: `producten/banken/bank-${id}`,
  dimensions: { lengthMm: widthMm, widthMm: 600, heightMm: 800 },
  elevation: { url: `/media/e${id}.svg`, widthMm, heightMm: 800 },
});
const html = (content: object) => renderView(<ElevationStripBlock block={block(content)} />);

test('BLK-21 a strip shows its title and the elevations of its products, each with its length', () => {
  const strip = html({ titleField: 'Op schaal', products: [product(1, 1800), product(2, 420)] });
  expect(words(strip)).toEqual(['Op schaal', '1800', 'Bench 1', '420', 'Bench 2']);
  expect(strip).toMatch(/^<section [^>]*aria-labelledby="block-4601"/);
});

test('BLK-21 all elevations share one scale', () => {
  const strip = html({ titleField: null, products: [product(1, 1800), product(2, 420)] });
  expect(strip.match(/--mm:/g)).toHaveLength(1);
  expect(strip).toContain('--width-mm:1800');
  expect(strip).toContain('--width-mm:420');
});

test('BLK-21 the block is empty without products', () => {
  expect(html({ titleField: 'Op schaal', products: [] })).toBe('');
});

test('CAT-13 a strip can link to a comparison of its first four products', () => {
  const products = [1, 2, 3, 4, 5].map((id) => ({ ...product(id, 1800), sku: `P${id}` }));
  const strip = html({ titleField: null, products, compare: true });
  expect(strip).toContain('href="/vergelijken/?variant=P1+P2+P3+P4"');
  expect(html({ titleField: null, products, compare: false })).not.toContain('/vergelijken/');
  expect(html({ titleField: null, products: products.slice(0, 1), compare: true })).not.toContain('/vergelijken/');
});
