import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { isMember } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import { invalidAuthorization } from '../platform/api/context.ts';
import type { RefusedSubmission, Resolvers } from '../platform/generated/contract.ts';
import { memoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { productsById } from '../products/product-source.ts';
import { memberLines } from './member-lines.ts';
import { keepMemberList, memberList } from './member-list.ts';
import { deleteNamedList, namedLists, storeNamedList } from './named-lists.ts';
import { ownRequest, ownRequests, repeatableItems } from './own-requests.ts';
import { revokeList, sharedList, shareList } from './shared-lists.ts';

/** Returns the resolvers for the quotation list and the quote requests of a member. */
export function memberQuotationResolvers(): Resolvers {
  const mayKeep = memoryRateLimiter(memoryRateLimits.savedQuotationList);
  return {
    Viewer: {
      quotationList: ({ id }, _, { sql }) => memberList(sql, id),
      quotationLists: ({ id }, _, { sql }) => namedLists(sql, id),
      quoteRequests: ({ id }, _, { sql }) => ownRequests(sql, id),
      quoteRequest: ({ id }, { number }, { sql }) => ownRequest(sql, id, number),
    },
    MemberQuotationList: {
      lines: ({ lines }, { siteId }, context) => memberLines(context, siteIdArgument(siteId), lines),
    },
    NamedQuotationList: {
      lines: ({ lines }, { siteId }, context) => memberLines(context, siteIdArgument(siteId), lines),
    },
    QuoteRequest: {
      lines: async ({ id }, { siteId }, context) =>
        memberLines(context, siteIdArgument(siteId), await repeatableItems(context.sql, id)),
    },
    Mutation: {
      async keepQuotationList(_, given, context) {
        const { viewer } = context;
        if (!isMember(viewer)) throw invalidAuthorization();
        if (!mayKeep(viewer.id)) return quotationError([{ handle: null, key: 'tooOften' }]);
        const result = await keepMemberList(context, viewer.id, given);
        if ('problems' in result) return quotationError(result.problems);
        if ('newer' in result) return { __typename: 'QuotationListNewer', list: result.newer };
        return { __typename: 'QuotationListKept', ...result };
      },
      async storeQuotationList(_, { list, base }, { viewer, sql }) {
        if (!isMember(viewer)) throw invalidAuthorization();
        if (!mayKeep(viewer.id)) return quotationError([{ handle: null, key: 'tooOften' }]);
        const result = await storeNamedList(sql, viewer.id, list, base);
        if ('problems' in result) return quotationError(result.problems);
        if ('newer' in result) return { __typename: 'NamedListNewer', list: result.newer };
        return { __typename: 'QuotationListKept', ...result };
      },
      async deleteQuotationList(_, { id, base }, { viewer, sql }) {
        if (!isMember(viewer)) throw invalidAuthorization();
        return mayKeep(viewer.id) && deleteNamedList(sql, viewer.id, id, base);
      },
    },
  };
}

/** Resolvers for quotation lists that visitors share by a link. */
export const quotationResolvers: Resolvers = {
  Query: {
    async sharedQuotationList(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      const shared = await sharedList(context.primary, args.token);
      if (!shared) return null;
      const ids = [...new Set(shared.lines.map(({ id }) => id))];
      const products = new Map((await productsById(context, siteId, ids)).map((product) => [product.id, product]));
      const lines = shared.lines.map(
        ({ id, variant = null, colour = null, mounting = null, options = [], part = null, remark = null, ...line }) => ({
          ...line,
          ...{ variant, colour, mounting, options, part, remark },
          product: products.get(id) ?? null,
        }),
      );
      return { expiresAt: shared.expiresAt, project: shared.project, lines };
    },
  },
  Mutation: {
    async shareQuotationList(_, args, context) {
      const answer = await shareList(context, siteIdArgument(args.siteId), args);
      if (!('problems' in answer)) return { __typename: 'SharedLink', ...answer };
      return quotationError(answer.problems);
    },
    revokeSharedQuotationList: (_, { revokeToken }, context) => revokeList(context.sql, revokeToken),
  },
};

/** Returns the answer of the contract for a refused list. */
function quotationError(problems: readonly FormProblem[]): RefusedSubmission & { __typename: 'RefusedSubmission' } {
  const resultStatus = problems.map(({ amount = null, part = null, ...problem }) => ({ ...problem, amount, part }));
  return { __typename: 'RefusedSubmission', problems: resultStatus };
}
