import { accountNames, type PostedAccountForm } from '../account-answer.ts';

/** The token that the link of a mail has brought to the page; undefined where it was opened otherwise. */
export function tokenIn(posted: PostedAccountForm | undefined): string | undefined {
  const token = posted?.values[accountNames.token];
  return typeof token === 'string' && token !== '' ? token : undefined;
}
