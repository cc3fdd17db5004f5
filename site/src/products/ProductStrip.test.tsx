import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { ProductStrip, stripScale } from './ProductStrip.tsx';

const bench = {
  id: 1,
  title: 'Meent Parkbank',
  uri: 'produkte/sitzmoebel/meent-parkbank',
  dimensions: { lengthMm: 1790 },
  elevation: { url: '/media/elevations/bench.svg', widthMm: 1800, heightMm: 835 },
};
const undrawn = { ...bench, id: 2, title: 'Korf 60', elevation: null };

test('BLK-21 a strip shows each product with a drawing at one scale, with its length and name', () => {
  const html = renderView(<ProductStrip products={[bench, undrawn] as never} />, { locale: 'de' });
  expect(html).toContain('style="--mm:0.086px;--tallest:835"');
  expect(html).toContain('href="/de/produkte/sitzmoebel/meent-parkbank/"');
  expect(html).toContain('>1790<');
  expect(html).toContain('Meent Parkbank');
  expect(html).not.toContain('Korf 60');
  expect(html).toContain('aria-label="Vorderansichten in einem Maßstab"');
});

test('BLK-21 without drawings there is no strip', () => {
  expect(renderView(<ProductStrip products={[undrawn] as never} />)).toBe('');
});

test('BLK-21 all elevations of a strip share one scale, which shrinks for the tallest one', () => {
  expect(stripScale([835, 455])).toBe(0.086);
  expect(stripScale([835, 3400])).toBe(0.0706);
  expect(stripScale([835], 0.118)).toBe(0.118);
  expect(stripScale([])).toBe(0.086);
});
