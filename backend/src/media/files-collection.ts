import { fileUrl } from '../downloads/file-link.ts';
import { fileAccess } from '../platform/access/collection-access.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { uploadCollection } from '../platform/uploads/upload-collection.ts';

/** The files of downloads and the 3D models. */
export const filesCollection = uploadCollection({
  publicUrl: fileUrl,
  slug: 'files',
  labels: {
    singular: { nl: 'Bestand', en: 'File', de: 'Datei' },
    plural: { nl: 'Bestanden', en: 'Files', de: 'Dateien' },
  },
  access: fileAccess,
  upload: { focalPoint: false },
  admin: {
    group: adminGroups.media,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'mimeType', 'filesize', 'membersOnly', 'updatedAt'],
    listSearchableFields: ['filename'],
  },
  fields: [
    {
      name: 'membersOnly',
      type: 'checkbox',
      label: { nl: 'Alleen voor leden', en: 'For members only', de: 'Nur für Mitglieder' },
      defaultValue: false,
      index: true,
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: { nl: 'Volgt uit de downloads', en: 'Follows from the downloads', de: 'Folgt aus den Downloads' },
      },
    },
  ],
});
