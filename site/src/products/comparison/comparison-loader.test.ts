import { siteIdOf } from '@plantsoen/contract/locales.ts';
import { expect, test } from 'vitest';
import type { Query } from '../../platform/data/query.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { comparisonLoader } from './comparison-loader.ts';
import { answerTo, testProduct } from './test-product.ts';

const page = {
  ...{ __typename: 'Page', id: 7, title: 'Vergleichen', pageTitle: null, introtext: null, uri: 'vergleichen', breadcrumbs: [] },
  ...{ routeTranslations: [], seo: { metaTitleContainer: '{}', metaLinkContainer: '{}' } },
};

function load(entry: object, deps: { variant?: string; colour?: string }) {
  const query: Query = async (operation) =>
    (operation.name === 'ComparisonPage'
      ? { entry }
      : { productsByNumber: [answerTo('P1-1', testProduct(1)), answerTo('P2-1', testProduct(2))] }) as never;
  const context: RouterContext = {
    address: { locale: 'de', prefix: '/de', bases: { nl: '', en: '/en', de: '/de' }, indexable: false },
    ...{ siteId: siteIdOf('de'), query, isMember: false, changes: () => 1, report: () => undefined },
  };
  const stated = { variant: deps.variant, colour: deps.colour, mounting: undefined, option: undefined };
  const location = { publicHref: '/de/vergleichen/' };
  return comparisonLoader({ context, params: {}, location, abortController: new AbortController(), deps: stated });
}

const titleOf = (entry: unknown) => JSON.parse((entry as typeof page).seo.metaTitleContainer).title.title;

test('CAT-13 the title of the page names the compared products', async () => {
  const { entry } = await load(page, { variant: 'P1-1 P2-1' });
  expect(titleOf(entry)).toBe('Bank 1, Bank 2 – Vergleichen');
});

test('CAT-13 an installation without a comparison page compares with default texts', async () => {
  const { entry, found } = await load({ __typename: 'EntryAbsent' }, { variant: 'P1-1 P2-1' });
  expect(entry).toMatchObject({ title: 'Vergleichen', uri: 'vergleichen', breadcrumbs: [{ uri: 'vergleichen' }] });
  expect(entry.routeTranslations).toEqual([
    { siteId: 1, uri: 'vergelijken' },
    { siteId: 2, uri: 'compare' },
    { siteId: 3, uri: 'vergleichen' },
  ]);
  expect(found).toHaveLength(2);
});

test('CAT-13 an address without products queries none', async () => {
  expect((await load(page, {})).found).toEqual([]);
});
