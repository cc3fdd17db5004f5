import type { CollectionAfterReadHook } from 'payload';
import { isEditor } from '../../platform/access/roles.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { readableValues, storedValues, withheldValues } from '../stored-value.ts';

/** Decrypts the values of a single submission for editors. Lists withhold encrypted values; the export decrypts them itself. */
export const readValues: CollectionAfterReadHook = ({ doc, req, findMany, context }) => {
  if (doc.values === undefined || context.asStored) return doc;
  const values = storedValues(doc.values);
  const mayRead = isEditor(req.user) && !findMany;
  const { fieldKeys } = installationOf(req.payload);
  return { ...doc, values: mayRead ? readableValues(fieldKeys, doc.id, values) : withheldValues(values) };
};
