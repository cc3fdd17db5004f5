import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload';
import { byAdministrators, userAccess } from '../platform/access/collection-access.ts';
import { isAdministrator } from '../platform/access/roles.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { holdUser, keepSessionsShort } from './editors/editor-sessions.ts';
import { endSessions } from './editors/end-sessions.ts';
import { forgottenPassword, limitResets, welcomeAfterReset } from './editors/forgotten-password.ts';
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

/**
 * Rejects requests over HTTP that create users, except by administrators. Payload lets anyone create the first user, but here the
 * set-up creates it (API-09).
 */
const noOpenFirstUser: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !isAdministrator(req.user)) throw new Forbidden(req.t);
};

const minutes = 60_000;

/** Accounts of editors and administrators. */
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
  endpoints: [forgottenPassword, endSessions, ...secondFactorEndpoints],
  hooks: {
    beforeOperation: [
      ...[noOpenFirstUser, limitResets, refuseWeakPasswords, holdUser, keepSessionsShort, logs.noteReset],
      ...[verifyPassword, checkLogInCode],
    ],
    beforeLogin: [askForCode],
    afterOperation: [tellRecoveryCodes, noLogInByReset, welcomeAfterReset],
    beforeValidate: [logs.noteNewPassword],
    afterChange: [logs.logUserChange],
    afterDelete: [logs.logUserDeletion],
    afterError: [tellEnrolment],
    afterLogin: [rememberNetwork, logs.logLogIn],
    afterLogout: [logs.logLogOut],
  },
  admin: {
    group: adminGroups.people,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'updatedAt'],
  },
  fields: [
    {
      name: 'security',
      type: 'ui',
      admin: {
        disableListColumn: true,
        condition: (data) => Boolean(data.id),
        components: { Field: '/components/account/account-security.tsx#AccountSecurity' },
      },
    },
    text('name', { nl: 'Naam', en: 'Name', de: 'Name' }),
    {
      ...choice(
        'role',
        { nl: 'Rol', en: 'Role', de: 'Rolle' },
        {
          administrator: { nl: 'Beheerder', en: 'Administrator', de: 'Administrator' },
          editor: { nl: 'Redacteur', en: 'Editor', de: 'Redakteur' },
        },
        { required: true, initial: 'editor' },
      ),
      saveToJWT: true,
      access: { create: byAdministrators, update: byAdministrators },
    },
  ],
});
