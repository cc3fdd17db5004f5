import type { SearchKind } from '../../backend/src/search/search-engine.ts';
import { type LocaleCode, type SiteId, siteIdOf } from '../../contract/locales.ts';
import type { LabelledQuery } from './labelled-set.ts';
import { productTags } from './product-tags.ts';
import { columnOf, isWantedProduct, looked, type Verdict, verdictOn, type Wanted } from './wanted.ts';

export type Looking = { siteId: SiteId; query: string; kind: SearchKind; first: number };

/** Search that resolves to the URIs of the entries, best first. */
export type Search = (looking: Looking) => Promise<readonly string[]>;

/** Returns the article number of the product at a URI of a site, or `undefined`. */
export type SkuAt = (siteId: SiteId, uri: string) => string | undefined;

/** Labelled query with its verdict and its hits, best first. */
export type Judged = LabelledQuery & Verdict & { came: readonly { uri: string; isWanted: boolean }[] };

/** Returns the number of wanted products. Of several wanted URIs, one is enough. */
const existing = (wanted: Wanted) =>
  'uris' in wanted ? 1 : [...productTags.values()].filter((tags) => isWantedProduct(wanted, tags)).length;

function isWanted(wanted: Wanted, uri: string, sku: string | undefined): boolean {
  if ('uris' in wanted) return wanted.uris.includes(uri);
  const tags = productTags.get(sku ?? '');
  return tags !== undefined && isWantedProduct(wanted, tags);
}

/** Runs each query and judges its hits. */
export async function judge(queries: readonly LabelledQuery[], search: Search, skuAt: SkuAt): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const labelled of queries) {
    const siteId = siteIdOf(labelled.locale);
    const uris = await search({ siteId, query: labelled.query, kind: columnOf(labelled.wanted), first: looked });
    const came = uris.map((uri) => ({ uri, isWanted: isWanted(labelled.wanted, uri, skuAt(siteId, uri)) }));
    const verdict = verdictOn(
      came.map((one) => one.isWanted),
      existing(labelled.wanted),
    );
    judged.push({ ...labelled, ...verdict, came });
  }
  return judged;
}

/** Number of judged queries, and the shares in per cent that are recalled and that have a wanted entry first. */
export type Score = { queries: number; recalled: number; first: number };

export function scoreOf(judged: readonly Judged[]): Score {
  const share = (has: (one: Judged) => boolean) => (100 * judged.filter(has).length) / Math.max(1, judged.length);
  return { queries: judged.length, recalled: share(({ recalled }) => recalled), first: share(({ first }) => first) };
}

/** Returns the score of each language. */
export function scoresByLocale(judged: readonly Judged[], locales: readonly LocaleCode[]): Score[] {
  return locales.map((locale) => scoreOf(judged.filter((one) => one.locale === locale)));
}
