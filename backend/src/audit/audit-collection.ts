import type { Access, CollectionConfig } from 'payload';
import { isAdministrator } from '../platform/access/roles.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../platform/payload/fields/number-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import type { AuditAction } from './audit.ts';

const administrators: Access = ({ req }) => isAdministrator(req.user);
const nobody: Access = () => false;

const actions: Record<AuditAction, Label> = {
  read: { nl: 'Gelezen', en: 'Read', de: 'Gelesen' },
  export: { nl: 'Geëxporteerd', en: 'Exported', de: 'Exportiert' },
  download: { nl: 'Bestand gedownload', en: 'File downloaded', de: 'Datei heruntergeladen' },
  delete: { nl: 'Verwijderd', en: 'Deleted', de: 'Gelöscht' },
  retention: { nl: 'Bewaartermijn verstreken', en: 'Retention ended', de: 'Aufbewahrungsfrist abgelaufen' },
};

/** Who read, exported or deleted what visitors have sent (SEC-08). Code alone writes it. */
export const auditCollection: CollectionConfig = {
  slug: 'audit-log',
  labels: {
    singular: { nl: 'Regel van het logboek', en: 'Log entry', de: 'Protokolleintrag' },
    plural: { nl: 'Logboek van inzage', en: 'Access log', de: 'Zugriffsprotokoll' },
  },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    group: adminGroups.people,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'actor', 'action', 'subject', 'count'],
    listSearchableFields: ['actor', 'subject'],
    hidden: ({ user }) => !isAdministrator(user as never),
    description: {
      nl: 'Wie ingezonden formulieren las, exporteerde of verwijderde. Regels worden twee jaar bewaard.',
      en: 'Who read, exported or deleted form submissions. Entries are kept for two years.',
      de: 'Wer Formulareinsendungen gelesen, exportiert oder gelöscht hat. Einträge bleiben zwei Jahre.',
    },
  },
  fields: [
    text('actor', { nl: 'Wie', en: 'Who', de: 'Wer' }, { required: true }),
    choice('action', { nl: 'Wat', en: 'What', de: 'Was' }, actions, { required: true }),
    text('subject', { nl: 'Waarvan', en: 'Of what', de: 'Wovon' }, { required: true, index: true }),
    wholeNumber('count', { nl: 'Aantal', en: 'Number', de: 'Anzahl' }, { min: 0, max: 1_000_000_000 }),
  ],
};
