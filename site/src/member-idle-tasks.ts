import { fetchUser } from './account/stored-user.ts';
import type { RouterContext } from './platform/rendering/router-context.ts';
import { syncWithAccount } from './quotation/member/sync-with-account.ts';

/**
 * Loads the member's own data (ACC-07) and synchronizes the quotation list with the account. Runs on every page of a member when
 * the browser is idle.
 */
export function memberIdleTasks(context: Pick<RouterContext, 'query' | 'siteId' | 'report'>): void {
  fetchUser(context.query).catch(context.report);
  syncWithAccount(context).catch(context.report);
}
