import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('LOC-06 the language switcher links to the entry in the other languages', () => {
  const translations = [
    { siteId: 1, uri: 'producten/zitmeubilair' },
    { siteId: 2, uri: 'products/seating' },
    { siteId: 3, uri: 'produkte' },
  ];
  const html = renderView(<LanguageSwitcher translations={translations} />, { locale: 'de' });
  expect(hrefsOf(html)).toEqual(['/producten/zitmeubilair/', '/en/products/seating/', '/de/produkte/']);
  expect(html.match(/aria-current="true"[^>]*>DE|>DE/g)).toHaveLength(1);
});

test('LOC-06 a page without an entry links to the home pages', () => {
  expect(hrefsOf(renderView(<LanguageSwitcher translations={[]} />))).toEqual(['/', '/en/', '/de/']);
});
