import type { Block } from 'payload';
import { blockText, blockTitle } from '../../block-fields.ts';

/** BLK-13: the newsletter sign-up. */
export const newsletterBlock: Block = {
  slug: 'newsletter',
  interfaceName: 'NewsletterBlock',
  labels: {
    singular: { nl: 'Nieuwsbrief', en: 'Newsletter', de: 'Newsletter' },
    plural: { nl: 'Nieuwsbrieven', en: 'Newsletters', de: 'Newsletter' },
  },
  fields: [blockTitle(), blockText()],
};
