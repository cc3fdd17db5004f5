import { localeCodes, siteIdOf } from '@plantsoen/contract/locales.ts';
import { readConsent } from '../consent/consent-cookie.ts';
import { isMembers, storedMark } from '../session/session-mark.ts';
import { listToTransfer, postHandoff, storeTransferredList } from './transferred-list.ts';

/** Maximum number of characters that the backend stores. */
const maxListLength = 200_000;

/** Navigates to a page on the domain of another language and transfers the visitor's data; without them if the transfer fails. */
export async function startHandoff({ href, pathname, search, hreflang }: HTMLAnchorElement): Promise<void> {
  const locale = localeCodes.find((code) => hreflang.startsWith(code));
  const [text, mark] = [listToTransfer(), storedMark()];
  const list = text !== undefined && text.length <= maxListLength ? text : undefined;
  const hasAny = list !== undefined || mark !== null || readConsent(document.cookie) !== undefined;
  const answer = locale && hasAny && (await codeFor(siteIdOf(locale), list));
  if (!answer) return location.assign(href);
  storeTransferredList(list);
  // A log-out on this domain ends the session on the other one before the API refuses its cookies.
  const isLoggedOut = mark !== null && !isMembers(mark);
  const fields = { code: answer.code, path: pathname + search, ...(isLoggedOut && { loggedOut: 'true' }) };
  const form = Object.assign(document.createElement('form'), { method: 'post', action: answer.action, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { name, value }));
  }
  document.body.append(form);
  form.submit();
}

function codeFor(siteId: number, list: string | undefined): Promise<{ code: string; action: string } | undefined> {
  return postHandoff({ siteId: String(siteId), ...(list !== undefined && { list }) });
}
