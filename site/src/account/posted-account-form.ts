import { usePostedForm } from '../forms/posted.ts';
import { type AccountAction, accountHandle, type PostedAccountForm } from './account-answer.ts';

/** Returns the posted account form as the server has answered it. It is dropped when the visitor leaves the page. */
export function usePostedAccountForm(action: AccountAction): PostedAccountForm | undefined {
  return usePostedForm(accountHandle(action));
}
