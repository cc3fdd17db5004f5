import type { CollectionConfig, FieldAccess } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import { isIsoDate } from '../platform/iso-date.ts';
import { checkbox, choice } from '../platform/payload/fields/choice-fields.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { upload } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label, labelFor } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { downloadKinds, downloadLanguages } from './download-kinds.ts';
import { markFilesForMembers } from './mark-files-for-members.ts';

const unlessForMembers: FieldAccess = ({ req, doc }) => seesMemberContent(req.user) || doc?.membersOnly === false;

const hints = {
  kind: {
    nl: 'De website toont dit naast de titel. Wordt ingevuld zodra u een bestand kiest.',
    en: 'The website shows it with the title. Filled in as soon as you choose a file.',
    de: 'Die Website zeigt dies beim Titel. Wird ausgefüllt, sobald Sie eine Datei wählen.',
  },
  documentKind: {
    nl: 'De website toont dit bij de titel; het archief van een product ook.',
    en: 'The website shows this with the title; so does the archive of a product.',
    de: 'Die Website zeigt dies beim Titel; das Archiv eines Produkts ebenso.',
  },
  language: {
    nl: 'De taal van het bestand op deze website. Leeg bij een bestand zonder tekst.',
    en: 'The language of the file on this website. Empty for a file without text.',
    de: 'Die Sprache der Datei auf dieser Website. Leer bei einer Datei ohne Text.',
  },
  version: {
    nl: 'Zoals het bestand die zelf noemt, bijvoorbeeld 2 of 2027-A.',
    en: 'As the file itself states it, for instance 2 or 2027-A.',
    de: 'Wie die Datei sie selbst nennt, etwa 2 oder 2027-A.',
  },
  date: {
    nl: 'Jaar, maand en dag van deze versie.',
    en: 'Year, month and day of this version.',
    de: 'Jahr, Monat und Tag dieser Version.',
  },
  file: {
    nl: 'Zonder bestand in een taal ontbreekt de download op die website.',
    en: 'Without a file in a language, the download is absent from that website.',
    de: 'Ohne Datei in einer Sprache fehlt der Download auf dieser Website.',
  },
  membersOnly: {
    nl: 'Gasten zien de titel, maar kunnen het bestand niet openen.',
    en: 'Guests see the title but cannot open the file.',
    de: 'Gäste sehen den Titel, können die Datei aber nicht öffnen.',
  },
  dutchOnly: {
    nl: 'De Engelse en de Duitse website tonen de download niet.',
    en: 'The English and German websites do not show the download.',
    de: 'Die englische und die deutsche Website zeigen den Download nicht.',
  },
} satisfies Record<string, Label>;

const wrongDate: Label = {
  nl: 'Schrijf een bestaande datum als 2026-11-29.',
  en: 'Write an existing date as 2026-11-29.',
  de: 'Schreiben Sie ein vorhandenes Datum als 2026-11-29.',
};

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
        description: hints.kind,
        field: '/components/downloads/file-kind-field.tsx#FileKindField',
        validate: (value) => !value || /^[a-z0-9]+$/.test(value) || 'pdf, dxf, ifc, glb',
      },
    ),
    choice('documentKind', { nl: 'Soort document', en: 'Kind of document', de: 'Art des Dokuments' }, downloadKinds, {
      description: hints.documentKind,
    }),
    {
      ...choice('language', { nl: 'Taal', en: 'Language', de: 'Sprache' }, downloadLanguages, { description: hints.language }),
      localized: true,
    },
    text('version', { nl: 'Versie', en: 'Version', de: 'Version' }, { maxLength: 20, description: hints.version }),
    text(
      'date',
      { nl: 'Datum (jjjj-mm-dd)', en: 'Date (yyyy-mm-dd)', de: 'Datum (JJJJ-MM-TT)' },
      {
        maxLength: 10,
        description: hints.date,
        validate: (value, { req }) => !value || isIsoDate(value) || labelFor(req, wrongDate),
      },
    ),
    upload(
      'file',
      { nl: 'Bestand', en: 'File', de: 'Datei' },
      { from: 'files', localized: true, readableBy: unlessForMembers, description: hints.file },
    ),
    checkbox(
      'membersOnly',
      { nl: 'Alleen voor leden', en: 'For members only', de: 'Nur für Mitglieder' },
      { description: hints.membersOnly },
    ),
    checkbox(
      'dutchOnly',
      { nl: 'Alleen in het Nederlands', en: 'In Dutch only', de: 'Nur auf Niederländisch' },
      { description: hints.dutchOnly },
    ),
    key(),
  ],
};
