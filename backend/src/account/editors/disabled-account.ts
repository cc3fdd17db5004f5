import { APIError, type CollectionAfterChangeHook, type CollectionBeforeLoginHook } from 'payload';
import { requestReads } from '../../platform/database/request-sql.ts';
import type { User } from '../../platform/generated/payload-types.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { endSessionsExcept } from './editor-sessions.ts';
import { refusedLogIn } from './refused-log-in.ts';

const disabled: Label = {
  nl: 'Dit account is geblokkeerd. Vraag een beheerder om het weer vrij te geven.',
  en: 'This account is disabled. Ask an administrator to enable it again.',
  de: 'Dieses Konto ist gesperrt. Bitten Sie einen Administrator, es wieder freizugeben.',
};

/** Refuses the log-in and the password reset of a disabled account, once its password or link is proven (EDT-10). */
export const refuseDisabled: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // The lock waits for a request that disables the account at the same time.
  const [row] = await (await requestReads(req)).query<{ isDisabled: boolean }>(
    'select coalesce(is_disabled, false) as "isDisabled" from users where id = $1 for update',
    [user.id],
  );
  if (row?.isDisabled) throw refusedLogIn(req, 'failed', new APIError(labelFor(req, disabled), 403, null, true));
  return user;
};

/** Ends all sessions of a disabled account. Enabling it again does not restore them. */
export const endSessionsOfDisabled: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  if (doc.isDisabled) await endSessionsExcept(req, doc.id, null);
};
