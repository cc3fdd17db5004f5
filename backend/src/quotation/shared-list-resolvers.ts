import type { SiteId } from '@plantsoen/contract/locales.ts';
import { isMember } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import { clientNetwork } from '../platform/api/client-network.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { QuotationLineChange, Resolvers, ShareAnswer } from '../platform/generated/contract.ts';
import { memoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { productsById } from '../products/product-source.ts';
import { liveProducts } from './member-lines.ts';
import { quotationError } from './quotation-error.ts';
import { editorNames, storeSharedList } from './shared-editing.ts';
import { revokeList, type SharedLine, type SharedList, sharedList, shareList } from './shared-lists.ts';

/** A shared list, with the site in whose language it is read. */
export type SharedListSource = SharedList & { readerSiteId: SiteId };

/** Returns the resolvers for quotation lists that visitors share by a link, to read or to edit. */
export function sharedListResolvers(): Resolvers {
  const mayStore = memoryRateLimiter(memoryRateLimits.savedQuotationList);
  return {
    Query: {
      async sharedQuotationList(_, { token, siteId }, { primary }) {
        const readerSiteId = siteIdArgument(siteId);
        const list = await sharedList(primary, token);
        return list && { ...list, readerSiteId };
      },
    },
    SharedQuotationList: {
      project: ({ name }) => name || null,
      expiresAt: ({ expiresAt }) => expiresAt.toISOString(),
      lines: ({ lines, readerSiteId }, { anyLanguage }, context) =>
        sharedLines(context, readerSiteId, lines, anyLanguage ? liveProducts : liveProductsOfSite),
    },
    Mutation: {
      async shareQuotationList(_, { siteId, list, project }, context) {
        const named = { id: 'list', name: project ?? '', place: '', tenderDate: '', sections: [], lines: list };
        return shareAnswer(await shareList(context, siteIdArgument(siteId), { list: named, mayEdit: false }));
      },
      async shareNamedList(_, { siteId, list, mayEdit }, context) {
        return shareAnswer(await shareList(context, siteIdArgument(siteId), { list, mayEdit }));
      },
      async storeSharedList(_, { siteId, ...submitted }, { viewer, primary, clientIp }) {
        const readerSiteId = siteIdArgument(siteId);
        const memberId = isMember(viewer) ? viewer.id : null;
        if (!mayStore(memberId ?? clientNetwork(clientIp))) return quotationError([{ handle: null, key: 'tooOften' }]);
        const result = await storeSharedList(primary, submitted, memberId);
        if ('problems' in result) return quotationError(result.problems);
        if (!('newer' in result)) return { __typename: 'SharedListKept', ...result };
        return { __typename: 'SharedListNewer', list: result.newer && { ...result.newer, readerSiteId } };
      },
      revokeSharedQuotationList: (_, { revokeToken }, { sql }) => revokeList(sql, revokeToken),
    },
  };
}

async function sharedLines(context: ApiContext, siteId: SiteId, lines: readonly SharedLine[], findProducts: typeof liveProducts) {
  const products = await findProducts(context, siteId, [...new Set(lines.map(({ id }) => id))]);
  const changeOf = await changesForMembers(context, lines);
  return lines.map((line) => {
    const { id, title, amount, variant = null, colour = null, mounting = null, options = [] } = line;
    const { part = null, remark = null, section = null } = line;
    return {
      ...{ title, amount, variant, colour, mounting, options, part, remark, section },
      change: changeOf(line),
      product: products.get(id) ?? null,
    };
  });
}

/** Returns a function that returns the last change of a line. Only members see who has changed it (QUO-12). */
async function changesForMembers({ viewer, primary }: ApiContext, lines: readonly SharedLine[]) {
  if (!isMember(viewer)) return () => null;
  const names = await editorNames(primary, lines);
  return ({ change }: SharedLine): QuotationLineChange | null =>
    change ? { at: change.at, by: names.get(change.by ?? 0) ?? null, isOwn: change.by === viewer.id } : null;
}

async function liveProductsOfSite(...[context, siteId, ids]: Parameters<typeof liveProducts>) {
  return new Map((await productsById(context, siteId, ids)).map((product) => [product.id, product]));
}

function shareAnswer(result: Awaited<ReturnType<typeof shareList>>): ShareAnswer {
  return 'problems' in result ? quotationError(result.problems) : { __typename: 'SharedLink', ...result };
}
