import { randomUUID } from 'node:crypto';
import { matchPath, type PathKey } from '@plantsoen/contract/paths.ts';
import {
  type AccountAction,
  accountActions,
  accountHandle,
  accountNames,
  mailParameters,
  type PostedAccountForm,
} from '../../src/account/account-answer.ts';
import { type SiteAddress, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { bodyLimits, InvalidBodyError, leaveOut, readPost } from '../forms/body.ts';
import { textIn } from '../forms/entries.ts';
import type { FormsEndpoint } from '../forms/forms-endpoint.ts';
import { networkOf } from '../http/client-ip.ts';
import { answerJson, answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { plainText } from '../http/plain-text.ts';
import { isOwnForm } from '../http/same-origin.ts';
import type { Pages } from '../pages/pages.ts';
import { busy, headersOf, statusOf } from './account-response.ts';
import type { AccountService, Settled, Wish } from './account-service.ts';
import { AccountEntries } from './entries.ts';

/** The pages that contain account forms. */
const accountPages: ReadonlySet<PathKey | undefined> = new Set<PathKey>([
  ...(['login', 'forgotPassword', 'resetPassword', 'register', 'activate'] as const),
  ...(['account', 'changePassword', 'favourites'] as const),
]);

/** The pages that the links of emails lead to, and the action of the button shown there. */
const mailLinks: readonly { page: PathKey; parameter: string; action: AccountAction }[] = [
  { page: 'activate', parameter: mailParameters.token, action: 'activate' },
  { page: 'activate', parameter: mailParameters.email, action: 'confirmEmail' },
  { page: 'resetPassword', parameter: mailParameters.token, action: 'resetPassword' },
];
const maxTokenLength = 500;

/** Actions that hash a password, which the API does one at a time. */
const passwordActions: ReadonlySet<AccountAction> = new Set([
  ...(['logIn', 'register', 'resetPassword', 'profile', 'changePassword', 'deleteAccount'] as const),
]);
/**
 * Maximum number of pending password actions, per network and in total. The API orders them fairly between networks. Requests beyond the
 * limit are answered at once, without a page, because a page would cost more than the rest of the request.
 */
const maxPasswords = { ofNetwork: 16, ofAll: 256 };
/** Pages whose forms all need a password hash. When too many are pending, the request is answered before its body is read. */
const passwordPages: ReadonlySet<PathKey | undefined> = new Set<PathKey>([
  'login',
  'register',
  'resetPassword',
  'changePassword',
]);

/** Limits of a request body. All account fields are short. */
const limits = { ...bodyLimits, megabytes: 1 };

type Visited = Pick<Wish, 'httpContext' | 'address' | 'clientIp'>;

/**
 * Handles the account forms, each on its own page, and the links of emails. Opening a link changes nothing (SEC-06).
 * No response contains a token (SEC-03).
 */
export class AccountEndpoint {
  readonly #service: AccountService;
  readonly #pages: Pages;
  readonly #forms: FormsEndpoint;
  readonly #passwords = new Map<string, number>();
  #allPasswords = 0;

  constructor(service: AccountService, pages: Pages, forms: FormsEndpoint) {
    this.#service = service;
    this.#pages = pages;
    this.#forms = forms;
  }

  /** Answers a posted form or a link of an email. Resolves to false for every other request. */
  async answer(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<boolean> {
    const { request, path, search } = httpContext;
    const isPosted = request.method === 'POST';
    if (!path.endsWith('/') || (!isPosted && search === '')) return false;
    const key = matchPath(withoutPrefix(path, address) ?? '', address.locale)?.key;
    if (!accountPages.has(key)) return false;
    const visited = { httpContext, address, clientIp };
    if (!isPosted) return this.#offer(key, visited);
    // A multipart body belongs to a form of editors on the same page.
    if (request.headers['content-type']?.startsWith('multipart/')) return false;
    if (this.#isBusy(clientIp) && passwordPages.has(key)) await turnAway(visited);
    else await this.#take(visited);
    return true;
  }

  /** Answers the link of an email with a page that has a button. Resolves to false for an invalid link. */
  async #offer(key: PathKey | undefined, { httpContext, address, clientIp }: Visited): Promise<boolean> {
    const query = new URLSearchParams(httpContext.search);
    const link = mailLinks.find(({ page, parameter }) => page === key && query.has(parameter));
    const token = (link && query.get(link.parameter)) ?? '';
    if (!link || token === '' || token.length > maxTokenLength) return false;
    await this.#pages.answerPosted(httpContext, address, clientIp, shown(link.action, { outcome: 'going', values: { token } }));
    return true;
  }

  async #take(visited: Visited): Promise<void> {
    const { httpContext, address, clientIp } = visited;
    const refuse = (status: number, text: 'foreignForm' | 'unreadableForm') =>
      answerText(httpContext, status, plainText(address.locale, text));
    if (!isOwnForm(httpContext.request)) return refuse(403, 'foreignForm');
    try {
      const entries = await readPost(httpContext.request, leaveOut, limits);
      const named = textIn(entries, accountNames.action);
      if (named === undefined) return await this.#forms.answer(httpContext, address, clientIp, entries);
      const action = accountActions.find((known) => known === named);
      if (!action) return refuse(400, 'unreadableForm');
      const wish = { ...visited, action, entries: new AccountEntries(entries) };
      await (passwordActions.has(action) ? this.#settleInTime(wish) : this.#settle(wish));
    } catch (error) {
      if (!(error instanceof InvalidBodyError)) throw error;
      refuse(error.status, 'unreadableForm');
    }
  }

  async #settle(wish: Wish): Promise<void> {
    await this.#answer(wish, await this.#service.settle(wish));
  }

  #isBusy(clientIp: string): boolean {
    const ofNetwork = this.#passwords.get(networkOf(clientIp)) ?? 0;
    return ofNetwork >= maxPasswords.ofNetwork || this.#allPasswords >= maxPasswords.ofAll;
  }

  async #settleInTime(wish: Wish): Promise<void> {
    const { clientIp } = wish;
    if (this.#isBusy(clientIp)) return turnAway(wish);
    this.#countPassword(clientIp, 1);
    try {
      await this.#settle(wish);
    } finally {
      this.#countPassword(clientIp, -1);
    }
  }

  #countPassword(clientIp: string, change: 1 | -1): void {
    this.#allPasswords += change;
    const network = networkOf(clientIp);
    const count = (this.#passwords.get(network) ?? 0) + change;
    if (count > 0) this.#passwords.set(network, count);
    else this.#passwords.delete(network);
  }

  /** Answers a script with JSON. Otherwise redirects, or renders the page again. */
  async #answer({ action, httpContext, address, clientIp }: Wish, settled: Settled): Promise<void> {
    const { answer, values = {}, file } = settled;
    const { outcome, href } = answer;
    if (file !== undefined) return sendFile(httpContext, file);
    if (wantsJson(httpContext)) return answerJson(httpContext, statusOf(answer), answer, headersOf(answer));
    if (href !== undefined) return answerRedirect(httpContext, 303, href);
    if (outcome !== 'done') {
      return this.#pages.answerPosted(httpContext, address, clientIp, shown(action, { outcome, values, account: answer }));
    }
    const here = `${httpContext.path}?sent=${accountHandle(action)}`;
    answerRedirect(
      httpContext,
      303,
      action === 'favourite' ? (this.#service.safeReturnTo(httpContext) ?? httpContext.path) : here,
    );
  }
}

/** Answers 429 with Retry-After while too many password actions are pending. */
async function turnAway({ httpContext, address }: Pick<Visited, 'httpContext' | 'address'>): Promise<void> {
  const headers = headersOf(busy);
  if (wantsJson(httpContext)) return answerJson(httpContext, statusOf(busy), busy, headers);
  answerText(httpContext, statusOf(busy), plainText(address.locale, 'busyAccounts'), headers);
}

function wantsJson({ request }: HttpContext): boolean {
  return request.headers.accept?.startsWith('application/json') ?? false;
}

/** Returns the state in which the page renders the form. */
function shown(action: AccountAction, part: Pick<PostedAccountForm, 'outcome' | 'values' | 'account'>): PostedAccountForm {
  return { handle: accountHandle(action), page: 0, problems: [], idempotencyKey: randomUUID(), ...part };
}

/** Sends the stored data of a member as a file to download (SEC-10). */
function sendFile({ response }: HttpContext, text: string): void {
  response.writeHead(200, [
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text))],
    ...['Content-Disposition', 'attachment; filename="account.json"'],
    ...['Cache-Control', 'private, no-store', 'X-Content-Type-Options', 'nosniff'],
  ]);
  response.end(text);
}
