import { addressOf, entrySource } from '../entries/entry-source.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { seoMetadata } from './seo-metadata.ts';
import { sitemap } from './sitemap.ts';

export const metadataResolvers: Resolvers = {
  Query: {
    async seoMetadata(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      const found = await addressOf(context, siteId, args.uri);
      if (found && (!found.membersOnly || context.viewer)) return seoMetadata(context, entrySource(siteId, found));
      context.tags.address(siteId, args.uri);
      return null;
    },
    sitemap: (_, args, context) => sitemap(context, siteIdArgument(args.siteId), args.after ?? undefined),
  },
};
