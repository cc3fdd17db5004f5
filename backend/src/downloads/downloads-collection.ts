import type { CollectionConfig, FieldAccess } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { upload } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { markFilesForMembers } from './mark-files-for-members.ts';

const unlessForMembers: FieldAccess = ({ req, doc }) => seesMemberContent(req.user) || doc?.membersOnly === false;

/** The downloads of the site. Guests see the title of a members-only download, but not its file (MEM-02). */
export const downloadsCollection: CollectionConfig = {
  slug: 'downloads',
  labels: {
    singular: { nl: 'Download', en: 'Download', de: 'Download' },
    plural: { nl: 'Downloads', en: 'Downloads', de: 'Downloads' },
  },
  access: publicAccess,
  hooks: { afterChange: [({ req }) => markFilesForMembers(req)], afterDelete: [({ req }) => markFilesForMembers(req)] },
  admin: {
    group: adminGroups.media,
    useAsTitle: 'titleField',
    defaultColumns: ['titleField', 'kind', 'file', 'membersOnly', 'dutchOnly'],
    listSearchableFields: ['titleField', 'key'],
  },
  fields: [
    text('titleField', { nl: 'Titel', en: 'Title', de: 'Titel' }, { localized: true, required: true, maxLength: limits.title }),
    text(
      'kind',
      { nl: 'Bestandssoort (pdf, dxf …)', en: 'Kind of file (pdf, dxf …)', de: 'Dateiart (pdf, dxf …)' },
      {
        required: true,
        maxLength: 8,
        validate: (value) => !value || /^[a-z0-9]+$/.test(value) || 'pdf, dxf, ifc, glb',
      },
    ),
    upload('file', { nl: 'Bestand', en: 'File', de: 'Datei' }, { from: 'files', localized: true, readableBy: unlessForMembers }),
    checkbox('membersOnly', { nl: 'Alleen voor leden', en: 'For members only', de: 'Nur für Mitglieder' }),
    checkbox('dutchOnly', { nl: 'Alleen in het Nederlands', en: 'In Dutch only', de: 'Nur auf Niederländisch' }),
    key(),
  ],
};
