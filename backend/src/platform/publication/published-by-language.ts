import type { CollectionConfig, Field, FlattenedField, SanitizedConfig } from 'payload';
import { isDrafted } from './drafted-collections.ts';
import { oneLanguageAtATime } from './payload-patches/one-language-at-a-time.ts';
import { oneWriterAtATime } from './payload-patches/one-writer-at-a-time.ts';
import {
  draftsAreNotPublished,
  noBulkUpdates,
  updateSaysItsStatus,
  versionsComeBackAsDrafts,
  visitorsReadWhatIsLive,
} from './payload-patches/operation-hooks.ts';
import { scheduleByLanguage } from './payload-patches/schedule-by-language.ts';
import { everySaveSetsItsTime } from './payload-patches/updated-at.ts';
import { publishLanguagesEndpoint } from './publish-languages.ts';
import { restoreEndpoint } from './restore-version.ts';

const refusals = [noBulkUpdates, oneLanguageAtATime, updateSaysItsStatus, versionsComeBackAsDrafts, visitorsReadWhatIsLive];

/** Returns a collection with drafts and the patches that make publication per language safe; unchanged if it has no drafts. */
export function publishedByLanguage(collection: CollectionConfig): CollectionConfig {
  if (!isDrafted(collection.slug)) return collection;
  return {
    ...collection,
    disableBulkEdit: true,
    endpoints: [...(collection.endpoints || []), restoreEndpoint(collection.slug), publishLanguagesEndpoint(collection.slug)],
    // Each publish writes two versions.
    versions: { drafts: { localizeStatus: true, schedulePublish: { timeFormat: 'HH:mm' }, validate: false }, maxPerDoc: 40 },
    hooks: {
      ...collection.hooks,
      beforeOperation: [draftsAreNotPublished, ...refusals, ...(collection.hooks?.beforeOperation ?? []), oneWriterAtATime],
    },
  };
}

/** Applies the patches that need the configuration that Payload has completed. */
export function patchPublication(config: SanitizedConfig): SanitizedConfig {
  duplicatesAreDrafts(config);
  scheduleByLanguage(config);
  everySaveSetsItsTime(config);
  return config;
}

/**
 * Makes duplicates drafts in all languages. Payload keeps the status of the original in the other languages, so that a duplicate would be
 * published at once.
 */
function duplicatesAreDrafts(config: SanitizedConfig): void {
  for (const { fields, flattenedFields, versions } of config.collections) {
    if (versions?.drafts)
      for (const field of statusFields([...fields, ...flattenedFields]))
        field.hooks = { ...field.hooks, beforeDuplicate: [() => 'draft'] };
  }
}

type StatusField = Extract<Field, { type: 'select' }>;

function statusFields(fields: readonly (Field | FlattenedField)[]): StatusField[] {
  return fields.filter((field): field is StatusField => 'name' in field && field.name === '_status' && field.type === 'select');
}
