import type { Caller } from '../../src/platform/data/api-send.server.ts';
import { DataError, isRefusedToken } from '../../src/platform/data/data-error.ts';
import type { Query } from '../../src/platform/data/query.ts';
import { RefreshToken } from '../../src/platform/generated/operations.ts';
import type { HttpContext } from '../http/http-context.ts';
import type { Log } from '../log.ts';
import { endSession, hasSession, keepSession, type Session, sessionOf } from './session-cookies.ts';
import { sessionOfTokens } from './session-tokens.ts';

/**
 * Authentication state of a visitor according to the session cookies (ACC-04): a member, or a guest, whose session may have just ended.
 */
export type ResolvedAuthState = { kind: 'guest'; endsSession: boolean } | { kind: 'member'; session: Session };

/** Includes the state that only the unreachable API could verify, so that a member is not answered as a guest. */
export type AuthState = ResolvedAuthState | { kind: 'unknown' };

/** Returns the credentials for the API: the token of a member, and nothing for a guest. */
export function memberIn(authState: ResolvedAuthState): Pick<Caller, 'memberToken'> {
  return authState.kind === 'member' ? { memberToken: authState.session.accessToken } : {};
}

type Refreshed = Session | 'ended' | 'unknown';
type Refresh = { session: Promise<Refreshed>; until: number };

/** Time in milliseconds before expiry at which an access token is refreshed, so that it stays valid during the request. */
const margin = 30_000;
/** Time in milliseconds during which parallel requests of a browser may still carry the old cookies. */
const parallel = 20_000;

/** The sessions of members, each refreshed once for all concurrent requests (ACC-05). */
export class Sessions {
  readonly #ask: (caller: Caller) => Query;
  readonly #log: Log;
  /** Refreshes by the used refresh token, oldest first. */
  readonly #refreshes = new Map<string, Refresh>();
  readonly #standings = new WeakMap<HttpContext, Promise<AuthState>>();

  constructor(ask: (caller: Caller) => Query, log: Log) {
    this.#ask = ask;
    this.#log = log;
  }

  /**
   * Returns the authentication state of a request, refreshing an expired access token first. The answer then sets the new cookies, or
   * deletes those of an ended session. The result is stored per request, which may last longer than the old cookies are accepted.
   */
  authenticate(httpContext: HttpContext, clientIp: string): Promise<AuthState> {
    const known = this.#standings.get(httpContext) ?? this.#find(httpContext, clientIp);
    this.#standings.set(httpContext, known);
    return known;
  }

  async #find(httpContext: HttpContext, clientIp: string): Promise<AuthState> {
    const { request, host } = httpContext;
    const { cookie } = request.headers;
    if (!hasSession(cookie, host)) return { kind: 'guest', endsSession: false };
    const session = sessionOf(cookie, host);
    const now = Date.now();
    const isPast = !session || session.refreshTokenExpiresAt <= now;
    const isFresh = !isPast && session.jwtExpiresAt - margin > now && !this.#running(session);
    if (isFresh) return { kind: 'member', session };
    const refreshed = isPast ? 'ended' : await this.#refreshOnce(session, { clientIp });
    if (refreshed === 'unknown') return { kind: 'unknown' };
    if (refreshed === 'ended') {
      endSession(httpContext);
      return { kind: 'guest', endsSession: true };
    }
    keepSession(httpContext, refreshed);
    return { kind: 'member', session: refreshed };
  }

  /** Marks a session as ended, so that a running refresh cannot continue it. */
  forget({ refreshToken }: Session): void {
    this.#keep(refreshToken, Promise.resolve('ended'));
  }

  async #refreshOnce(session: Session, caller: Caller): Promise<Refreshed> {
    const refreshed = await (this.#running(session) ?? this.#keep(session.refreshToken, this.#refresh(session, caller)));
    // The session may have ended meanwhile.
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
      this.#log.warn({ message, statusCode }, 'a session could not be refreshed');
      if (isRefusedToken(error) || statusCode === 400) return 'ended';
      // The next request retries.
      this.#refreshes.delete(refreshToken);
      return 'unknown';
    }
  }
}
