import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchPage } from './SearchPage.tsx';

test('NAV-02 the search bar is a form that leads to the search page, with 200 characters at most', () => {
  const html = renderView(<SearchBar />, { locale: 'de' });
  expect(html).toContain('action="/de/suche/"');
  expect(html).toMatch(/type="search" name="query" [^>]*maxLength="200"|maxLength="200"[^>]*name="query"/);
  expect(html).toContain('popover="auto"');
});

test('NAV-02 the search page keeps the query and leads on to the products with it', () => {
  const html = renderView(<SearchPage query="Bank & Tisch" />, { locale: 'de' });
  expect(html).toContain('value="Bank &amp; Tisch"');
  expect(html).toContain('href="/de/produkte/?search=Bank+%26+Tisch"');
  expect(renderView(<SearchPage query="" />)).toContain('href="/producten/"');
});
