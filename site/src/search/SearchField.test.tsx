import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { SearchBar } from './SearchBar.tsx';

test('NAV-02 the search bar is a form that leads to the search page, with at most 200 characters', () => {
  const html = renderView(<SearchBar />, { locale: 'de' });
  expect(html).toContain('action="/de/suche/"');
  expect(html).toMatch(/type="search" name="query" [^>]*maxLength="200"|maxLength="200"[^>]*name="query"/);
  expect(html).toContain('popover="auto"');
});
