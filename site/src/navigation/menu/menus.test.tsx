import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { TopBar } from '../header/TopBar.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MenuAccordion } from './MenuAccordion.tsx';
import type { MenuItem } from './menu.ts';
import type { MenuCategories } from './menu-pictures.ts';

const entry = { __typename: 'NavigationEntry' as const, siteId: 2, url: null, openInNewTab: false };
const child = (id: number, title: string, rest: object) => ({
  ...entry,
  id,
  title,
  uri: null,
  kind: 'internal' as const,
  ...rest,
});
const items: MenuItem[] = [
  {
    ...child(1, 'Products', { uri: 'products' }),
    children: [
      child(11, 'Seating', { kind: 'category', uri: 'products/seating' }),
      child(12, 'Colour chart', { uri: 'color-chart' }),
    ],
  },
  { ...child(2, 'Projects', { uri: 'projects' }), children: [] },
  {
    ...child(3, 'Design', { kind: 'text' }),
    children: [
      child(31, 'Image bank', { kind: 'external', url: 'https://images.example/', openInNewTab: true }),
      child(32, 'Weekdays 8.30', { kind: 'text' }),
    ],
  },
];
const crop = { path: '/media/crops/a/x', widths: [148, 295], formats: ['avif', 'jpg'], width: 295, height: 221 };
const categories = new Map([
  [
    11,
    {
      productCount: 1206,
      cutOut: { alt: 'A bench', cutOut: true, crop },
      elevation: { url: '/media/elevations/bench.svg', widthMm: 1800, heightMm: 835 },
    },
  ],
]) as unknown as MenuCategories;
const none: MenuCategories = new Map();
const hrefsOf = (html: string) => [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => href);

test('NAV-03 the menu links to entries, categories and addresses; plain text stays text; a panel contains its own item', () => {
  const html = renderView(<MainMenu items={items} categories={none} pageUri="products/seating" />, { locale: 'en' });
  expect(hrefsOf(html)).toEqual([
    '/en/products/seating/',
    '/en/products/',
    '/en/color-chart/',
    '/en/projects/',
    'https://images.example/',
  ]);
  expect(html).toMatch(/href="https:\/\/images\.example\/" target="_blank" rel="noopener"/);
  expect(html).toMatch(/<span[^>]*>Weekdays 8\.30<\/span>/);
  expect(html).toMatch(/<button[^>]*data-current[^>]*>Products/);
  expect(html).toContain('All products');
  expect(html).not.toContain('<img');
});

test('NAV-03 the cut-out of a category is decorative and loaded lazily', () => {
  const html = renderView(<MainMenu items={items} categories={categories} pageUri={undefined} />, { locale: 'en' });
  expect(html).toMatch(/<img[^>]*loading="lazy" src="\/media\/crops\/a\/x-295\.jpg" alt="" width="295" height="221"/);
});

test('NAV-05 the mobile menu has the same items, and categories with elevation and number of products', () => {
  const html = renderView(<MenuAccordion items={items} categories={categories} pageUri={undefined} />, { locale: 'en' });
  expect(hrefsOf(html)).toEqual([
    '/en/products/seating/',
    '/en/color-chart/',
    '/en/products/',
    '/en/projects/',
    'https://images.example/',
  ]);
  expect(html).toMatch(/<details open=""><summary[^>]*>Products/);
  expect(html).toMatch(/<details><summary[^>]*>Design/);
  expect(html).toMatch(/--mm:0\.0356px.*bench\.svg.*Seating<span[^>]*>1,206</);
});

test('NAV-01 the top bar has the links of the globals, search, quotation list, account, languages and contact', () => {
  const links = [{ url: '/about-us/', target: '_self', customText: 'About' }];
  const html = renderView(<TopBar links={links} translations={[]} />, { locale: 'en' });
  expect(hrefsOf(html)).toEqual([
    '/en/about-us/',
    '/en/quotation-list/',
    '/en/log-in/?return=true',
    '/',
    '/en/',
    '/de/',
    '/en/contact/',
  ]);
  expect(html).toMatch(/<button[^>]*popoverTarget="search-bar"[^>]*>.*Search/);
  expect(hrefsOf(renderView(<TopBar links={[]} translations={[]} />, { locale: 'en', isMember: true }))).toContain(
    '/en/account/',
  );
});
