import { locales } from '@plantsoen/contract/locales.ts';
import { ticketSeries } from '@plantsoen/contract/paths.ts';
import type { CollectionConfig, Field, FieldAccess, TextField, TextFieldSingleValidation } from 'payload';
import { adminContentAccess, byAdministrators, forEditors } from '../platform/access/collection-access.ts';
import { isAdministrator } from '../platform/access/roles.ts';
import type { Form } from '../platform/generated/payload-types.ts';
import { checkbox, choice } from '../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../platform/payload/fields/number-fields.ts';
import { email, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label, labelFor } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { quoteRequestSeries } from '../platform/reference-number.ts';
import { assignHandles } from './definition/assign-handles.ts';
import { tellPlaces } from './definition/error-path.ts';
import { formLimits } from './definition/form-limits.ts';
import { formHandleStays } from './definition/handle-in-use.ts';
import { localErrors } from './definition/local-errors.ts';
import { pagesField } from './definition/page-fields.ts';
import { settingsField } from './definition/settings-fields.ts';
import { agreementChoice } from './fields/admin-parts.ts';
import { formText, handleText, mainLanguageStandsIn, neededText } from './fields/form-texts.ts';
import { handleOfCopy } from './handles.ts';
import { keepFormInUse } from './submissions/submission-hooks.ts';

/**
 * Allows editors to set the recipient unless submissions are for administrators, because the recipient gets every submission by
 * email.
 */
const mayChooseReader: FieldAccess<Form> = ({ req, doc }) =>
  isAdministrator(req.user) || doc?.submissionsFor !== 'administrators';

const siteOptions = locales.map(({ code, name }) => ({ value: code, label: name }));

const handleHint: Label = {
  nl: 'Komt vanzelf van de titel. Ligt vast zodra er inzendingen zijn.',
  en: 'Created from the title automatically. Cannot be changed once there are submissions.',
  de: 'Ergibt sich von selbst aus dem Titel. Liegt fest, sobald es Einsendungen gibt.',
};

/** Handle of a form. A duplicate gets a new one and is offered in no site until an editor selects one. */
const formHandle = {
  ...localErrors(handleText(handleHint, { unique: true, sidebar: true }), formHandleStays),
  hooks: { beforeDuplicate: [({ value }) => handleOfCopy(value)] },
} as TextField;

const seriesError: Label = {
  nl: 'Een tot drie hoofdletters, zonder accent. A is van de offerteaanvragen.',
  en: 'One to three capitals without accents. A is for quote requests.',
  de: 'Ein bis drei Großbuchstaben ohne Akzent. A gehört den Angebotsanfragen.',
};

const isTicketSeries: TextFieldSingleValidation = (value, { req }) =>
  !value || (ticketSeries.test(value) && value !== quoteRequestSeries) || labelFor(req, seriesError);

const hints = {
  ticketSeries: {
    nl: 'Zoals S: bezoeker en kantoor krijgen dan een meldnummer, zoals S2026-00042.',
    en: 'Such as S: visitor and office then get a ticket number, such as S2026-00042.',
    de: 'Etwa S: Besucher und Büro erhalten dann eine Vorgangsnummer, etwa S2026-00042.',
  },
  retentionDays: {
    nl: 'Daarna worden inzendingen gewist. De termijn staat onder het formulier.',
    en: 'Submissions are deleted afterwards. The period is stated below the form.',
    de: 'Danach werden Einsendungen gelöscht. Die Frist steht unter dem Formular.',
  },
  legalBasis: {
    nl: 'Staat onder het formulier, zoals: toestemming.',
    en: 'Stated below the form, such as: consent.',
    de: 'Steht unter dem Formular, etwa: Einwilligung.',
  },
  showAvgText: {
    nl: 'De tekst staat bij Algemene gegevens, Formulieren en privacy.',
    en: 'The text is in General data, Forms and privacy.',
    de: 'Der Text steht unter Allgemeine Daten, Formulare und Datenschutz.',
  },
} satisfies Record<string, Label>;

const privacy: Field[] = [
  wholeNumber(
    'retentionDays',
    { nl: 'Bewaartermijn (dagen)', en: 'Kept for (days)', de: 'Aufbewahrung (Tage)' },
    { min: 1, max: formLimits.retentionDays },
    { required: true, initial: 365, description: hints.retentionDays },
  ),
  formText('legalBasis', { nl: 'Grondslag', en: 'Legal basis', de: 'Rechtsgrundlage' }, { description: hints.legalBasis }),
  {
    name: 'retentionExceptions',
    type: 'array',
    label: { nl: 'Andere termijnen', en: 'Other retention periods', de: 'Andere Fristen' },
    labels: {
      singular: { nl: 'Andere termijn', en: 'Other retention period', de: 'Andere Frist' },
      plural: { nl: 'Andere termijnen', en: 'Other retention periods', de: 'Andere Fristen' },
    },
    maxRows: formLimits.rules,
    admin: {
      description: {
        nl: 'Voor één website, of voor wie een akkoordveld aanvinkt',
        en: 'For one website, or for visitors who tick an agreement',
        de: 'Für eine Website oder für alle, die eine Zustimmung ankreuzen',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'site',
            type: 'select',
            label: { nl: 'Website', en: 'Website', de: 'Website' },
            options: siteOptions,
            admin: { width: '33%' },
          },
          localErrors(
            text(
              'field',
              { nl: 'Akkoordveld', en: 'Agreement', de: 'Zustimmung' },
              { maxLength: formLimits.handle, width: '33%', field: agreementChoice },
            ),
          ),
          wholeNumber(
            'days',
            { nl: 'Dagen', en: 'Days', de: 'Tage' },
            { min: 1, max: formLimits.retentionDays },
            {
              required: true,
              width: '33%',
            },
          ),
        ],
      },
    ],
  },
  checkbox(
    'showAvgText',
    { nl: 'Privacytekst eronder tonen', en: 'Show the privacy notice below', de: 'Datenschutzhinweis darunter zeigen' },
    { on: true, description: hints.showAvgText },
  ),
];

/**
 * Forms that editors build without code. Fields, options and conditions are the same in all languages, so a form has no drafts:
 * it is published in a language by selecting that language's site.
 */
export const formsCollection: CollectionConfig = {
  slug: 'forms',
  labels: {
    singular: { nl: 'Formulier', en: 'Form', de: 'Formular' },
    plural: { nl: 'Formulieren', en: 'Forms', de: 'Formulare' },
  },
  access: adminContentAccess,
  defaultSort: 'handle',
  hooks: {
    beforeValidate: [assignHandles],
    beforeDelete: [keepFormInUse],
    afterError: [tellPlaces],
  },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'handle', 'sites', 'updatedAt'],
    listSearchableFields: ['title', 'handle'],
    description: mainLanguageStandsIn,
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nl: 'Formulier', en: 'Form', de: 'Formular' },
          fields: [neededText('title', { nl: 'Titel', en: 'Title', de: 'Titel' }, { maxLength: limits.title }), pagesField],
        },
        { label: { nl: 'Instellingen', en: 'Settings', de: 'Einstellungen' }, fields: [settingsField] },
        { label: { nl: 'Privacy', en: 'Privacy', de: 'Datenschutz' }, fields: privacy },
      ],
    },
    formHandle,
    {
      name: 'sites',
      type: 'select',
      hasMany: true,
      hooks: { beforeDuplicate: [() => []] },
      label: { nl: 'Te vinden op', en: 'Offered in', de: 'Angeboten auf' },
      options: siteOptions,
      admin: {
        position: 'sidebar',
        description: {
          nl: 'Zonder website is het formulier een concept.',
          en: 'Without a website the form is a draft.',
          de: 'Ohne Website ist das Formular ein Entwurf.',
        },
      },
    },
    text(
      'ticketSeries',
      { nl: 'Letters van het meldnummer', en: 'Letters of the ticket number', de: 'Buchstaben der Vorgangsnummer' },
      { sidebar: true, maxLength: 3, description: hints.ticketSeries, validate: isTicketSeries },
    ),
    {
      ...choice(
        'submissionsFor',
        { nl: 'Inzendingen zijn voor', en: 'Submissions are visible to', de: 'Einsendungen sind für' },
        {
          editors: { nl: 'Redacteuren en beheerders', en: 'Editors and administrators', de: 'Redakteure und Administratoren' },
          administrators: { nl: 'Alleen beheerders', en: 'Administrators only', de: 'Nur Administratoren' },
        },
        { required: true, initial: 'editors', sidebar: true },
      ),
      access: { create: byAdministrators, update: byAdministrators },
    },
    {
      ...email('recipient', { nl: 'Ontvanger', en: 'Recipient', de: 'Empfänger' }),
      access: { read: forEditors, update: mayChooseReader },
      admin: {
        position: 'sidebar',
        description: {
          nl: 'Leeg: de algemene ontvanger van formulieren',
          en: 'Empty: the general recipient of forms',
          de: 'Leer: der allgemeine Empfänger der Formulare',
        },
      },
    },
  ],
};
