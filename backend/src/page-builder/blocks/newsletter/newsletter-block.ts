import { privacyPolicy } from '../../../globals/privacy-policy.ts';
import { box, textLines } from '../../../platform/payload/picker-drawing.ts';
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
  picker: {
    group: 'contact',
    help: { nl: 'Aanmelden met een e-mailadres', en: 'Sign up with an email address', de: 'Anmelden mit einer E-Mail-Adresse' },
    synonyms: { nl: 'nieuwsbrief aanmelden mailing', en: 'newsletter subscribe mailing', de: 'Newsletter anmelden Mailing' },
    drawing: `<path d="M48 48h68" stroke-width="8"/>${textLines([48, 70, 100], [60, 104, 40])}${box(48, 90, 144, 28)}<path d="M152 90h40v28h-40z" fill="#1f4f49"/>`,
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
