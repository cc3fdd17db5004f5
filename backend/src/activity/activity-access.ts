import type { Access, PayloadRequest } from 'payload';
import { isAdminUser, isEditor } from '../platform/access/roles.ts';

/** Collections and globals whose changes contain settings, such as the address that receives forms. Only editors read them. */
const settings: readonly string[] = ['redirects', 'synonyms', 'forms', 'globals'];

/** Returns the collections and globals whose changes a user does not read. */
export const hiddenActivity = (user: PayloadRequest['user']): readonly string[] => (isEditor(user) ? [] : settings);

/** Whether a user reads the changes of a collection or global (EDT-10, EDT-11). */
export const readsActivityOf = (user: PayloadRequest['user'], kind: string): boolean =>
  isAdminUser(user) && !hiddenActivity(user).includes(kind);

/** Allows the users of the admin to read the activity log, without the changes of settings except for editors. */
export const activityReaders: Access = ({ req }) =>
  isEditor(req.user) || (isAdminUser(req.user) && { kind: { not_in: [...settings] } });
