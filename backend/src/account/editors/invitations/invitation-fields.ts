import type { DateField, Field, SelectField, TextField } from 'payload';
import { choice, languageNames } from '../../../platform/payload/fields/choice-fields.ts';

const byCode = { access: { create: () => false, update: () => false } };

/** End of an open invitation. An account without one has a password. */
const invitedUntil: DateField = {
  name: 'invitedUntil',
  type: 'date',
  label: { nl: 'Uitnodiging', en: 'Invitation', de: 'Einladung' },
  ...byCode,
  admin: {
    condition: (data) => Boolean(data.invitedUntil),
    components: {
      Cell: '/components/account/invitation-cell.tsx#InvitationCell',
      Field: '/components/account/invitation-field.tsx#InvitationField',
    },
  },
};

/** Hash of the token in the link. Only the email contains the token. */
const invitationHash: TextField = {
  name: 'invitationHash',
  type: 'text',
  hidden: true,
  index: true,
  ...byCode,
};

/** Language of the email, for another one. */
const invitationLanguage = {
  ...choice(
    'invitationLanguage',
    { nl: 'Taal van de e-mail', en: 'Language of the email', de: 'Sprache der E-Mail' },
    languageNames,
  ),
  hidden: true,
  ...byCode,
} as SelectField;

/** Fields of an invitation. Only its endpoints write them. */
export const invitationFields: Field[] = [invitedUntil, invitationHash, invitationLanguage];
