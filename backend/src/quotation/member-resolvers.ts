import { isMember } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import { invalidAuthorization } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { memoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { memberLines } from './member-lines.ts';
import { keepMemberList, memberList } from './member-list.ts';
import { askedAgain, ownRequest, ownRequests } from './own-requests.ts';
import { quotationError } from './quotation-error.ts';

/** Returns the resolvers for the quotation list and the quote requests of a member. */
export function memberQuotationResolvers(): Resolvers {
  const mayKeep = memoryRateLimiter(memoryRateLimits.savedQuotationList);
  return {
    Viewer: {
      quotationList: ({ id }, _, { sql }) => memberList(sql, id),
      quoteRequests: ({ id }, _, { sql }) => ownRequests(sql, id),
      quoteRequest: ({ id }, { number }, { sql }) => ownRequest(sql, id, number),
    },
    MemberQuotationList: {
      lines: ({ lines }, { siteId }, context) => memberLines(context, siteIdArgument(siteId), lines),
    },
    QuoteRequest: {
      lines: async ({ id }, { siteId }, context) =>
        memberLines(context, siteIdArgument(siteId), await askedAgain(context.sql, id)),
    },
    Mutation: {
      async keepQuotationList(_, given, context) {
        const { viewer } = context;
        if (!isMember(viewer)) throw invalidAuthorization();
        if (!mayKeep(viewer.id)) return quotationError([{ handle: null, key: 'tooOften' }]);
        const kept = await keepMemberList(context, viewer.id, given);
        if ('problems' in kept) return quotationError(kept.problems);
        if ('newer' in kept) return { __typename: 'QuotationListNewer', list: kept.newer };
        return { __typename: 'QuotationListKept', ...kept };
      },
    },
  };
}
