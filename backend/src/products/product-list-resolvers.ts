import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FacetAnswer } from '../facets/count-rows.ts';
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
import { answerQuestion } from './catalogue/answer-question.ts';
import type { CatalogueRow } from './catalogue/catalogue-row.ts';
import { catalogueRows } from './catalogue/catalogue-rows.ts';
import { factLabels } from './catalogue/facet-labels.ts';
import { sortedByPrice } from './prices.ts';
import { type AnsweredList, matchingVariant, productMatches } from './product-matches.ts';
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
 * one more for members' prices, and those of the search.
 */
export function productListResolvers(engine: Pick<SearchEngine, 'find'>): Resolvers {
  return {
    Query: {
      async products(_, args, context) {
        const siteId = siteIdArgument(args.siteId);
        const { first, offset } = pageArguments(args, firstHits);
        const [rows, choices, found] = await Promise.all([
          catalogueRows(context, siteId),
          args.facts?.length ? factChoices(args.facts, await filterableFacts(context, siteId)) : [],
          hitIds(engine, context, { siteId, kind: 'product', search: args.search }),
        ]);
        const categoryId = args.categoryId ?? undefined;
        const answer = answerQuestion(rows, { categoryId, found, choices });
        const list = { answer, choices, skuIn: namedSku(searchedText(args.search ?? '')) };
        const ordered = args.sort ? await sortedByPrice(context, answer.hits, args.sort, skuByMatch(rows, list)) : answer.hits;
        const wanted = ordered.slice(offset, offset + first);
        const [hits, matches] = await Promise.all([
          Promise.all(wanted.map((id) => productById(context, siteId, id))),
          choices.length === 0 && !found ? new Map<number, never>() : productMatches(context, rowsById(rows, wanted), list),
        ]);
        return {
          siteId,
          total: answer.hits.length,
          totalUnfiltered: answer.totalUnfiltered,
          hits: hits.flatMap((hit) => (hit ? { ...hit, match: matches.get(hit.id) } : [])),
          answer,
          whole: () => answerQuestion(rows, { categoryId, choices: [] }),
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

const rowsById = (rows: readonly CatalogueRow[], ids: readonly number[]) => rows.filter(({ id }) => ids.includes(id));

/** Returns a function that selects the article number of the variant by which a hit matches the list, if any. */
function skuByMatch(rows: readonly CatalogueRow[], list: AnsweredList): (id: number) => string | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    return row && matchingVariant(list, row)?.sku;
  };
}

async function filterableFacts(context: ApiContext, siteId: SiteId): Promise<FactLabel[]> {
  const facts = await factLabels(context, siteId);
  return facts.filter(({ filterable }) => filterable);
}
