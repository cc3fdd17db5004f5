import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FacetAnswer } from '../facets/facet-answer.ts';
import type { FactChoice } from '../facets/faceted-row.ts';
import { type FactLabel, facetsOf } from '../facets/facets.ts';
import { factChoices } from '../facets/fact-choices.ts';
import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { hitIds, searchedText } from '../search/ask-engine.ts';
import { namedSku } from '../search/named-sku.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { catalogueOf } from './catalogue/catalogue.ts';
import { factLabels } from './catalogue/facet-labels.ts';
import { sortedByPrice } from './prices.ts';
import { matchingVariant, productMatches } from './product-matches.ts';
import { type ProductSource, productById, productsById } from './product-source.ts';

const firstHits = 12;
const maxIds = 100;

/** A product list. Its facets are computed only if a query selects them. */
export type ProductListSource = {
  siteId: SiteId;
  total: number;
  totalUnfiltered: number;
  hits: ProductSource[];
  answer: FacetAnswer;
  /** Returns the counts of the category without filters. */
  whole(): FacetAnswer;
  choices: readonly FactChoice[];
};

/**
 * Returns the resolvers of the product list with its facets (CAT-01, CAT-02). A list takes four statements with cards and facets,
 * one more for members' prices, another one to sort by them, and those of the search.
 */
export function productListResolvers(engine: Pick<SearchEngine, 'find'>): Resolvers {
  return {
    Query: {
      async products(_, args, context) {
        const siteId = siteIdArgument(args.siteId);
        const { first, offset } = pageArguments(args, firstHits);
        const [catalogue, choices, found] = await Promise.all([
          catalogueOf(context, siteId),
          args.facts?.length ? factChoices(args.facts, await filterableFacts(context, siteId)) : [],
          hitIds(engine, context, { siteId, kind: 'product', search: args.search }),
        ]);
        const categoryId = args.categoryId ?? undefined;
        const answer = catalogue.answer({ siteId, categoryId, found, choices });
        const skuIn = namedSku(searchedText(args.search ?? ''));
        const list = { catalogue, choices, variantsOf: catalogue.variantsUnder(choices), skuIn };
        const isNarrowed = choices.length > 0 || found !== undefined;
        const skuOf = (id: number) => (isNarrowed ? matchingVariant(list, id)?.sku : undefined);
        const ordered = args.sort ? await sortedByPrice(context, answer.hits, args.sort, skuOf) : answer.hits;
        const wanted = ordered.slice(offset, offset + first);
        const [hits, matches] = await Promise.all([
          Promise.all(wanted.map((id) => productById(context, siteId, id))),
          isNarrowed ? productMatches(context, wanted, list) : new Map<number, never>(),
        ]);
        return {
          siteId,
          total: answer.hits.length,
          totalUnfiltered: answer.totalUnfiltered,
          hits: hits.flatMap((hit) => (hit ? { ...hit, match: matches.get(hit.id) } : [])),
          answer,
          whole: () => catalogue.answer({ siteId, categoryId, choices: [] }),
          choices,
        };
      },
      productsById(_, args, context) {
        const siteId = siteIdArgument(args.siteId);
        if (args.ids.length > maxIds) throw badUserInput(`ids takes at most ${maxIds} products.`);
        return productsById(context, siteId, [...new Set(args.ids)]);
      },
    },
    ProductList: {
      async facets({ siteId, answer, whole, choices }, _, context) {
        return facetsOf(answer, whole(), await filterableFacts(context, siteId), choices);
      },
    },
  };
}

async function filterableFacts(context: ApiContext, siteId: SiteId): Promise<FactLabel[]> {
  const facts = await factLabels(context, siteId);
  return facts.filter(({ filterable }) => filterable);
}
