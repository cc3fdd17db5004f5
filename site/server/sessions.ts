import type { Caller } from '../src/platform/data/api-send.server.ts';
import { DataError, isRefusedToken } from '../src/platform/data/data-error.ts';
import type { Query } from '../src/platform/data/query.ts';
import { RefreshToken } from '../src/platform/generated/operations.ts';
import type { Exchange } from './exchange.ts';
import type { Log } from './log.ts';
import { endSession, hasSession, keepSession, type Session, sessionOf } from './session.ts';
import { sessionOfTokens } from './session-tokens.ts';

/** Who a visitor is by the cookies of a session (ACC-04): a member, or a guest, whose session may just have ended. */
export type KnownStanding = { kind: 'guest'; endsSession: boolean } | { kind: 'member'; session: Session };

/** Or somebody of whom only the API could tell, which is out of reach: nobody is answered as a guest who may be none. */
export type Standing = KnownStanding | { kind: 'unknown' };

/** What the API is told of a member; of a guest nothing. */
export function memberIn(standing: KnownStanding): Pick<Caller, 'memberToken'> {
  return standing.kind === 'member' ? { memberToken: standing.session.accessToken } : {};
}

type Refreshed = Session | 'ended' | 'unknown';
type Refresh = { session: Promise<Refreshed>; until: number };

/** An access token is changed for another one so long before it is past that it lasts for the request it came with. */
const margin = 30_000;
/** So long browsers go on sending the cookies of before with what they had asked for in parallel. */
const parallel = 20_000;

/** The sessions of members, each refreshed once for all requests that come at the same time (ACC-05). */
export class Sessions {
  readonly #ask: (caller: Caller) => Query;
  readonly #log: Log;
  /** By the refresh token that was spent, oldest first. */
  readonly #refreshes = new Map<string, Refresh>();
  readonly #standings = new WeakMap<Exchange, Promise<Standing>>();

  constructor(ask: (caller: Caller) => Query, log: Log) {
    this.#ask = ask;
    this.#log = log;
  }

  /**
   * Who asks. A session whose access token is past is refreshed first; the answer, whatever it is, then brings its new cookies, or takes those of
   * one that is over. It is found out once in an exchange, which may last longer than the cookies of before are taken.
   */
  standingOf(exchange: Exchange, visitorAddress: string): Promise<Standing> {
    const known = this.#standings.get(exchange) ?? this.#find(exchange, visitorAddress);
    this.#standings.set(exchange, known);
    return known;
  }

  async #find(exchange: Exchange, visitorAddress: string): Promise<Standing> {
    const { request, host, id } = exchange;
    const { cookie } = request.headers;
    if (!hasSession(cookie, host)) return { kind: 'guest', endsSession: false };
    const session = sessionOf(cookie, host);
    const now = Date.now();
    const isPast = !session || session.refreshTokenExpiresAt <= now;
    const isFresh = !isPast && session.jwtExpiresAt - margin > now && !this.#running(session);
    if (isFresh) return { kind: 'member', session };
    const refreshed = isPast ? 'ended' : await this.#refreshOnce(session, { visitorAddress, requestId: id });
    if (refreshed === 'unknown') return { kind: 'unknown' };
    if (refreshed === 'ended') {
      endSession(exchange);
      return { kind: 'guest', endsSession: true };
    }
    keepSession(exchange, refreshed);
    return { kind: 'member', session: refreshed };
  }

  /** Nobody goes on with a session that was ended here, though its refresh may just be on its way. */
  forget({ refreshToken }: Session): void {
    this.#keep(refreshToken, Promise.resolve('ended'));
  }

  async #refreshOnce(session: Session, caller: Caller): Promise<Refreshed> {
    const refreshed = await (this.#running(session) ?? this.#keep(session.refreshToken, this.#refresh(session, caller)));
    // Meanwhile it may have been ended.
    const latest = await this.#running(session);
    return latest === 'ended' ? latest : refreshed;
  }

  #running({ refreshToken }: Session): Promise<Refreshed> | undefined {
    const refresh = this.#refreshes.get(refreshToken);
    return refresh && refresh.until > Date.now() ? refresh.session : undefined;
  }

  #keep(refreshToken: string, session: Promise<Refreshed>): Promise<Refreshed> {
    const now = Date.now();
    for (const [token, { until }] of this.#refreshes) {
      if (until > now) break;
      this.#refreshes.delete(token);
    }
    this.#refreshes.delete(refreshToken);
    this.#refreshes.set(refreshToken, { session, until: now + parallel });
    return session;
  }

  async #refresh({ refreshToken }: Session, caller: Caller): Promise<Refreshed> {
    try {
      const answer = await this.#ask(caller)(RefreshToken, { refreshToken });
      return sessionOfTokens(answer.refreshToken);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { message, statusCode } = error;
      this.#log.warn({ id: caller.requestId, message, statusCode }, 'a session could not be refreshed');
      if (isRefusedToken(error) || statusCode === 400) return 'ended';
      // Who comes next tries again.
      this.#refreshes.delete(refreshToken);
      return 'unknown';
    }
  }
}
