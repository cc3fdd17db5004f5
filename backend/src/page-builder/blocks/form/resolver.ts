import { handleOfForm, storedForm } from '../../../forms/stored-form.ts';
import { relationId } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import type { FormBlockSource } from './source.ts';

const formId = ({ stored }: FormBlockSource): number => relationId(stored.form) ?? 0;

/** BLK-14: a form, or only its handle if the site does not offer it (FRM-13). */
export const formBlockResolvers: Resolvers = {
  FormBlock: {
    handle: async (block, _, context) => (await handleOfForm(context, formId(block))) ?? String(formId(block)),
    async form(block, _, context) {
      const form = await storedForm(context, block.siteId, formId(block));
      if (!form) context.tags.record('Form', block.siteId, formId(block));
      return form ?? null;
    },
  },
};
