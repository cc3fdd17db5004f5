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

test('CAT-15 a variant with its own drawing has it instead of that of the product', () => {
  const variant = (sku: string, own: object | null) => ({
    sku,
    title: sku,
    dimensions: product.dimensions,
    dimensionalDrawing: own,
  });
  const long = { ...product.dimensionalDrawing, url: '/media/drawings/b.svg', alt: 'Maattekening, 2400 mm lang.' };
  const several = { ...product, variants: [variant('BM-1', null), variant('BM-2', long), variant('BM-3', null)] };
  const html = (sku: string) =>
    renderView(
      <SelectionProvider product={{ ...several, colours: [], mountings: [] } as never} stated={{ variant: sku }}>
        <DimensionalDrawing product={several as never} />
      </SelectionProvider>,
    );
  expect(html('BM-1')).toContain('src="/media/drawings/a.svg"');
  expect(html('BM-2')).toMatch(/src="\/media\/drawings\/b\.svg" alt="Maattekening, 2400 mm lang\."/);
  expect(html('BM-2')).not.toContain('BM-1');
  expect(html('BM-3')).toContain('src="/media/drawings/a.svg"');
  expect(html('BM-3')).toContain('BM-1');
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
