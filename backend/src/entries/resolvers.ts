import { seesEntry } from '../platform/access/roles.ts';
import { addressOf } from '../platform/addresses/find-address.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { findRedirectTarget } from '../redirects/find-redirect.ts';
import { entrySource } from './entry-source.ts';

const maxUriLength = 400;

export const entryResolvers: Resolvers = {
  Query: {
    preview: (_, __, { preview }) =>
      preview ? { siteId: preview.siteId, uri: preview.uri, until: preview.until.toISOString() } : null,
    async entry(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      const uri = args.uri.slice(0, maxUriLength);
      const found = await addressOf(context, siteId, uri);
      if (found && !seesEntry(context.viewer, siteId, found)) {
        context.tags.address(siteId, uri);
        return { __typename: 'EntryForMembers', uri };
      }
      if (found) return entrySource(siteId, found);
      context.tags.address(siteId, uri);
      return { uri, ...((await findRedirectTarget(context, siteId, uri)) ?? { __typename: 'EntryAbsent' }) };
    },
  },
};
