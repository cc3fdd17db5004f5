import { type LocaleCode, locales } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import type { Query } from '../platform/data/query.ts';
import type { RouterContext } from '../platform/rendering/router-context.ts';

/**
 * Returns a query that answers with a page of a default title if editors have not created a fixed page. An installation that was
 * set up before the page existed has none, and links of the interface lead to it all the same.
 */
export function withDefaultPage(
  { query, siteId, address }: RouterContext,
  key: PathKey,
  titles: Readonly<Record<LocaleCode, string>>,
): Query {
  return async (operation, variables, signal) => {
    const answer = await query(operation, variables, signal);
    if ((answer as { entry?: { __typename: string } }).entry?.__typename !== 'EntryAbsent') return answer;
    const title = titles[address.locale];
    const uriIn = (locale: LocaleCode) => uriOfPath(pathOf(key, locale));
    const uri = uriIn(address.locale);
    const none = '{}';
    return {
      ...answer,
      entry: {
        ...{ __typename: 'Page', id: 0, siteId, title, pageTitle: null, introtext: null, uri, hero: null, blocks: [] },
        breadcrumbs: [{ title, uri }],
        routeTranslations: locales.map(({ siteId: id, code }) => ({ siteId: id, uri: uriIn(code) })),
        seo: { metaTitleContainer: none, metaLinkContainer: none },
      },
    };
  };
}
