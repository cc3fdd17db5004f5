import { locales } from '@plantsoen/contract/locales.ts';
import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
  type RelationshipField,
  type SelectField,
  type TextField,
} from 'payload';
import { byAdministrators, forCustomerService, userAccess } from '../platform/access/collection-access.ts';
import { isAdministrator, isEditor } from '../platform/access/roles.ts';
import type { User } from '../platform/generated/payload-types.ts';
import { checkbox, choice } from '../platform/payload/fields/choice-fields.ts';
import { relation } from '../platform/payload/fields/relation-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { endSessionsOfDisabled, refuseDisabled } from './editors/disabled-account.ts';
import { holdUser, keepSessionsShort } from './editors/editor-sessions.ts';
import { endSessions } from './editors/end-sessions.ts';
import { forgottenPassword, limitResets, welcomeAfterReset } from './editors/forgotten-password.ts';
import { invitationEndpoints } from './editors/invitations/invitation-endpoints.ts';
import { invitationFields } from './editors/invitations/invitation-fields.ts';
import { keepLastAdministrator, keepLastAdministratorAccount } from './editors/last-administrator.ts';
import * as logs from './editors/log-editors.ts';
import { refuseWeakPasswords } from './editors/refuse-weak-passwords.ts';
import {
  askForCode,
  checkLogInCode,
  noLogInByReset,
  tellEnrolment,
  tellRecoveryCodes,
} from './editors/second-factor/ask-at-log-in.ts';
import { secondFactorEndpoints } from './editors/second-factor/second-factor-endpoints.ts';
import { rememberNetwork, verifyPassword } from './editors/verify-password.ts';
import { roleLabels } from './role-labels.ts';

/** Refuses an update over HTTP that sets the password of another account (EDT-10). */
const onlyOwnPassword: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'update' || overrideAccess) return;
  const { data, id } = args as { data?: { password?: unknown }; id?: unknown };
  const isOwn = req.user?.collection === 'users' && req.user.id === Number(id);
  if (data?.password && !isOwn) throw new Forbidden(req.t);
};

/**
 * Rejects requests over HTTP that create users, except by administrators. Payload lets anyone create the first user, but here the
 * set-up creates it (API-09).
 */
const noOpenFirstUser: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !isAdministrator(req.user)) throw new Forbidden(req.t);
};

const minutes = 60_000;

/** Languages of a translator. Other roles have none. */
const translatedLanguages: SelectField = {
  name: 'languages',
  type: 'select',
  hasMany: true,
  label: roleLabels.languages,
  options: locales.map(({ code, name }) => ({ value: code, label: name })),
  access: { create: byAdministrators, update: byAdministrators },
  validate: (value, { req, siblingData }) =>
    (siblingData as Partial<User>).role !== 'translator' || (value ?? []).length > 0 || req.t('validation:required'),
  admin: { condition: ({ role }) => role === 'translator', description: roleLabels.languagesHint },
};

/** The team member that the user is, who advises on quote requests (EDT-12). */
const teamMember: RelationshipField = {
  ...relation('teamMember', { nl: 'Adviseur (teamlid)', en: 'Adviser (team member)', de: 'Berater (Teammitglied)' }, 'team'),
  unique: true,
  access: { create: byAdministrators, update: forCustomerService },
  admin: {
    condition: ({ role }) => role !== 'translator',
    description: {
      nl: 'Offerteaanvragen van dit teamlid staan onder “Van mij”, en een toewijzing komt per e-mail. Leeg: het teamlid met hetzelfde e-mailadres.',
      en: 'Quote requests of this team member are listed under “Mine”, and an assignment is sent by email. Empty: the team member with the same email address.',
      de: 'Angebotsanfragen dieses Teammitglieds stehen unter „Meine“, und eine Zuweisung kommt per E-Mail. Leer: das Teammitglied mit derselben E-Mail-Adresse.',
    },
  },
};

/** Whether the account is disabled. It stays, so that logs and versions keep its name (EDT-10). */
const isDisabled = {
  ...checkbox(
    'isDisabled',
    { nl: 'Geblokkeerd', en: 'Disabled', de: 'Gesperrt' },
    {
      sidebar: true,
      description: {
        nl: 'Kan niet meer inloggen, en is overal uitgelogd. De naam blijft in logboeken en versies.',
        en: 'Cannot log in, and is logged out everywhere. The name stays in logs and versions.',
        de: 'Kann sich nicht mehr anmelden und ist überall abgemeldet. Der Name bleibt in Protokollen und Versionen.',
      },
    },
  ),
  access: { create: byAdministrators, update: byAdministrators },
};

/**
 * Closes the password that Payload adds to the form of an account, except for its owner. Nothing is stored here: Payload hashes the
 * password.
 */
const ownPassword: TextField = {
  name: 'password',
  type: 'text',
  virtual: true,
  hidden: true,
  access: { create: () => false, update: ({ req, id }) => req.user?.collection === 'users' && req.user.id === Number(id) },
};

/** Accounts of the admin. Administrators invite people, who choose their passwords themselves (EDT-10). */
export const usersCollection = ({ secureCookies }: { secureCookies: boolean }): CollectionConfig => ({
  slug: 'users',
  labels: {
    singular: { nl: 'Gebruiker', en: 'User', de: 'Benutzer' },
    plural: { nl: 'Gebruikers', en: 'Users', de: 'Benutzer' },
  },
  auth: {
    // `verifyPassword` refuses wrong passwords before they reach Payload's lock, which strangers could use against the owner.
    maxLoginAttempts: 5,
    lockTime: 15 * minutes,
    tokenExpiration: 8 * 60 * 60,
    useSessions: true,
    removeTokenFromResponses: true,
    forgotPassword: { expiration: 60 * minutes, minRequestInterval: 5 * minutes },
    cookies: { sameSite: 'Lax', secure: secureCookies },
  },
  access: userAccess,
  endpoints: [forgottenPassword, endSessions, ...invitationEndpoints, ...secondFactorEndpoints],
  hooks: {
    beforeOperation: [
      ...[noOpenFirstUser, limitResets, onlyOwnPassword, refuseWeakPasswords, holdUser, keepSessionsShort, logs.noteReset],
      ...[verifyPassword, checkLogInCode],
    ],
    beforeLogin: [refuseDisabled, askForCode],
    afterOperation: [tellRecoveryCodes, noLogInByReset, welcomeAfterReset],
    beforeValidate: [logs.noteNewPassword],
    beforeChange: [keepLastAdministrator],
    beforeDelete: [keepLastAdministratorAccount],
    afterChange: [endSessionsOfDisabled, logs.logUserChange],
    afterDelete: [logs.logUserDeletion],
    afterError: [tellEnrolment],
    afterLogin: [rememberNetwork, logs.logLogIn],
    afterLogout: [logs.logLogOut],
  },
  admin: {
    group: adminGroups.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'isDisabled', 'invitedUntil', 'updatedAt'],
    hidden: ({ user }) => !isEditor(user as never),
    components: { beforeListTable: ['/components/account/invite-user.tsx#InviteUser'] },
  },
  fields: [
    {
      name: 'security',
      type: 'ui',
      admin: {
        disableListColumn: true,
        condition: (data) => Boolean(data.id) && !data.invitedUntil,
        components: { Field: '/components/account/account-security.tsx#AccountSecurity' },
      },
    },
    text('name', { nl: 'Naam', en: 'Name', de: 'Name' }),
    {
      ...choice('role', roleLabels.title, roleLabels.roles, { required: true, initial: 'editor', description: roleLabels.hint }),
      saveToJWT: true,
      access: { create: byAdministrators, update: byAdministrators },
    },
    translatedLanguages,
    teamMember,
    isDisabled,
    ...invitationFields,
    ownPassword,
  ],
});
