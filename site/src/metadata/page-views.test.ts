import { expect, test } from 'vitest';
import { pageView } from './page-views.ts';

const bases = { nl: '', en: '/en', de: '/de' };
const at = (locale: 'nl' | 'en') => ({ locale, prefix: bases[locale], bases, indexable: false });

test('SEO-03 a page view contains the address of the page and its route, which has one name in all languages', () => {
  expect(pageView('https://site.test/en/products/seating/meent/', at('en'))).toEqual({
    event: 'pageView',
    pageUrl: 'https://site.test/en/products/seating/meent/',
    routeName: 'producten-slug-child',
  });
  expect(pageView('https://site.test/', at('nl')).routeName).toBe('index');
  expect(pageView('https://site.test/over-ons/werkplaats/', at('nl')).routeName).toBe('slug-child');
});

test.each([
  '/zoeken/?query=naam+van+iemand',
  '/aanmelden/wachtwoord-resetten/?token=geheim',
  '/producten/?search=geheim&f.material=corten#geheim',
  '/?preview=geheim&token=geheim',
])('SEO-03 tokens and search terms are removed from %s', (path) => {
  expect(pageView(`https://site.test${path}`, at('nl')).pageUrl).toBe(`https://site.test${path.split('?')[0]}`);
});
