import type { CollectionConfig, SanitizedConfig } from 'payload';
import { isDrafted } from './drafted-collections.ts';
import { duplicatesAreDrafts } from './mends/duplicates-are-drafts.ts';
import { noBulkUpdates } from './mends/no-bulk-updates.ts';
import { oneLanguageAtATime } from './mends/one-language-at-a-time.ts';
import { oneWriterAtATime } from './mends/one-writer-at-a-time.ts';
import { scheduleByLanguage } from './mends/schedule-by-language.ts';
import { updateSaysItsStatus } from './mends/update-says-its-status.ts';
import { everySaveSetsItsTime } from './mends/updated-at.ts';
import { versionsComeBackAsDrafts } from './mends/versions-come-back-as-drafts.ts';
import { visitorsReadWhatIsLive } from './mends/visitors-read-what-is-live.ts';
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
      beforeOperation: [...refusals, ...(collection.hooks?.beforeOperation ?? []), oneWriterAtATime],
    },
  };
}

/** Applies the patches that need the configuration that Payload has completed. */
export function mendPublication(config: SanitizedConfig): SanitizedConfig {
  duplicatesAreDrafts(config);
  scheduleByLanguage(config);
  everySaveSetsItsTime(config);
  return config;
}
