import { isMember } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import { invalidAuthorization } from '../platform/api/viewer.ts';
import { visitorRate } from '../platform/api/visitor-rate.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { memberLines } from './member-lines.ts';
import { keepMemberList, memberList } from './member-list.ts';
import { askedAgain, ownRequest, ownRequests } from './own-requests.ts';
import { refusedList } from './refused-list.ts';

const minute = 60_000;
/** A browser keeps a list at most once a second. */
const mostAMinute = 120;

/** What is a member's own: the list that goes from browser to browser, and the requests that were sent. */
export function memberQuotationResolvers(): Resolvers {
  const mayKeep = visitorRate(mostAMinute, minute);
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
        if (!mayKeep(String(viewer.id))) return refusedList([{ handle: null, key: 'tooOften' }]);
        const kept = await keepMemberList(context, viewer.id, given);
        if ('problems' in kept) return refusedList(kept.problems);
        if ('newer' in kept) return { __typename: 'QuotationListNewer', list: kept.newer };
        return { __typename: 'QuotationListKept', ...kept };
      },
    },
  };
}
