import { privacyPolicy } from '../../../globals/privacy-policy.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { blockHead } from '../../block-head.ts';

/** BLK-13: the newsletter sign-up, with the privacy policy of its consent. */
export const newsletterBlockResolvers: Resolvers = {
  NewsletterBlock: {
    titleField: blockHead.titleField,
    text: blockHead.text,
    privacyPolicy({ siteId }, _, context) {
      // The linked page may move, and editors may choose another one.
      for (const type of ['GlobalSets', 'Page']) context.tags.list(type, siteId);
      return privacyPolicy(context, siteId);
    },
  },
};
