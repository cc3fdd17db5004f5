import { accountNames, type PostedAccountForm } from '../account-answer.ts';

/** Returns the token of the email link; undefined if the page was opened without one. */
export function tokenIn(posted: PostedAccountForm | undefined): string | undefined {
  const token = posted?.values[accountNames.token];
  return typeof token === 'string' && token !== '' ? token : undefined;
}
