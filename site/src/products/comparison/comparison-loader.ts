import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import { pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import { retitled } from '../../metadata/page-title.ts';
import type { Query } from '../../platform/data/query.ts';
import { ComparedProducts, ComparisonPage } from '../../platform/generated/operations.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { requestedColumns } from '../comparison-address.ts';
import { comparedColumns } from './compared-columns.ts';

type Arguments = Parameters<ReturnType<typeof pageLoader<never, never>>>[0] & {
  deps: Readonly<Record<'variant' | 'colour', string | undefined>>;
};

/** Title of the page until editors have created it. */
const defaultTitles: Readonly<Record<LocaleCode, string>> = { nl: 'Vergelijken', en: 'Compare', de: 'Vergleichen' };

/** Loads the comparison of the address: the page's texts, and the products in the requested variants (CAT-13). */
export function comparisonLoader(args: Arguments) {
  const { context, deps, abortController } = args;
  const requested = requestedColumns(deps);
  // The products are queried in parallel with the page.
  const answers = loadProducts(context, [...new Set(requested.map(({ sku }) => sku))], abortController.signal);
  answers.catch(() => undefined);
  const load = pageLoader('comparison', ComparisonPage, ['Page'], async ({ entry }) => {
    const found = await answers;
    const { columns } = comparedColumns(requested, found);
    const names = columns.map(({ product }) => product.title);
    return {
      found,
      requested,
      date: new Date().toISOString(),
      entry: names.length < 2 ? entry : retitled(entry, (title) => `${names.join(', ')} – ${title}`),
    };
  });
  return load({ ...args, context: { ...context, query: withDefaultPage(context) } });
}

async function loadProducts({ query, siteId }: RouterContext, numbers: string[], signal: AbortSignal) {
  if (numbers.length === 0) return [];
  return (await query(ComparedProducts, { siteId, numbers }, signal)).productsByNumber;
}

/**
 * Returns a query that answers with a page of default texts if there is no comparison page. An installation that was set up before
 * CAT-13 has none, and its products can be compared all the same.
 */
function withDefaultPage({ query, siteId, address }: RouterContext): Query {
  return async (operation, variables, signal) => {
    const answer = await query(operation, variables, signal);
    if ((answer as { entry?: { __typename: string } }).entry?.__typename !== 'EntryAbsent') return answer;
    const title = defaultTitles[address.locale];
    const uriIn = (locale: LocaleCode) => uriOfPath(pathOf('comparison', locale));
    const uri = uriIn(address.locale);
    const none = '{}';
    return {
      ...answer,
      entry: {
        ...{ __typename: 'Page', id: 0, siteId, title, pageTitle: null, introtext: null, uri },
        breadcrumbs: [{ title, uri }],
        routeTranslations: locales.map(({ siteId: id, code }) => ({ siteId: id, uri: uriIn(code) })),
        seo: { metaTitleContainer: none, metaLinkContainer: none },
      },
    };
  };
}
