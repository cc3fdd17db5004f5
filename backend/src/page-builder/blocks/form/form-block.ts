import { handleOfForm, storedForm } from '../../../forms/stored-form.ts';
import { relationId } from '../../../platform/api/records.ts';
import type { FormBlockSource } from '../../../platform/generated/block-sources.ts';
import { relation } from '../../../platform/payload/fields/relation-fields.ts';
import { box, textLines } from '../../../platform/payload/picker-drawing.ts';
import { defineBlock } from '../../define-block.ts';
import { noWords } from '../../searchable-words.ts';
import { offeredInLanguage } from './offered-form.ts';

const formId = ({ stored }: FormBlockSource): number => relationId(stored.form) ?? 0;

/** BLK-14: a form, or only its handle if the site does not offer it (FRM-13). */
export const formBlock = defineBlock({
  kind: 'form',
  typename: 'FormBlock',
  labels: {
    singular: { nl: 'Formulier', en: 'Form', de: 'Formular' },
    plural: { nl: 'Formulieren', en: 'Forms', de: 'Formulare' },
  },
  picker: {
    group: 'contact',
    help: {
      nl: 'Een formulier dat u al hebt gemaakt',
      en: 'A form that you have already made',
      de: 'Ein Formular, das Sie bereits erstellt haben',
    },
    synonyms: { nl: 'aanvraag vragen invullen', en: 'request questions fill in', de: 'Anfrage Fragen ausfüllen' },
    drawing: `${textLines([48, 32, 48])}${box(48, 40, 144, 24)}${textLines([48, 78, 36])}${box(48, 86, 144, 24)}<path d="M48 122h48v14H48z" fill="#1f4f49"/>`,
  },
  fields: [
    relation('form', { nl: 'Formulier', en: 'Form', de: 'Formular' }, 'forms', { required: true, validate: offeredInLanguage }),
  ],
  resolvers: {
    handle: async (block, _, context) => (await handleOfForm(context, formId(block))) ?? String(formId(block)),
    async form(block, _, context) {
      const form = await storedForm(context, block.siteId, formId(block));
      if (!form) context.tags.record('Form', block.siteId, formId(block));
      return form ?? null;
    },
  },
  words: noWords,
});
