import type { CollectionConfig, SanitizedConfig } from 'payload';
import { isDrafted } from './drafted-collections.ts';
import { draftsAreNotPublished } from './payload-patches/drafts-are-not-published.ts';
import { duplicatesAreDrafts } from './payload-patches/duplicates-are-drafts.ts';
import { noBulkUpdates } from './payload-patches/no-bulk-updates.ts';
import { oneLanguageAtATime } from './payload-patches/one-language-at-a-time.ts';
import { oneWriterAtATime } from './payload-patches/one-writer-at-a-time.ts';
import { scheduleByLanguage } from './payload-patches/schedule-by-language.ts';
import { updateSaysItsStatus } from './payload-patches/update-says-its-status.ts';
import { everySaveSetsItsTime } from './payload-patches/updated-at.ts';
import { versionsComeBackAsDrafts } from './payload-patches/versions-come-back-as-drafts.ts';
import { visitorsReadWhatIsLive } from './payload-patches/visitors-read-what-is-live.ts';
import { restoreEndpoint } from './restore-version.ts';

const refusals = [noBulkUpdates, oneLanguageAtATime, updateSaysItsStatus, versionsComeBackAsDrafts, visitorsReadWhatIsLive];

/** Returns a collection with drafts and the patches that make publication per language safe; unchanged if it has no drafts. */
export function publishedByLanguage(collection: CollectionConfig): CollectionConfig {
  if (!isDrafted(collection.slug)) return collection;
  return {
    ...collection,
    disableBulkEdit: true,
    endpoints: [...(collection.endpoints || []), restoreEndpoint(collection.slug)],
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
