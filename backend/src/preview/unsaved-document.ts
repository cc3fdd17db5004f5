import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type ValidationFieldError,
} from 'payload';
import type { PreviewGrant } from './preview-token.ts';

type Values = Record<string, unknown>;

/** Properties of a document that a form does not change. */
const own = ['id', '_status', 'createdAt', 'updatedAt'];

/**
 * Returns the saved document in all languages with the unsaved values of its form in one language, as saving a draft would: with the hooks
 * of the fields and the editor's rights for each of them, but without validation.
 */
export async function withUnsavedValues(
  req: PayloadRequest,
  { collection, id, locale }: PreviewGrant,
  saved: Values,
  values: Values,
): Promise<Values> {
  const { config } = req.payload.collections[collection];
  const read = { collection, id, locale, draft: true, depth: 0, fallbackLocale: false, showHiddenFields: true, req } as const;
  const doc = (await req.payload.findByID({ ...read, overrideAccess: true })) as unknown as Values;
  const data = { ...values };
  for (const name of own) delete data[name];
  const traversed = traversal(req, config, { id, data, doc });
  await beforeValidateTraverseFields({ ...traversed, overrideAccess: false });
  const actions: (() => Promise<void> | void)[] = [];
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    ...{ ...traversed, overrideAccess: false, skipValidation: true, errors, fieldLabelPath: '' },
    ...{ mergeLocaleActions: actions as (() => Promise<void>)[], docWithLocales: saved, siblingDocWithLocales: saved },
  });
  for (const action of actions) await action();
  return data;
}

function traversal(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { id, data, doc }: { id: number; data: Values; doc: Values },
) {
  const root = { parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' };
  return {
    ...{ collection, fields: collection.fields, global: null, operation: 'update' as const, context: req.context, req },
    ...{ id, data, doc, siblingData: data, siblingDoc: doc, ...root },
  };
}
