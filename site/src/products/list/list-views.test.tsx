import { expect, test } from 'vitest';
import { readFilters } from '../../filters/filters.ts';
import { renderView } from '../../platform/testing/render-view.tsx';
import { CategoryAccordion } from './CategoryAccordion.tsx';
import NoProducts from './NoProducts.tsx';
import { LoadMoreProducts } from './ProductList.tsx';

const category = (id: number, slug: string, children: object[] = []) => ({
  id,
  title: slug,
  uri: `producten/${slug}`,
  productCount: slug === 'palen' ? 1200 : 6,
  children,
});
const categories = [
  category(1, 'zitmeubilair', [category(11, 'zitmeubilair/ligbanken')]),
  category(2, 'tafels', [category(21, 'tafels/statafels')]),
  category(3, 'palen'),
] as never;

test('NAV-10 the accordion is open at the current page, and counts the products of each category', () => {
  const html = renderView(<CategoryAccordion categories={categories} pageUri="producten/zitmeubilair/ligbanken" />);
  expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([true, false]);
  expect(html).toContain('href="/producten/zitmeubilair/ligbanken/" aria-current="page"');
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Onder tafels"');
  expect(html).toMatch(/palen <span>1\.200<\/span>/);
});

test.each([
  ['nl', 'Laad meer producten', '12 van 48 producten'],
  ['en', 'Load more products', '12 of 48 products'],
  ['de', 'Mehr Produkte laden', '12 von 48 Produkten'],
] as const)('CAT-02 the link to more hits shows the progress as part of a line, %s', (locale, label, progress) => {
  const html = renderView(
    <LoadMoreProducts shown={12} total={48} href="/x/?show=24" load={() => {}} pending={false} failed={false} />,
    {
      locale,
    },
  );
  expect(html).toMatch(new RegExp(`href="/x/\\?show=24"[^>]*>${label}`));
  expect(html).toContain(progress);
  expect(html).toContain('--share:0.25');
});

test('CAT-02 beyond the largest number of an address, a button for scripts replaces the link', () => {
  const html = renderView(
    <LoadMoreProducts shown={240} total={300} href={undefined} load={() => {}} pending={false} failed={false} />,
  );
  expect(html).toMatch(/<button type="button"[^>]*>Laad meer producten/);
  expect(html).not.toContain('href');
  expect(html).toContain('240 van 300 producten');
});

test.each([
  ['nl', '1.200 van 2.400 producten'],
  ['en', '1,200 of 2,400 products'],
  ['de', '1.200 von 2.400 Produkten'],
] as const)('LOC-07 the numbers of hits have thousands separators, %s', (locale, progress) => {
  const html = renderView(
    <LoadMoreProducts shown={1200} total={2400} href="/" load={() => {}} pending={false} failed={false} />,
    {
      locale,
    },
  );
  expect(html).toContain(progress);
});

const length = { key: 'lengthMm', name: 'Länge', kind: 'range', unit: 'mm', min: null, max: null, values: [] } as never;

test.each([
  ['nl', 'Geen producten'],
  ['en', 'No products'],
  ['de', 'Keine Produkte'],
] as const)('ERR-06 a list without hits has a message and a link, %s', (locale, title) => {
  const html = renderView(<NoProducts filters={readFilters({ search: 'x' })} facets={[]} path="/list/" />, { locale });
  expect(html).toMatch(new RegExp(`<h3[^>]*>${title}</h3>`));
  expect(html).toContain('href="/list/"');
});

test('ERR-06 an empty result shows the range that matches nothing; an empty category only offers all products', () => {
  const filters = readFilters({ 'f.lengthMm.min': '3000', 'f.lengthMm.max': '5000' });
  expect(renderView(<NoProducts filters={filters} facets={[length]} path="/list/" />, { locale: 'de' })).toContain(
    '3000 – 5000 mm',
  );
  const bare = renderView(<NoProducts filters={readFilters({})} facets={[]} path="/producten/palen/" />);
  expect(bare).toContain('0 producten');
  expect(bare.match(/href="[^"]*"/g)).toEqual(['href="/producten/"']);
});
