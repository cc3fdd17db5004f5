import type { CollectionAfterReadHook, CollectionBeforeDeleteHook } from 'payload';
import { servesCustomers } from '../../platform/access/roles.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { refusal } from '../../platform/payload/refusal.ts';
import { readableValues, storedValues, withheldValues } from '../stored-value.ts';

/** Decrypts the values of a single submission for editors. Lists withhold encrypted values; the export decrypts them itself. */
export const readValues: CollectionAfterReadHook = ({ doc, req, findMany, context }) => {
  if (doc.values === undefined || context.asStored) return doc;
  const values = storedValues(doc.values);
  const mayRead = servesCustomers(req.user) && !findMany;
  const { fieldKeys } = installationOf(req.payload);
  return { ...doc, values: mayRead ? readableValues(fieldKeys, doc.id, values) : withheldValues(values) };
};

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
