import { type AccountAction, accountHandle, accountNames } from '../../src/account/account-answer.ts';
import { failed } from '../../src/account/account-refusal.ts';
import type { Caller } from '../../src/platform/data/api-send.server.ts';
import { DataError, isRefusedToken } from '../../src/platform/data/data-error.ts';
import { ChangeFavourite, DeleteRefreshToken } from '../../src/platform/generated/operations.ts';
import { hrefsFor, siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress, SiteHosts } from '../../src/platform/locale/site-address.ts';
import type { Exchange } from '../exchange.ts';
import type { Log } from '../log.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { endSession, keepSession, logOutSession, type Session, sessionOf } from '../session.ts';
import { memberIn, type Sessions } from '../sessions.ts';
import { deviceOf } from '../visitor.ts';
import { actions, type Done } from './actions.ts';
import { type AccountEntries, productId } from './entries.ts';
import { done, outcomeOf, sessionOver } from './outcome.ts';
import { signInHref, wayBack } from './return.ts';

type DeskParts = {
  renderer: PageRenderer;
  sessions: Sessions;
  hosts: SiteHosts;
  isPage(path: string): boolean;
  log: Log;
};

/** An action that a visitor requests on the page at this address. */
export type Wish = {
  action: AccountAction;
  entries: AccountEntries;
  exchange: Exchange;
  address: SiteAddress;
  visitorAddress: string;
};

/** Result of a requested action. Session cookies are already set or deleted. */
export type Settled = Omit<Done, 'session'>;

/** Runs account actions as the visitor and manages the visitor's session (ACC-03 to ACC-06). */
export class AccountDesk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  async settle(wish: Wish): Promise<Settled> {
    if (wish.action === 'logOut') return this.#logOut(wish);
    const { exchange, address, visitorAddress } = wish;
    const { isForMembers, act } = actions[wish.action];
    const guest = { visitorAddress, requestId: exchange.id };
    const standing = isForMembers ? await this.#parts.sessions.standingOf(exchange, visitorAddress) : undefined;
    if (standing?.kind === 'unknown') return { answer: failed };
    if (standing?.kind === 'guest') return { answer: { ...sessionOver, href: this.#signIn(wish) } };
    const caller = standing ? { ...guest, ...memberIn(standing) } : guest;
    try {
      const { entries } = wish;
      const device = deviceOf(exchange.request);
      const asked = { entries, query: this.#queryAs(caller), siteId: siteIdAt(address), device };
      return await this.#settled(wish, await act(asked));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      if (!standing || !isRefusedToken(error)) return { answer: failed };
      // The API refused a session that was considered valid (ACC-13).
      endSession(exchange);
      return { answer: { ...sessionOver, href: hrefsFor(address).hrefOf('notFound') } };
    }
  }

  /** Returns the log-in page, which leads back to the page that the guest came from. */
  #signIn({ action, entries, exchange, address }: Wish): string {
    if (action !== 'favourite') return signInHref(address, exchange.path);
    return signInHref(address, this.wayBack(exchange) ?? exchange.path, entries.favourite);
  }

  /** Ends the session at the API and deletes its cookies, also if the API fails (ACC-06). */
  async #logOut({ exchange, address, visitorAddress }: Wish): Promise<Settled> {
    const { request, host, id } = exchange;
    const session = sessionOf(request.headers.cookie, host);
    if (session) await this.#end(session, { visitorAddress, requestId: id });
    logOutSession(exchange);
    return { answer: { ...done('logOut'), href: hrefsFor(address).hrefOf('home') } };
  }

  async #settled(wish: Wish, { session, ...became }: Done): Promise<Settled> {
    const { exchange, visitorAddress } = wish;
    const { host, id } = exchange;
    const href = became.answer.outcome === 'done' ? this.#hrefAfter(wish, session) : undefined;
    const settled = { ...became, answer: { ...became.answer, ...(href && { href }) } };
    if (session === undefined) return settled;
    const former = sessionOf(exchange.request.headers.cookie, host);
    if (session === 'ended') {
      if (former) this.#parts.sessions.forget(former);
      endSession(exchange);
      return settled;
    }
    keepSession(exchange, session);
    const guest = { visitorAddress, requestId: id };
    if (former) await this.#end(former, guest);
    await this.#addFavourite(wish, { ...guest, memberToken: session.accessToken });
    return settled;
  }

  /**
   * Returns the address to redirect to after an action that is finished or has changed the session. Returns undefined if the page stays.
   */
  #hrefAfter({ action, exchange, address }: Wish, session: Done['session']): string | undefined {
    const { hrefOf } = hrefsFor(address);
    const told = `?sent=${accountHandle(action)}`;
    const isHere = sessionOf(exchange.request.headers.cookie, exchange.host) !== undefined;
    if (action === 'logIn' || (action === 'register' && session)) return this.wayBack(exchange) ?? hrefOf('account');
    if (action === 'confirmEmail') return hrefOf(isHere ? 'account' : 'login') + told;
    if (action === 'activate' || action === 'resetPassword' || action === 'deleteAccount') return hrefOf('login') + told;
    return undefined;
  }

  /** Returns the page of this host that the form's address leads back to, or undefined. */
  wayBack(exchange: Exchange): string | undefined {
    const { hosts, isPage } = this.#parts;
    return wayBack({ exchange, hosts, isPage });
  }

  /** Adds the favourite that the guest intended. A failure does not fail the log-in. */
  async #addFavourite({ exchange }: Wish, caller: Caller): Promise<void> {
    const intended = productId(new URLSearchParams(exchange.search).get(accountNames.favourite) ?? '');
    if (intended === undefined) return;
    const problem = 'a favourite could not be added after logging in';
    await this.#quietly(problem, async () => {
      const asked = { productId: intended, isFavourite: true };
      const { changeFavourite } = await this.#queryAs(caller)(ChangeFavourite, asked);
      const { outcome, problems } = outcomeOf('favourite', changeFavourite);
      if (outcome !== 'done') this.#parts.log.warn({ ...asked, problems }, problem);
    });
  }

  async #end(session: Session, caller: Caller): Promise<void> {
    this.#parts.sessions.forget(session);
    const { refreshToken } = session;
    await this.#quietly('a session could not be ended at the API', () =>
      this.#queryAs(caller)(DeleteRefreshToken, { refreshToken }),
    );
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
    return this.#parts.renderer.ask(caller, false);
  }
}
