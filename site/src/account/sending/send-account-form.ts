import type { Query } from '../../platform/data/query.ts';
import { changeSession } from '../../session/follow-session.ts';
import type { AccountAction, AccountAnswer, AccountMessage } from '../account-answer.ts';
import { changingSession, loggedOut, pending } from '../client-state.ts';
import { postAccountForm } from '../post-account-form.ts';
import { refetchUser } from '../stored-user.ts';
import { ownProblems } from './own-problems.ts';

/** Messages of answers that begin (`true`) or end (`false`) a session. */
const sessions: Partial<Record<AccountMessage, boolean>> = {
  loggedIn: true,
  loggedOut: false,
  accountDeleted: false,
  sessionOver: false,
};

/** The query for the member's data, and a callback for when the form is about to be sent. */
type Sending = { query: Query; onSending: () => void };

/**
 * Sends an account form, unless it breaks a rule that the browser can check. If the session has begun or ended, all tabs are
 * notified. If the answer has an address, it is loaded as a new document, so that the page matches the session.
 */
export async function sendAccountForm(
  action: AccountAction,
  form: HTMLFormElement,
  { query, onSending }: Sending,
): Promise<AccountAnswer> {
  const data = new FormData(form);
  const refusal = ownProblems(action, data);
  if (refusal) return refusal;
  onSending();
  const isOfSession = action === 'logIn' || action === 'logOut';
  if (isOfSession) pending.set(true);
  changingSession.set(true);
  const answer = await postAccountForm(action, data, form.action);
  if (isOfSession && answer.href === undefined) pending.set(false);
  if (answer.href === undefined) changingSession.set(false);
  if (answer.outcome === 'failed') console.error('the account form failed', action, answer.message);
  if (answer.outcome === 'done' && action === 'profile') await keepAnew(query);
  const isMember = sessions[answer.message];
  if (isMember !== undefined) beginOrEnd(isMember);
  if (answer.href !== undefined) goTo(answer.href);
  return answer;
}

/** Updates the stored member data after a change of the profile. If that fails, the next page updates them. */
async function keepAnew(query: Query): Promise<void> {
  await refetchUser(query).catch((error) => console.error('the profile could not be loaded', error));
}

function beginOrEnd(isMember: boolean): void {
  if (!isMember) loggedOut.set(true);
  changeSession(isMember);
}

function goTo(href: string): void {
  const { pathname, search } = new URL(href, location.href);
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(href);
}
