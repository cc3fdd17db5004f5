import { logoById } from '../../../globals/logo.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { pictures } from '../../../platform/payload/fields/relation-fields.ts';
import { blockHead, blockText, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAndText } from '../../searchable-words.ts';

/** BLK-05: logos of partners. Deleted logos are left out. */
export const partnersBlock = defineBlock({
  kind: 'partners',
  typename: 'PartnersBlock',
  labels: {
    singular: { nl: 'Partners', en: 'Partners', de: 'Partner' },
    plural: { nl: 'Partners', en: 'Partners', de: 'Partner' },
  },
  fields: [blockTitle(), blockText(), pictures('logos', { nl: 'Logo’s', en: 'Logos', de: 'Logos' }), callToAction()],
  resolvers: {
    ...blockHead,
    async logos({ siteId, stored }, _, context) {
      const logos = await Promise.all(relationIds(stored.logos).map((id) => logoById(context, siteId, id)));
      return logos.filter((logo) => logo !== null);
    },
  },
  words: titleAndText,
});
