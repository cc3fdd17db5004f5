import type { CollectionConfig } from 'payload';

/** Drafts and versions of an entry that is published per language. Each publish writes two versions. */
export const localisedDrafts: NonNullable<CollectionConfig['versions']> = {
  drafts: { localizeStatus: true, schedulePublish: true, validate: false },
  maxPerDoc: 40,
};
