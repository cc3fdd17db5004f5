import type { CollectionConfig } from 'payload';
import { memberAccess } from '../platform/access/collection-access.ts';
import { relations } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { url } from '../platform/payload/fields/url-field.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';

const minutes = 60_000;

/** The accounts of visitors (ACC-01, ACC-07). */
export const membersCollection: CollectionConfig = {
  slug: 'members',
  labels: {
    singular: { nl: 'Lid', en: 'Member', de: 'Mitglied' },
    plural: { nl: 'Leden', en: 'Members', de: 'Mitglieder' },
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 15 * minutes,
    tokenExpiration: 15 * 60,
    useSessions: true,
    verify: true,
    forgotPassword: { expiration: 60 * minutes },
    cookies: { sameSite: 'Lax' },
  },
  access: memberAccess,
  admin: {
    group: adminGroups.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'company', 'createdAt'],
    listSearchableFields: ['email', 'lastName', 'company'],
  },
  fields: [
    text('firstName', { nl: 'Voornaam', en: 'First name', de: 'Vorname' }, { required: true, maxLength: limits.key }),
    text('lastName', { nl: 'Achternaam', en: 'Last name', de: 'Nachname' }, { required: true, maxLength: limits.key }),
    text('company', { nl: 'Bedrijf', en: 'Company', de: 'Unternehmen' }),
    text('phoneNumber', { nl: 'Telefoon', en: 'Phone', de: 'Telefon' }, { maxLength: 40 }),
    url('website', { nl: 'Website', en: 'Website', de: 'Website' }),
    relations('favoriteProducts', { nl: 'Favorieten', en: 'Favourites', de: 'Favoriten' }, 'products'),
  ],
};
