import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { AccountAction, AccountAnswer, AccountMessage } from './account-answer.ts';

/** What is answered where nobody can say why something was not done. */
export const failed: AccountAnswer = { outcome: 'failed', message: 'oops', problems: [] };

/** What is said of an action that is refused for what was filled in. */
const refusedMessages: Partial<Record<AccountAction, AccountMessage>> = {
  logIn: 'notLoggedIn',
  register: 'notRegistered',
  profile: 'profileNotSaved',
  changePassword: 'passwordNotUpdated',
  resetPassword: 'passwordNotUpdated',
};

/** An action that is refused for what was filled in, by rules that are known without asking the API or by the API. */
export function refusedBy(action: AccountAction, problems: readonly AccountProblem[]): AccountAnswer {
  const areDifferent = problems.some(({ key }) => key === 'differentPasswords');
  return { outcome: 'refused', message: areDifferent ? 'passwordsDiffer' : (refusedMessages[action] ?? 'notDone'), problems };
}
