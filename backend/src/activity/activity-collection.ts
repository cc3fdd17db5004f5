import type { CollectionConfig, GlobalConfig } from 'payload';
import { readByEditors } from '../platform/access/collection-access.ts';
import { isAdministrator } from '../platform/access/roles.ts';
import { choice, languageNames } from '../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../platform/payload/fields/number-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { activityReaders, readableChanges } from './activity-access.ts';
import type { ActivityAction } from './activity-entry.ts';

export const actionLabels: Record<ActivityAction, Label> = {
  create: { nl: 'Gemaakt', en: 'Created', de: 'Angelegt' },
  draft: { nl: 'Concept bewaard', en: 'Draft saved', de: 'Entwurf gespeichert' },
  update: { nl: 'Gewijzigd', en: 'Changed', de: 'Geändert' },
  publish: { nl: 'Gepubliceerd', en: 'Published', de: 'Veröffentlicht' },
  unpublish: { nl: 'Offline gehaald', en: 'Unpublished', de: 'Offline genommen' },
  delete: { nl: 'Verwijderd', en: 'Deleted', de: 'Gelöscht' },
  restore: { nl: 'Teruggezet', en: 'Restored', de: 'Wiederhergestellt' },
  purge: { nl: 'Voorgoed verwijderd', en: 'Deleted for good', de: 'Endgültig gelöscht' },
  plan: { nl: 'Gepland', en: 'Planned', de: 'Geplant' },
  cancelPlan: { nl: 'Planning ingetrokken', en: 'Plan cancelled', de: 'Planung zurückgenommen' },
};

/** Whether a document no longer has a page in the admin after an action. */
export const isGone = (action: ActivityAction): boolean => action === 'delete' || action === 'purge';

/** Returns the singular names of collections and the names of globals, by slug. */
function kindsOf(collections: readonly CollectionConfig[], globals: readonly GlobalConfig[]): Record<string, Label> {
  const names = collections.map(({ slug, labels }) => [slug, labels?.singular] as const);
  return Object.fromEntries([...names, ...globals.map(({ slug, label }) => [slug, label] as const)]) as Record<string, Label>;
}

const ids = { min: 1, max: 2 ** 31 - 1 };

/** Log of changes of content with their authors (EDT-11). Only hooks write it. */
export const activityCollection = (
  collections: readonly CollectionConfig[],
  globals: readonly GlobalConfig[],
): CollectionConfig => ({
  slug: 'activity-log',
  labels: {
    singular: { nl: 'Wijziging', en: 'Activity', de: 'Änderung' },
    plural: { nl: 'Wijzigingen', en: 'Activity log', de: 'Änderungsprotokoll' },
  },
  access: { ...readByEditors, read: activityReaders, delete: () => false },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  indexes: [{ fields: ['kind', 'documentId'] }],
  admin: {
    group: adminGroups.site,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'authorName', 'action', 'subject', 'kind', 'locale'],
    listSearchableFields: ['subject', 'authorName'],
    description: {
      nl: 'Wie wat aan de inhoud wijzigde, per veld. Regels worden twee jaar bewaard.',
      en: 'Records who changed which content, field by field. Entries are kept for two years.',
      de: 'Wer welche Inhalte geändert hat, Feld für Feld. Einträge bleiben zwei Jahre.',
    },
  },
  fields: [
    {
      name: 'changes',
      type: 'json',
      label: { nl: 'Gewijzigde velden', en: 'Changed fields', de: 'Geänderte Felder' },
      hooks: { afterRead: [({ req, value }) => readableChanges(req.user, value)] },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/activity/changes-field.tsx#ChangesField' },
      },
    },
    text('authorName', { nl: 'Wie', en: 'Who', de: 'Wer' }, { index: true, sidebar: true }),
    relation('author', { nl: 'Account', en: 'Account', de: 'Konto' }, 'users', {
      ...{ sidebar: true, readableBy: ({ req }) => isAdministrator(req.user) },
    }),
    choice('action', { nl: 'Wat', en: 'What', de: 'Was' }, actionLabels, { required: true, sidebar: true }),
    choice('kind', { nl: 'Soort', en: 'Kind', de: 'Art' }, kindsOf(collections, globals), { required: true, sidebar: true }),
    text('subject', { nl: 'Titel', en: 'Title', de: 'Titel' }, { sidebar: true }),
    choice('locale', { nl: 'Taal', en: 'Language', de: 'Sprache' }, languageNames, { sidebar: true }),
    wholeNumber('documentId', { nl: 'Nummer', en: 'Number', de: 'Nummer' }, ids, { sidebar: true }),
    {
      ...wholeNumber('versionId', { nl: 'Versie', en: 'Version', de: 'Version' }, ids, { index: true }),
      admin: { hidden: true },
    },
  ],
});
