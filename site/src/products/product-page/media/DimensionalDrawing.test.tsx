import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { SelectionProvider } from '../configuration/use-variant-selection.tsx';
import { DimensionalDrawing } from './DimensionalDrawing.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const alt = 'Maattekening van Meent parkbank in voor-, zij- en bovenaanzicht, 1800 mm lang, 640 mm breed en 835 mm hoog.';
const product = {
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  variants: [],
  options: [],
  dimensionalDrawing: { url: '/media/drawings/a.svg', alt, width: 1790, height: 1028, views: [] },
};

test('CAT-07 a drawing has the text that describes it', () => {
  const html = renderView(
    <SelectionProvider product={{ ...product, colours: [], mountings: [] } as never} stated={{}}>
      <DimensionalDrawing product={product as never} />
    </SelectionProvider>,
  );
  expect(html).toMatch(new RegExp(`<img [^>]*alt="${alt}"`));
});

test('CAT-07 the front view that replaces pictures is described by its measures', () => {
  const drawn = { productImages: [], choicePictures: [], elevation: { url: '/media/e.svg', widthMm: 1800, heightMm: 835 } };
  const html = renderView(
    <SelectionProvider product={{ ...product, colours: [], mountings: [] } as never} stated={{}}>
      <ProductGallery product={drawn as never} />
    </SelectionProvider>,
  );
  expect(html).toContain('role="img" aria-label="Vooraanzicht, 1.800 mm lang en 835 mm hoog"');
});
