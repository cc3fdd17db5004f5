import type { CollectionConfig, Field, TextField } from 'payload';
import { loggedAccess } from '../audit/logged-access.ts';
import { quoteRequestReaders } from '../forms/submission-access.ts';
import { receivedAccess } from '../platform/access/collection-access.ts';
import { choice, site } from '../platform/payload/fields/choice-fields.ts';
import { euros, wholeNumber } from '../platform/payload/fields/number-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { longText, text } from '../platform/payload/fields/text-fields.ts';
import type { Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { ownAdviser } from './requests/adviser-account.ts';
import { answerEndpoints } from './requests/answer-endpoints.ts';
import { exportRequests } from './requests/export-requests.ts';
import { lockRequest, recordRequestChange, requireLossReason } from './requests/request-hooks.ts';
import { lossReasons, maxOfferEur, offerLabel, statusLabels } from './requests/request-status.ts';

/** Makes a field read-only. Editors change only how a request is handled. */
const asItCame = <Kind extends Field>(field: Kind): Kind => ({
  ...field,
  access: { update: () => false },
  admin: { ...('admin' in field ? field.admin : undefined), readOnly: true },
});

const contact = (name: string, label: Label, maxLength: number = limits.line): TextField =>
  asItCame(text(name, label, { maxLength, width: '50%' }));

const proposed: Label = {
  nl: 'Voorgesteld volgens land en postcode; u mag iets anders kiezen.',
  en: 'Proposed by country and postcode; you can choose another one.',
  de: 'Vorgeschlagen nach Land und Postleitzahl; Sie können anders wählen.',
};

const followUp: Label = {
  nl: 'Na deze dag geldt een open aanvraag als te laat.',
  en: 'After this day, an open request counts as overdue.',
  de: 'Nach diesem Tag gilt eine offene Anfrage als überfällig.',
};

const offer: Label = {
  nl: 'Van de offerte of de opdracht. Leeg: de cijfers gebruiken de richtprijzen.',
  en: 'Of the quote or the order. Empty: the figures use the guide prices.',
  de: 'Des Angebots oder des Auftrags. Leer: Die Zahlen verwenden die Richtpreise.',
};

/** Quote requests, each with the list as it was sent (QUO-08). Only the site creates them. */
export const quoteRequestsCollection: CollectionConfig = {
  slug: 'quote-requests',
  labels: {
    singular: { nl: 'Offerteaanvraag', en: 'Quote request', de: 'Angebotsanfrage' },
    plural: { nl: 'Offerteaanvragen', en: 'Quote requests', de: 'Angebotsanfragen' },
  },
  access: receivedAccess(quoteRequestReaders),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  endpoints: [exportRequests, ownAdviser, ...answerEndpoints],
  hooks: {
    ...loggedAccess<{ number: string }>('quoteRequests', ({ number }) => number),
    beforeOperation: [lockRequest],
    beforeChange: [requireLossReason],
    afterChange: [recordRequestChange],
  },
  admin: {
    // The menu has a link to their own page instead.
    group: false,
    useAsTitle: 'number',
    defaultColumns: ['number', 'name', 'organisation', 'project', 'status', 'createdAt'],
    listSearchableFields: ['number', 'name', 'organisation', 'email', 'project'],
    description: {
      nl: 'Wie een aanvraag opent of verwijdert, komt in het logboek van inzage.',
      en: 'The access log records who opens or deletes a request.',
      de: 'Wer eine Anfrage öffnet oder löscht, wird im Zugriffsprotokoll vermerkt.',
    },
    hideAPIURL: true,
  },
  fields: [
    asItCame(text('number', { nl: 'Kenmerk', en: 'Reference', de: 'Kennung' }, { required: true, unique: true, maxLength: 20 })),
    {
      type: 'row',
      fields: [
        contact('name', { nl: 'Naam', en: 'Name', de: 'Name' }),
        contact('organisation', { nl: 'Organisatie', en: 'Organisation', de: 'Organisation' }),
        contact('email', { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' }, limits.email),
        contact('project', { nl: 'Project', en: 'Project', de: 'Projekt' }),
        contact('projectPlace', { nl: 'Plaats van het project', en: 'Place of the project', de: 'Ort des Projekts' }),
        contact('tenderDate', { nl: 'Datum aanbesteding', en: 'Tender date', de: 'Vergabedatum' }, 10),
      ],
    },
    asItCame({
      name: 'submission',
      type: 'relationship',
      relationTo: 'form-submissions',
      label: { nl: 'Inzending', en: 'Submission', de: 'Einsendung' },
    }),
    asItCame({
      name: 'member',
      type: 'relationship',
      relationTo: 'members',
      label: { nl: 'Lid', en: 'Member', de: 'Mitglied' },
      // Hidden if the sender was not logged in.
      admin: { condition: ({ member }) => Boolean(member) },
    }),
    asItCame({
      name: 'lines',
      type: 'json',
      label: { nl: 'Lijst', en: 'List', de: 'Liste' },
      required: true,
      admin: { components: { Field: '/components/quotation/quote-lines.tsx#QuoteLines' } },
    }),
    longText(
      'notes',
      { nl: 'Notities', en: 'Notes', de: 'Notizen' },
      {
        maxLength: limits.richText,
        description: {
          nl: 'Alleen voor wie hier werkt; de aanvrager ziet dit niet.',
          en: 'For internal use. The customer does not see these notes.',
          de: 'Nur für die Redaktion; wer angefragt hat, sieht dies nicht.',
        },
      },
    ),
    choice('status', { nl: 'Status', en: 'Status', de: 'Status' }, statusLabels, {
      required: true,
      initial: 'new',
      sidebar: true,
    }),
    {
      ...choice('lossReason', { nl: 'Reden van verlies', en: 'Reason of loss', de: 'Grund des Verlusts' }, lossReasons),
      admin: { position: 'sidebar', condition: ({ status }) => status === 'lost' },
    },
    euros('offeredEur', offerLabel, { min: 0.01, max: maxOfferEur }, { sidebar: true, description: offer }),
    relation('adviser', { nl: 'Adviseur', en: 'Adviser', de: 'Berater' }, 'team', { sidebar: true, description: proposed }),
    relation('region', { nl: 'Regio', en: 'Region', de: 'Region' }, 'adviserRegions', { sidebar: true, description: proposed }),
    {
      name: 'followUpOn',
      type: 'date',
      label: { nl: 'Opvolgen op', en: 'Follow up on', de: 'Nachfassen am' },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' }, description: followUp },
    },
    asItCame(site({ sidebar: true })),
    asItCame(text('country', { nl: 'Land', en: 'Country', de: 'Land' }, { sidebar: true, maxLength: 2 })),
    asItCame(text('postcode', { nl: 'Postcode', en: 'Postcode', de: 'Postleitzahl' }, { sidebar: true, maxLength: 12 })),
    asItCame({
      ...wholeNumber(
        'valueCents',
        { nl: 'Waarde in centen', en: 'Value in cents', de: 'Wert in Cent' },
        { min: 0, max: Number.MAX_SAFE_INTEGER },
      ),
      admin: { hidden: true },
    }),
    // Separate from the lines, which members who may not see prices can export.
    {
      name: 'unitPrices',
      type: 'json',
      access: { update: () => false },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
};
