import { privacyPolicy } from '../../../globals/privacy-policy.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-13: the newsletter sign-up with what it asks consent to. */
export const newsletterBlockResolvers: Resolvers = {
  NewsletterBlock: {
    titleField: blockHead.titleField,
    text: blockHead.text,
    privacyPolicy({ siteId }, _, context) {
      // The page that it names may move, and editors may name another.
      for (const type of ['GlobalSets', 'Page']) context.tags.list(type, siteId);
      return privacyPolicy(context, siteId);
    },
  },
};
