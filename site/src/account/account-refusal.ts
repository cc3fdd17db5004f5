import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { AccountAction, AccountAnswer, AccountMessage } from './account-answer.ts';

/** Answer to an action that failed for an unknown reason. */
export const failed: AccountAnswer = { outcome: 'failed', message: 'oops', problems: [] };

/** Messages of actions whose fields were refused. */
const refusedMessages: Partial<Record<AccountAction, AccountMessage>> = {
  logIn: 'notLoggedIn',
  register: 'notRegistered',
  profile: 'profileNotSaved',
  changePassword: 'passwordNotUpdated',
  resetPassword: 'passwordNotUpdated',
};

/** Returns the answer to an action whose fields break rules, checked by the browser or the API. */
export function refusedBy(action: AccountAction, problems: readonly AccountProblem[]): AccountAnswer {
  const areDifferent = problems.some(({ key }) => key === 'differentPasswords');
  return { outcome: 'refused', message: areDifferent ? 'passwordsDiffer' : (refusedMessages[action] ?? 'notDone'), problems };
}
