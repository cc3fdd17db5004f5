import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { FullscreenHero } from './FullscreenHero.tsx';

const crop = (name: string, width: number, height: number) => ({
  path: `/media/${name}`,
  widths: [width],
  formats: ['avif', 'webp', 'jpg'],
  url: `/media/${name}-${width}.jpg`,
  width,
  height,
});
const image = {
  title: 'Brinkpark Oost, Deventer',
  alt: 'A bench in a park',
  cutOut: false,
  width: 1920,
  height: 1080,
  focalX: 50,
  focalY: 50,
  crop: crop('park', 1600, 900),
};
const dimension = {
  fromX: 0.4857,
  fromY: 0.5782,
  toX: 0.7872,
  toY: 0.6037,
  product: {
    title: 'Meent park bench',
    uri: 'products/seating/meent-park-bench',
    dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  },
};
const ctas = ['View the products', 'Ask for advice'].map((text) => ({
  text,
  ariaLabel: null,
  url: null,
  element: { uri: text.toLowerCase().replaceAll(' ', '-') },
}));
const content = { image, mobileImage: { crop: crop('park-portrait', 768, 960) }, ctas, dimension };
const html = (more: object = {}) =>
  renderView(<FullscreenHero title="Furniture for everyone" hero={{ ...content, ...more } as never} />, { locale: 'en' });

test('HERO-01 the hero has the title of the page and its actions', () => {
  expect(html()).toMatch(/<h1[^>]*>Furniture for everyone<\/h1>/);
  expect(html()).toMatch(/<a class="_button[^"]*onDark[^"]*"[^>]*href="\/en\/view-the-products\/"[^>]*>View the products<\/a>/);
  expect(html()).toMatch(/<a class="_button[^"]*onDarkOutline[^"]*"[^>]*href="\/en\/ask-for-advice\/"/);
});

test('HERO-01 the picture is loaded with high priority, in modern formats', () => {
  expect(html()).toMatch(/<img[^>]*alt="A bench in a park"[^>]*fetchPriority="high"/);
  expect(html()).toContain('type="image/avif" srcSet="/media/park-1600.avif 1600w" sizes="(width &gt;= 993px) 100vw, ');
  expect(html()).not.toContain('loading="lazy"');
});

test('HERO-06 below 768 px the hero has the mobile picture', () => {
  expect(html()).toMatch(/srcSet="\/media\/park-portrait-768\.avif 768w"[^>]*media="\(width &lt; 768px\)"/);
});

test('HERO-01 the caption names the place and links to the product with its measures', () => {
  expect(html()).toContain('<p>Brinkpark Oost, Deventer</p>');
  expect(html()).toMatch(/href="\/en\/products\/seating\/meent-park-bench\/">Meent park bench, 1800 × 640 × 835 mm<svg/);
});

test('HERO-01 the length of the product is drawn between its points', () => {
  expect(html()).toContain('<line x1="48.57%" y1="57.82%" x2="78.72%" y2="60.37%">');
  expect(html()).toContain('>1800 mm</text>');
});

test('HERO-01 without a dimension nothing is drawn, and without a caption there is no bar', () => {
  expect(html({ dimension: null })).not.toContain('1800');
  expect(
    html({
      dimension: {
        ...dimension,
        product: { ...dimension.product, dimensions: { lengthMm: null, widthMm: null, heightMm: null } },
      },
    }),
  ).not.toContain('<line');
  expect(html({ dimension: null, image: { ...image, title: '' } })).not.toMatch(/_caption/);
});
