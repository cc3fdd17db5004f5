import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { ProductMedia } from './ProductMedia.tsx';

const product = { elevation: { url: '/media/e.svg', widthMm: 1800, heightMm: 835 }, productImages: [], colours: [] };

test('CAT-05 a page without scripts shows only the pictures, without the button for the model', () => {
  const html = renderView(<ProductMedia product={{ ...product, model: { size: 16_084, url: '/m.glb' } } as never} />);
  expect(html).not.toContain('<button');
  expect(html).not.toContain('m.glb');
});

test('CAT-05 a product without a model shows its pictures', () => {
  expect(renderView(<ProductMedia product={{ ...product, model: null } as never} />)).toMatch(/_standing/);
});
