import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { SelectionProvider } from '../configuration/use-variant-selection.tsx';
import { ProductMedia } from './ProductMedia.tsx';

const product = {
  elevation: { url: '/media/e.svg', widthMm: 1800, heightMm: 835 },
  productImages: [],
  choicePictures: [],
  variants: [],
  mountings: [],
  anyRal: false,
  colours: [],
};

const media = (own: object, stated = {}) =>
  renderView(
    <SelectionProvider product={{ ...product, ...own } as never} stated={stated}>
      <ProductMedia product={{ ...product, ...own } as never} />
    </SelectionProvider>,
  );

test('CAT-05 a page without scripts shows only the pictures, without the button for the model', () => {
  const html = media({ model: { size: 16_084, url: '/m.glb' } });
  expect(html).not.toContain('<button');
  expect(html).not.toContain('m.glb');
});

test('CAT-05 a product without a model shows its pictures', () => {
  expect(media({ model: null })).toMatch(/_standing/);
});

const picture = (name: string) => {
  const crop = { path: `/media/${name}`, formats: [], widths: [], width: 625, height: 468, fallback: 'jpg' };
  return { id: 1, alt: name, cutOut: false, focalX: 50, focalY: 50, large: crop, thumbnail: crop };
};

test('CAT-19 the address of a colour shows its picture first, and no picture of another colour', () => {
  const own = {
    model: null,
    colours: ['RAL 7016', 'RAL 6009', 'RAL 9005'].map((code) => ({ code })),
    productImages: [picture('studio')],
    choicePictures: [
      { colour: 'RAL 6009', variant: null, image: picture('green') },
      { colour: 'RAL 9005', variant: null, image: picture('black') },
    ],
  };
  const alts = (stated = {}) => [...new Set([...media(own, stated).matchAll(/alt="(\w+)"/g)].map(([, alt]) => alt))];
  expect(alts({ colour: 'RAL-6009' })).toEqual(['green', 'studio']);
  expect(alts()).toEqual(['studio']);
});
