import { privacyPolicy } from '../../../globals/privacy-policy.ts';
import { blockHead, blockText, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAndText } from '../../searchable-words.ts';

/** BLK-13: the newsletter sign-up, with the privacy policy of its consent. */
export const newsletterBlock = defineBlock({
  kind: 'newsletter',
  typename: 'NewsletterBlock',
  labels: {
    singular: { nl: 'Nieuwsbrief', en: 'Newsletter', de: 'Newsletter' },
    plural: { nl: 'Nieuwsbrieven', en: 'Newsletters', de: 'Newsletter' },
  },
  fields: [blockTitle(), blockText()],
  resolvers: {
    titleField: blockHead.titleField,
    text: blockHead.text,
    privacyPolicy({ siteId }, _, context) {
      // The linked page may move, and editors may choose another one.
      for (const type of ['GlobalSets', 'Page']) context.tags.list(type, siteId);
      return privacyPolicy(context, siteId);
    },
  },
  words: titleAndText,
});
