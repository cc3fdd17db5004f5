import { usePostedForm } from '../forms/posted.ts';
import { type AccountAction, accountHandle, type PostedAccountForm } from './account-answer.ts';

/** A form of accounts as the server has answered it; once the visitor has gone on it is forgotten. */
export function usePostedAccountForm(action: AccountAction): PostedAccountForm | undefined {
  return usePostedForm(accountHandle(action));
}
