import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const trail = [
  { title: 'Products', uri: 'products' },
  { title: 'Seating', uri: 'products/seating' },
  { title: 'Meent park bench', uri: 'products/seating/meent-park-bench' },
];

test('NAV-09 breadcrumbs start at home and end with the page itself, which is not a link', () => {
  const html = renderView(<Breadcrumbs trail={trail} />, { locale: 'en' });
  expect([...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/en/',
    '/en/products/',
    '/en/products/seating/',
  ]);
  expect(html).toContain('<span aria-current="page">Meent park bench</span>');
});
