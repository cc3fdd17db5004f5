import type { CollectionConfig } from 'payload';
import { editorsAccess } from '../access/collection-access.ts';
import { limits } from '../payload/limits.ts';

type FolderConfig = Omit<CollectionConfig, 'trash'>;

/** Adapts Payload's collection of folders: editors manage them, and pictures, drawings and files share them. */
export const foldersCollection = ({ collection }: { collection: FolderConfig }): FolderConfig => ({
  ...collection,
  access: editorsAccess,
  labels: {
    singular: { nl: 'Map', en: 'Folder', de: 'Ordner' },
    plural: { nl: 'Mappen', en: 'Folders', de: 'Ordner' },
  },
  fields: collection.fields.map((field) =>
    'name' in field && field.name === 'name' && field.type === 'text'
      ? { ...field, label: { nl: 'Naam', en: 'Name', de: 'Name' }, maxLength: limits.title }
      : field,
  ) as CollectionConfig['fields'],
});
