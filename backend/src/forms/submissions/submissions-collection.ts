import { locales } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { CollectionConfig, Field, TextField } from 'payload';
import { loggedAccess } from '../../audit/logged-access.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../../platform/payload/label.ts';
import { limits } from '../../platform/payload/limits.ts';
import { nobody, submissionReaders, submissionSubject } from '../submission-access.ts';
import { downloadFile } from '../uploads/download-file.ts';
import { exportSubmissions } from './export-submissions.ts';
import { readValues } from './submission-hooks.ts';

const unseen = { hidden: true, disableListColumn: true, disableListFilter: true } as const;

function date(name: string, label: Label): Field {
  return { name, type: 'date', label, index: true, admin: { position: 'sidebar', date: { displayFormat: 'd MMM yyyy' } } };
}

/** Shows a field only if it is filled in, because most submissions have no number. */
const ifFilled = (field: TextField): TextField => ({
  ...field,
  admin: { position: 'sidebar', condition: (_, siblings) => Boolean(siblings[field.name]) },
});

/** Submissions of forms. Only code creates them; they are deleted when they expire, or by a user. */
export const submissionsCollection: CollectionConfig = {
  slug: 'form-submissions',
  labels: {
    singular: { nl: 'Inzending', en: 'Submission', de: 'Einsendung' },
    plural: { nl: 'Inzendingen', en: 'Submissions', de: 'Einsendungen' },
  },
  access: { read: submissionReaders, delete: submissionReaders, create: nobody, update: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  admin: {
    group: adminGroups.content,
    useAsTitle: 'formTitle',
    components: { beforeListTable: ['/components/forms/submission-export.tsx#SubmissionExport'] },
    defaultColumns: ['formTitle', 'ticketNumber', 'createdAt', 'sender', 'site', 'keptUntil'],
    listSearchableFields: ['formTitle', 'sender', 'quoteNumber', 'ticketNumber'],
    description: {
      nl: 'Wie een inzending opent, exporteert of verwijdert, komt in het logboek van inzage.',
      en: 'The access log records who opens, exports or deletes a submission.',
      de: 'Wer eine Einsendung öffnet, exportiert oder löscht, wird im Zugriffsprotokoll vermerkt.',
    },
  },
  endpoints: [exportSubmissions, downloadFile],
  hooks: { afterRead: [readValues], ...loggedAccess('submissions', submissionSubject) },
  fields: [
    {
      name: 'values',
      type: 'json',
      label: { nl: 'Ingevuld', en: 'Filled in', de: 'Ausgefüllt' },
      required: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/forms/submission-values.tsx#SubmissionValues' },
      },
    },
    text('formTitle', { nl: 'Formulier', en: 'Form', de: 'Formular' }, { required: true, sidebar: true }),
    text(
      'form',
      { nl: 'Technische naam', en: 'Handle', de: 'Technischer Name' },
      { required: true, index: true, sidebar: true, maxLength: limits.key },
    ),
    text('sender', { nl: 'Afzender', en: 'Sender', de: 'Absender' }, { sidebar: true, index: true, maxLength: limits.email }),
    {
      name: 'site',
      type: 'select',
      required: true,
      label: { nl: 'Taal van de bezoeker', en: 'Language of the visitor', de: 'Sprache des Besuchers' },
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
      admin: { position: 'sidebar' },
    },
    {
      ...text('page', { nl: 'Pagina', en: 'Page', de: 'Seite' }, { sidebar: true, maxLength: limits.url }),
      hooks: { afterRead: [({ value }) => value && pathOfUri(value)] },
    } as TextField,
    ifFilled(
      text(
        'ticketNumber',
        { nl: 'Meldnummer', en: 'Ticket number', de: 'Vorgangsnummer' },
        { unique: true, maxLength: limits.key },
      ),
    ),
    ifFilled(
      text('quoteNumber', {
        nl: 'Nummer van de offerteaanvraag',
        en: 'Number of the quote request',
        de: 'Nummer der Angebotsanfrage',
      }),
    ),
    date('keptUntil', { nl: 'Wordt bewaard tot', en: 'Kept until', de: 'Aufbewahrt bis' }),
    { name: 'sendingKey', type: 'text', unique: true, admin: unseen, access: { read: () => false } },
    { name: 'contentHash', type: 'text', index: true, admin: unseen, access: { read: () => false } },
  ],
};
