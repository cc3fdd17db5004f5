import { isMember } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import { invalidAuthorization } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { memoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { memberLines } from './member-lines.ts';
import { keepMemberList, memberList } from './member-list.ts';
import { deleteNamedList, namedLists, storeNamedList } from './named-lists.ts';
import { ownRequest, ownRequests, repeatableItems, requestedSections } from './own-requests.ts';
import { quotationError } from './quotation-error.ts';

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
      sections: ({ id }, _, { sql }) => requestedSections(sql, id),
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
