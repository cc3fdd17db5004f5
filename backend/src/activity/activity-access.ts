import type { Access, PayloadRequest } from 'payload';
import { isAdminUser, isEditor, isTranslator } from '../platform/access/roles.ts';
import type { StoredChanges } from './activity-entry.ts';

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

/** Fields whose values translators do not see (`forPriceReaders`). */
const prices: readonly string[] = ['priceEur', 'surchargeEur'];

/** Returns the changes that a user reads: translators do not see prices (EDT-10). */
export function readableChanges(user: PayloadRequest['user'], changes: StoredChanges | null): StoredChanges | null {
  if (!changes || !isTranslator(user)) return changes;
  const listed = changes.listed.filter(({ steps }) => !steps.some(({ name }) => prices.includes(name)));
  return { listed, total: changes.total - (changes.listed.length - listed.length) };
}
