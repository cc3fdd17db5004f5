import type { CollectionConfig } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { key } from '../platform/payload/fields/key-field.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { upload } from '../platform/payload/fields/relation-fields.ts';
import { email, text, texts } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, notOnSite } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';

const functionHint = {
  nl: 'Zonder functie in een taal ontbreekt het teamlid op die website.',
  en: 'Without a role in a language, the team member is absent from that website.',
  de: 'Ohne Funktion in einer Sprache fehlt das Teammitglied auf dieser Website.',
};

/** The team members (CON-07). */
export const teamCollection: CollectionConfig = {
  slug: 'team',
  labels: {
    singular: { nl: 'Teamlid', en: 'Team member', de: 'Teammitglied' },
    plural: { nl: 'Team', en: 'Team', de: 'Team' },
  },
  access: publicAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'nameField',
    defaultColumns: ['nameField', 'function', 'email', 'region', 'position'],
    listSearchableFields: ['nameField', 'email'],
  },
  fields: [
    text('nameField', { nl: 'Naam', en: 'Name', de: 'Name' }, { required: true, maxLength: limits.title }),
    text(
      'function',
      { nl: 'Functie', en: 'Role', de: 'Funktion' },
      { localized: true, required: true, description: functionHint },
    ),
    email('email', { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' }),
    text('phoneNumber', { nl: 'Telefoon', en: 'Phone', de: 'Telefon' }),
    texts('languages', { nl: 'Talen', en: 'Languages', de: 'Sprachen' }, { description: notOnSite }),
    text('region', { nl: 'Regio', en: 'Region', de: 'Region' }, { description: notOnSite }),
    upload('image', { nl: 'Foto', en: 'Picture', de: 'Bild' }),
    position(),
    key(),
  ],
};
