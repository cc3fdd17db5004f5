import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FactChoice } from '../facets/faceted-row.ts';
import { type FactLabel, facetsOf } from '../facets/facets.ts';
import { factChoices } from '../facets/fact-choices.ts';
import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { searchedText } from '../search/ask-engine.ts';
import { namedSku } from '../search/named-sku.ts';
import { factLabels } from './catalogue/facet-labels.ts';
import { productFeed } from './feed/product-feed.ts';
import { productsByNumber } from './numbered-products.ts';
import { plateCode } from './plate-code.ts';
import { sortedByPrice } from './prices.ts';
import type { ListAnswer, ProductLists } from './product-lists.ts';
import { matchingVariant, productMatches } from './product-matches.ts';
import { type ProductSource, productById, productsById } from './product-source.ts';
import { productsWithParts } from './spare-parts/spare-parts.ts';

const firstHits = 12;
const maxIds = 100;

/** A product list. Its facets are computed only if a query selects them. */
export type ProductListSource = Pick<ListAnswer, 'total' | 'totalUnfiltered' | 'counts'> & {
  siteId: SiteId;
  hits: ProductSource[];
  choices: readonly FactChoice[];
};

/**
 * Returns the resolvers of the product list with its facets (CAT-01, CAT-02). A list takes four statements with cards and facets,
 * one more for members' prices, another one to sort by them, and those of the search.
 */
export function productListResolvers(lists: ProductLists): Resolvers {
  return {
    Query: {
      async products(_, args, context) {
        const siteId = siteIdArgument(args.siteId);
        const { first, offset } = pageArguments(args, firstHits);
        const { search, sort } = args;
        const choices = args.facts?.length ? factChoices(args.facts, await filterableFacts(context, siteId)) : [];
        const categoryId = args.categoryId ?? undefined;
        const page = sort ? undefined : { first, offset };
        const answer = await lists.list(context, { siteId, categoryId, search, choices, page });
        const isNarrowed = choices.length > 0 || answer.isSearched;
        const rows = isNarrowed ? await answer.rowsOf(answer.hits) : undefined;
        const list = rows && {
          rows,
          choices,
          variantsOf: rows.variantsUnder(choices),
          skuIn: namedSku(searchedText(search ?? '')),
        };
        const skuOf = (id: number) => list && matchingVariant(list, id)?.sku;
        const wanted = sort
          ? (await sortedByPrice(context, answer.hits, sort, skuOf)).slice(offset, offset + first)
          : answer.hits;
        const [hits, matches] = await Promise.all([
          Promise.all(wanted.map((id) => productById(context, siteId, id))),
          list ? productMatches(context, wanted, list) : new Map<number, never>(),
        ]);
        return {
          siteId,
          total: answer.total,
          totalUnfiltered: answer.totalUnfiltered,
          hits: hits.flatMap((hit) => (hit ? { ...hit, match: matches.get(hit.id) } : [])),
          counts: answer.counts,
          choices,
        };
      },
      productFeed: (_, { siteId, after }, context) => productFeed(context, siteIdArgument(siteId), after ?? 0),
      productsByNumber: (_, { siteId, numbers }, context) => productsByNumber(context, siteIdArgument(siteId), numbers),
      plateCode: (_, { siteId, code }, context) => plateCode(context, siteIdArgument(siteId), code),
      productsWithParts: (_, { siteId }, context) => productsWithParts(context, siteIdArgument(siteId)),
      productsById(_, args, context) {
        const siteId = siteIdArgument(args.siteId);
        if (args.ids.length > maxIds) throw badUserInput(`ids takes at most ${maxIds} products.`);
        return productsById(context, siteId, [...new Set(args.ids)]);
      },
    },
    ProductList: {
      async facets({ siteId, counts, choices }, _, context) {
        const dictionary = await filterableFacts(context, siteId);
        const { facts, whole } = await counts(dictionary);
        return facetsOf({ facts }, { facts: whole }, dictionary, choices);
      },
    },
  };
}

async function filterableFacts(context: ApiContext, siteId: SiteId): Promise<FactLabel[]> {
  const facts = await factLabels(context, siteId);
  return facts.filter(({ filterable }) => filterable);
}
