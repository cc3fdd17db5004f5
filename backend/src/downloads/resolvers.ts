import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { FacetAnswer } from '../facets/facet-answer.ts';
import { FacetIndex } from '../facets/facet-index.ts';
import type { FactChoice } from '../facets/faceted-row.ts';
import { type FactLabel, facetsOf } from '../facets/facets.ts';
import { factChoices } from '../facets/fact-choices.ts';
import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Download, Resolvers } from '../platform/generated/contract.ts';
import { categoryLabels } from '../products/category-labels.ts';
import { type ProductSource, productsById } from '../products/product-source.ts';
import { downloadsById } from './download-source.ts';
import { facetedRows, offeredFacts, pageFacet } from './offered-facts.ts';
import { searchedIds, sortedRows } from './offered-order.ts';
import { offeredFiles } from './offered-rows.ts';
import { maxSelected } from './selected-downloads.ts';

const firstHits = 48;

/** A file of the download centre with its product. */
export type OfferedDownloadSource = { product: ProductSource | null; variants: string[]; download: Download };

/** A list of the download centre. Its facets are computed only if a query selects them. */
export type DownloadListSource = {
  total: number;
  totalUnfiltered: number;
  hits: OfferedDownloadSource[];
  answer: FacetAnswer;
  /** Returns the counts without filters. */
  whole(): FacetAnswer;
  choices: readonly FactChoice[];
  facts: FactLabel[];
};

/** The resolvers of the download centre (CAT-15). A list takes three statements, and one for the cards of its products. */
export const downloadResolvers: Resolvers = {
  Query: {
    async downloads(_, args, context): Promise<DownloadListSource> {
      const siteId = siteIdArgument(args.siteId);
      const locale = localeOfSite(siteId);
      const { first, offset } = pageArguments(args, firstHits);
      if (args.ids && args.ids.length > maxSelected) throw badUserInput(`ids takes at most ${maxSelected} downloads.`);
      const [offered, categories] = await Promise.all([offeredFiles(context, siteId), categoryLabels(context, siteId)]);
      const rows = sortedRows(offered, args.sort ?? 'kind', locale);
      const facts = offeredFacts(rows, locale, categories);
      const choices = factChoices(args.facts ?? [], facts);
      const index = new FacetIndex<null>();
      index.replace([], facetedRows(rows));
      const wanted = args.ids && new Set(args.ids);
      const searched = searchedIds(rows, args.search, locale);
      const found = wanted ? (searched ?? rows.map(({ id }) => id)).filter((id) => wanted.has(id)) : searched;
      const answer = index.answer({ found, choices, page: { first, offset } });
      const byId = new Map(rows.map((row) => [row.id, row]));
      const shown = answer.hits.flatMap((id) => byId.get(id) ?? []);
      const [products, downloads] = await Promise.all([
        productsById(context, siteId, [...new Set(shown.flatMap(({ productId }) => productId ?? []))]),
        downloadsById(
          context,
          siteId,
          shown.map(({ id }) => id),
        ),
      ]);
      return {
        total: answer.total,
        totalUnfiltered: rows.length,
        hits: downloads.flatMap((download) => {
          const row = byId.get(download.id);
          const product = products.find(({ id }) => id === row?.productId) ?? null;
          return row ? [{ product, variants: row.variants, download }] : [];
        }),
        answer,
        whole: () => index.answer({ choices: [] }),
        choices,
        facts,
      };
    },
  },
  DownloadList: {
    facets: ({ answer, whole, facts, choices }) =>
      facetsOf(answer, whole(), facts, choices).map((facet) => pageFacet(facet, choices)),
  },
};
