import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { retitled } from '../../metadata/page-title.ts';
import { withDefaultPage } from '../../pages/default-page.ts';
import { ComparedProducts, ComparisonPage } from '../../platform/generated/operations.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { requestedColumns } from '../comparison-address.ts';
import { comparedColumns } from './compared-columns.ts';

type Arguments = Parameters<ReturnType<typeof pageLoader<never, never>>>[0] & {
  deps: Readonly<Record<'variant' | 'colour' | 'mounting' | 'option', string | undefined>>;
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
  return load({ ...args, context: { ...context, query: withDefaultPage(context, 'comparison', defaultTitles) } });
}

async function loadProducts({ query, siteId }: RouterContext, numbers: string[], signal: AbortSignal) {
  if (numbers.length === 0) return [];
  return (await query(ComparedProducts, { siteId, numbers }, signal)).productsByNumber;
}
