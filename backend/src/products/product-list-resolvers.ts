import { pageArguments, siteIdArgument } from '../platform/api/arguments.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { answerQuestion } from './catalogue/answer-question.ts';
import type { CatalogueIndex } from './catalogue/catalogue-index.ts';
import { searchWords } from './catalogue/catalogue-row.ts';
import { factLabels } from './catalogue/facet-labels.ts';
import { facetsOf } from './catalogue/facets.ts';
import { factChoices } from './catalogue/fact-choices.ts';
import { productById } from './product-source.ts';

const firstHits = 12;
const longestSearch = 100;

/** The product list with its facets (CAT-01, CAT-02); the whole question costs three statements, and one more for members' prices. */
export function productListResolvers(index: CatalogueIndex): Resolvers {
  return {
    Query: {
      async products(_, args, context) {
        const siteId = siteIdArgument(args.siteId);
        const { first, offset } = pageArguments(args, firstHits);
        if ((args.search?.length ?? 0) > longestSearch) throw badUserInput(`search takes at most ${longestSearch} characters.`);
        context.tags.list('Product', siteId);
        const [rows, labels] = await Promise.all([index.rows(context.sql, siteId), factLabels(context, siteId)]);
        const dictionary = labels.filter(({ filterable }) => filterable);
        const choices = factChoices(args.facts ?? [], dictionary);
        const answer = answerQuestion(rows, {
          categoryId: args.categoryId ?? undefined,
          words: searchWords(args.search ?? ''),
          choices,
        });
        const wanted = answer.hits.slice(offset, offset + first);
        const hits = await Promise.all(wanted.map((id) => productById(context, siteId, id)));
        return {
          siteId,
          total: answer.hits.length,
          totalUnfiltered: answer.totalUnfiltered,
          hits: hits.filter((hit) => hit !== undefined),
          facets: facetsOf(answer, dictionary, new Set(choices.map((choice) => choice.key))),
        };
      },
    },
  };
}
