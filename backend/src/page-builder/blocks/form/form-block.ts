import { handleOfForm, storedForm } from '../../../forms/stored-form.ts';
import { relationId } from '../../../platform/api/records.ts';
import type { FormBlockSource } from '../../../platform/generated/block-sources.ts';
import { relation } from '../../../platform/payload/fields/relation-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { noWords } from '../../searchable-words.ts';

const formId = ({ stored }: FormBlockSource): number => relationId(stored.form) ?? 0;

/** BLK-14: a form, or only its handle if the site does not offer it (FRM-13). */
export const formBlock = defineBlock({
  kind: 'form',
  typename: 'FormBlock',
  labels: {
    singular: { nl: 'Formulier', en: 'Form', de: 'Formular' },
    plural: { nl: 'Formulieren', en: 'Forms', de: 'Formulare' },
  },
  fields: [relation('form', { nl: 'Formulier', en: 'Form', de: 'Formular' }, 'forms', { required: true })],
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
