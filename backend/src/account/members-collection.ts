import { accountLimits } from '@plantsoen/form-rules/account.ts';
import type { CollectionConfig, EmailField, Field, FieldAccess, TextFieldSingleValidation } from 'payload';
import { loggedAccess } from '../audit/logged-access.ts';
import { forCustomerService, memberAccess } from '../platform/access/collection-access.ts';
import { checkbox, choice } from '../platform/payload/fields/choice-fields.ts';
import { moment } from '../platform/payload/fields/moment-field.ts';
import { relations } from '../platform/payload/fields/relation-fields.ts';
import { email, text } from '../platform/payload/fields/text-fields.ts';
import { url } from '../platform/payload/fields/url-field.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { forgetWithAccount, holdMember, logAccountChange } from './member-changes.ts';
import { confirmOpenRequests, openRequests } from './member-deletion.ts';
import { exportMember } from './member-export.ts';
import { endSessionsOfDisabled } from './sessions/end-sessions.ts';

const languages: Record<'nl' | 'en' | 'de', Label> = {
  nl: { nl: 'Nederlands', en: 'Dutch', de: 'Niederländisch' },
  en: { nl: 'Engels', en: 'English', de: 'Englisch' },
  de: { nl: 'Duits', en: 'German', de: 'Deutsch' },
};

/** Unique email address, stored in lower case and without surrounding spaces. */
const address: EmailField = {
  ...email('email', { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' }),
  required: true,
  unique: true,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
};

/** Accepts an empty last name, because some people have only one name (ACC-09). */
const orNone: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && value.length <= accountLimits.lastName) || req.t('validation:required');

const changedBy = (changer: FieldAccess) => (field: Field) => ({ ...field, access: { update: changer } }) as Field;

const agreedOn: Label = { nl: 'Akkoord met privacybeleid', en: 'Agreed to the privacy statement', de: 'Datenschutz zugestimmt' };

/** Access to fields in the admin: editors and sales change some, and only the site changes the others. */
const forCustomers = changedBy(forCustomerService);
const forNobody = changedBy(() => false);

/**
 * Accounts of visitors (ACC-01, ACC-07). They are Payload users so that its access control knows members. Log-ins are handled by
 * `account/sessions`, so Payload's tables contain no password, token or session of a member.
 */
export const membersCollection: CollectionConfig = {
  slug: 'members',
  labels: {
    singular: { nl: 'Lid', en: 'Member', de: 'Mitglied' },
    plural: { nl: 'Leden', en: 'Members', de: 'Mitglieder' },
  },
  auth: { disableLocalStrategy: true },
  access: memberAccess,
  disableBulkEdit: true,
  endpoints: [openRequests, exportMember],
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [holdMember],
    afterChange: [endSessionsOfDisabled, logAccountChange],
    beforeDelete: [confirmOpenRequests, forgetWithAccount],
    ...loggedAccess<{ id: number }>('members', ({ id }) => String(id)),
  },
  admin: {
    group: adminGroups.people,
    useAsTitle: 'email',
    components: {
      beforeListTable: ['/components/account/member-filters.tsx#MemberFilters'],
      edit: { editMenuItems: ['/components/account/delete-member.tsx#DeleteMember'] },
    },
    defaultColumns: ['email', 'firstName', 'lastName', 'company', 'activatedAt', 'isApproved', 'isDisabled'],
    listSearchableFields: ['email', 'lastName', 'company'],
    description: {
      nl: 'Bezoekers vragen zelf een account aan en houden het zelf bij. Wie er een opent, goedkeurt of blokkeert, komt in het logboek van inzage.',
      en: 'Visitors request and manage their own accounts. The access log records who opens, approves or disables an account.',
      de: 'Besucher beantragen ein Konto selbst und pflegen es selbst. Wer eines öffnet, freigibt oder sperrt, wird im Zugriffsprotokoll vermerkt.',
    },
  },
  fields: [
    forNobody(address),
    forNobody(
      text(
        'firstName',
        { nl: 'Voornaam', en: 'First name', de: 'Vorname' },
        { required: true, maxLength: accountLimits.firstName },
      ),
    ),
    forNobody(
      text(
        'lastName',
        { nl: 'Achternaam', en: 'Last name', de: 'Nachname' },
        { required: true, maxLength: accountLimits.lastName, validate: orNone },
      ),
    ),
    forNobody(text('company', { nl: 'Bedrijf', en: 'Company', de: 'Unternehmen' })),
    forNobody(text('phoneNumber', { nl: 'Telefoon', en: 'Phone', de: 'Telefon' }, { maxLength: 40 })),
    forNobody(url('website', { nl: 'Website', en: 'Website', de: 'Website' })),
    forNobody(choice('locale', { nl: 'Taal', en: 'Language', de: 'Sprache' }, languages, { initial: 'nl' })),
    forNobody(relations('favoriteProducts', { nl: 'Favorieten', en: 'Favourites', de: 'Favoriten' }, 'products')),
    moment('activatedAt', { nl: 'Geactiveerd op', en: 'Activated on', de: 'Aktiviert am' }, { sidebar: true }),
    moment('privacyAcceptedAt', agreedOn, { sidebar: true }),
    forCustomers(
      checkbox(
        'isApproved',
        { nl: 'Goedgekeurd', en: 'Approved', de: 'Freigegeben' },
        {
          on: true,
          sidebar: true,
          description: {
            nl: 'Ziet prijzen en wat verder voor leden is.',
            en: 'Can see prices and other content for members.',
            de: 'Sieht Preise und was sonst Mitgliedern vorbehalten ist.',
          },
        },
      ),
    ),
    forCustomers(
      checkbox(
        'isDisabled',
        { nl: 'Geblokkeerd', en: 'Disabled', de: 'Gesperrt' },
        {
          sidebar: true,
          description: {
            nl: 'Kan niet meer inloggen, en is overal uitgelogd.',
            en: 'Cannot log in, and is logged out everywhere.',
            de: 'Kann sich nicht mehr anmelden und ist überall abgemeldet.',
          },
        },
      ),
    ),
    {
      name: 'data',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/components/account/member-data.tsx#MemberData' } },
    },
  ],
};
