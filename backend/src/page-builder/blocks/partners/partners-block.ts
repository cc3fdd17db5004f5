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
  picker: {
    group: 'workAndPeople',
    help: {
      nl: 'Logo’s van klanten of keurmerken',
      en: 'Logos of customers or quality marks',
      de: 'Logos von Kunden oder Gütesiegeln',
    },
    synonyms: { nl: 'logo klant keurmerk merk', en: 'logo customer certificate brand', de: 'Logo Kunde Gütesiegel Marke' },
    drawing:
      '<circle cx="58" cy="80" r="16" fill="#fff"/><path d="M86 96l16-32 16 32z" fill="#fff"/><path d="M134 64h28v32h-28z" fill="#fff"/><path d="M176 80h28M190 66v28"/>',
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
