import type { SiteId } from '@plantsoen/contract/locales.ts';
import { seesEntry } from '../platform/access/roles.ts';
import { type EntryKey, entryTypenames } from '../platform/addresses/address.ts';
import { addressOf } from '../platform/addresses/find-address.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { productById } from '../products/product-source.ts';
import { findRedirectTarget } from '../redirects/find-redirect.ts';
import { entrySource } from './entry-source.ts';

const maxUriLength = 400;

/** Whether an entry can be shown. Products of a large category may have an address some seconds before their catalogue row. */
const isComplete = async (context: ApiContext, siteId: SiteId, { collection, id }: EntryKey): Promise<boolean> =>
  collection !== 'products' || (await productById(context, siteId, id)) !== undefined;

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
      if (found && (await isComplete(context, siteId, found))) {
        for (const { entry } of found.trail) context.tags.record(entryTypenames[entry.collection], siteId, entry.id);
        return entrySource(siteId, found);
      }
      context.tags.address(siteId, uri);
      return { uri, ...((await findRedirectTarget(context, siteId, uri)) ?? { __typename: 'EntryAbsent' }) };
    },
  },
};
