import { type AccountAction, accountHandle, accountNames, failed } from '../../src/account/account-answer.ts';
import type { Caller } from '../../src/platform/data/api-send.server.ts';
import { DataError, isRefusedToken } from '../../src/platform/data/data-error.ts';
import { ChangeFavourite, DeleteRefreshToken } from '../../src/platform/generated/operations.ts';
import { hrefsFor, siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress, SiteHosts } from '../../src/platform/locale/site-address.ts';
import { deviceOf } from '../http/client-ip.ts';
import type { HttpContext } from '../http/http-context.ts';
import type { Log } from '../log.ts';
import type { ApiQueries } from '../pages/api-queries.ts';
import { memberIn, type Sessions } from '../session/authenticate-request.ts';
import { endSession, keepSession, logOutSession, type Session, sessionOf } from '../session/session-cookies.ts';
import { done, outcomeOf, sessionOver } from './account-response.ts';
import { actions, type Done } from './actions.ts';
import { type AccountEntries, productId } from './entries.ts';
import { safeReturnTo, signInHref } from './safe-return-to.ts';

type AccountServiceParts = {
  queries: ApiQueries;
  sessions: Sessions;
  hosts: SiteHosts;
  isPage(path: string): boolean;
  log: Log;
};

/** An action that a visitor requests on the page at this address. */
export type Wish = {
  action: AccountAction;
  entries: AccountEntries;
  httpContext: HttpContext;
  address: SiteAddress;
  clientIp: string;
};

/** Result of a requested action. Session cookies are already set or deleted. */
export type Settled = Omit<Done, 'session'>;

/** Runs account actions as the visitor and manages the visitor's session (ACC-03 to ACC-06). */
export class AccountService {
  readonly #parts: AccountServiceParts;

  constructor(parts: AccountServiceParts) {
    this.#parts = parts;
  }

  async settle(wish: Wish): Promise<Settled> {
    if (wish.action === 'logOut') return this.#logOut(wish);
    const { httpContext, address, clientIp } = wish;
    const { isForMembers, act } = actions[wish.action];
    const guest = { clientIp };
    const authState = isForMembers ? await this.#parts.sessions.authenticate(httpContext, clientIp) : undefined;
    if (authState?.kind === 'unknown') return { answer: failed };
    if (authState?.kind === 'guest') return { answer: { ...sessionOver, href: this.#signIn(wish) } };
    const caller = authState ? { ...guest, ...memberIn(authState) } : guest;
    try {
      const { entries } = wish;
      const device = deviceOf(httpContext.request);
      const actionRequest = { entries, query: this.#queryAs(caller), siteId: siteIdAt(address), device };
      return await this.#settled(wish, await act(actionRequest));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      if (!authState || !isRefusedToken(error)) return { answer: failed };
      // The API refused a session that was considered valid (ACC-13).
      endSession(httpContext);
      return { answer: { ...sessionOver, href: hrefsFor(address).hrefOf('notFound') } };
    }
  }

  /** Returns the log-in page, which leads back to the page that the guest came from. */
  #signIn({ action, entries, httpContext, address }: Wish): string {
    if (action !== 'favourite') return signInHref(address, httpContext.path);
    return signInHref(address, this.safeReturnTo(httpContext) ?? httpContext.path, entries.favourite);
  }

  /** Ends the session at the API and deletes its cookies, also if the API fails (ACC-06). */
  async #logOut({ httpContext, address, clientIp }: Wish): Promise<Settled> {
    const { request, host } = httpContext;
    const session = sessionOf(request.headers.cookie, host);
    if (session) await this.#end(session, { clientIp });
    logOutSession(httpContext);
    return { answer: { ...done('logOut'), href: hrefsFor(address).hrefOf('home') } };
  }

  async #settled(wish: Wish, { session, ...became }: Done): Promise<Settled> {
    const { httpContext, clientIp } = wish;
    const { host } = httpContext;
    const href = became.answer.outcome === 'done' ? this.#hrefAfter(wish, session) : undefined;
    const settled = { ...became, answer: { ...became.answer, ...(href && { href }) } };
    if (session === undefined) return settled;
    const former = sessionOf(httpContext.request.headers.cookie, host);
    if (session === 'ended') {
      if (former) this.#parts.sessions.forget(former);
      endSession(httpContext);
      return settled;
    }
    keepSession(httpContext, session);
    const guest = { clientIp };
    if (former) await this.#end(former, guest);
    await this.#addFavourite(wish, { ...guest, memberToken: session.accessToken });
    return settled;
  }

  /**
   * Returns the address to redirect to after an action that is finished or has changed the session. Returns undefined if the page stays.
   */
  #hrefAfter({ action, httpContext, address }: Wish, session: Done['session']): string | undefined {
    const { hrefOf } = hrefsFor(address);
    const sentQuery = `?sent=${accountHandle(action)}`;
    const isHere = sessionOf(httpContext.request.headers.cookie, httpContext.host) !== undefined;
    if (action === 'logIn' || (action === 'register' && session)) return this.safeReturnTo(httpContext) ?? hrefOf('account');
    if (action === 'confirmEmail') return hrefOf(isHere ? 'account' : 'login') + sentQuery;
    if (action === 'activate' || action === 'resetPassword' || action === 'deleteAccount') return hrefOf('login') + sentQuery;
    return undefined;
  }

  /** Returns the page of this host that the form's address leads back to, or undefined. */
  safeReturnTo(httpContext: HttpContext): string | undefined {
    const { hosts, isPage } = this.#parts;
    return safeReturnTo({ httpContext, hosts, isPage });
  }

  /** Adds the favourite that the guest intended. A failure does not fail the log-in. */
  async #addFavourite({ httpContext }: Wish, caller: Caller): Promise<void> {
    const intended = productId(new URLSearchParams(httpContext.search).get(accountNames.favourite) ?? '');
    if (intended === undefined) return;
    const problem = 'the favourite could not be added after the log-in';
    await this.#quietly(problem, async () => {
      const variables = { productId: intended, isFavourite: true };
      const { changeFavourite } = await this.#queryAs(caller)(ChangeFavourite, variables);
      const { outcome, problems } = outcomeOf('favourite', changeFavourite);
      if (outcome !== 'done') this.#parts.log.warn({ ...variables, problems }, problem);
    });
  }

  async #end(session: Session, caller: Caller): Promise<void> {
    this.#parts.sessions.forget(session);
    const { refreshToken } = session;
    await this.#quietly('the API failed to end the session', () => this.#queryAs(caller)(DeleteRefreshToken, { refreshToken }));
  }

  async #quietly(problem: string, ask: () => Promise<unknown>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.#parts.log.error({ message: error.message, statusCode: error.statusCode }, problem);
    }
  }

  #queryAs(caller: Caller) {
    return this.#parts.queries.ask(caller, false);
  }
}
