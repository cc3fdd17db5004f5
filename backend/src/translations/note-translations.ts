import type { CollectionConfig, GlobalConfig } from 'payload';
import { requestSql } from '../platform/database/request-sql.ts';
import { isBulk } from '../platform/payload/bulk-request.ts';
import { hasTranslations } from './translated-kinds.ts';
import { globalId } from './translation-href.ts';
import { forgetTranslations, noteTranslations } from './translation-states.ts';

/** Returns the collection with hooks that keep the states of its translations (EDT-09); unchanged if it has no localised texts. */
export function withTranslations(collection: CollectionConfig): CollectionConfig {
  const { slug, fields, hooks = {} } = collection;
  if (!hasTranslations(fields)) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          if (!isBulk(req)) await noteTranslations(req, slug, [doc.id]);
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ id, req }) => {
          await forgetTranslations(await requestSql(req), slug, [Number(id)]);
        },
      ],
    },
  };
}

/** Returns the global with the same hook. */
export function withGlobalTranslations(global: GlobalConfig): GlobalConfig {
  const { slug, fields, hooks = {} } = global;
  if (!hasTranslations(fields)) return global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ req }) => {
          if (!isBulk(req)) await noteTranslations(req, slug, [globalId]);
        },
      ],
    },
  };
}
