import type { Access, CollectionConfig, GlobalConfig } from 'payload';
import { isTranslator, writesIn } from '../platform/access/roles.ts';
import { closeSharedFields, hasTexts } from './closed-fields.ts';
import { noteGlobalTranslation, noteTranslation, refuseSharedChanges, refuseSharedGlobalChanges } from './shared-changes.ts';

/** Grants translators the update of a document in their languages, and others what they have (EDT-10). */
const orInOwnLanguages =
  (others: Access | undefined): Access =>
  (args) => {
    const { req } = args;
    return isTranslator(req.user) ? writesIn(req.user, req.locale) : (others?.(args) ?? false);
  };

/**
 * Returns the collection with access for translators: they change its localised fields in their languages, and nothing else. Unchanged
 * without localised fields.
 */
export function withTranslators(collection: CollectionConfig): CollectionConfig {
  const { access, fields, hooks = {} } = collection;
  if (!hasTexts(fields)) return collection;
  return {
    ...collection,
    access: { ...access, update: orInOwnLanguages(access?.update) },
    fields: closeSharedFields(fields),
    hooks: {
      ...hooks,
      beforeOperation: [noteTranslation, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), refuseSharedChanges],
    },
  };
}

/** Returns the global with the same access for translators. */
export function withGlobalTranslators(global: GlobalConfig): GlobalConfig {
  const { access, fields, hooks = {} } = global;
  if (!hasTexts(fields)) return global;
  return {
    ...global,
    access: { ...access, update: orInOwnLanguages(access?.update) },
    fields: closeSharedFields(fields),
    hooks: {
      ...hooks,
      beforeOperation: [noteGlobalTranslation, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), refuseSharedGlobalChanges],
    },
  };
}
