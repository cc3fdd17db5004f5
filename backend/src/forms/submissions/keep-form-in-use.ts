import type { CollectionBeforeDeleteHook } from 'payload';
import { refusal } from '../../platform/payload/refusal.ts';

/** Prevents the deletion of a form with submissions, because the form defines who may read them. */
export const keepFormInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { handle } = await req.payload.findByID({ collection: 'forms', id, depth: 0, select: { handle: true }, req });
  const where = { form: { equals: handle } };
  const { totalDocs } = await req.payload.count({ collection: 'form-submissions', where, req, overrideAccess: true });
  if (totalDocs === 0) return;
  throw refusal(req, {
    nl: `Er zijn inzendingen van dit formulier (${totalDocs}). Haal het van alle websites af; het kan weg als die verwijderd zijn.`,
    en: `This form still has submissions (${totalDocs}). Remove it from all websites; you can delete it once they are deleted.`,
    de: `Es gibt Einsendungen dieses Formulars (${totalDocs}). Nehmen Sie es von allen Websites; es kann gelöscht werden, sobald diese gelöscht sind.`,
  });
};
