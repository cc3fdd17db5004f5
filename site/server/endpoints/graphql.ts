import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import type { Caller } from '../../src/platform/data/api-send.server.ts';
import { DataError, isRefusedToken, normalisedError } from '../../src/platform/data/data-error.ts';
import { leadsToHeader } from '../../src/platform/data/ended-session.ts';
import { changesHeader, changesText } from '../../src/platform/data/site-changes.ts';
import { hrefsFor } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import type { OtherBuilds } from '../builds/other-builds.ts';
import { answerJson, answerText, type HttpContext } from '../http/http-context.ts';
import { readText } from '../http/request-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { ApiQueries } from '../pages/api-queries.ts';
import { memberIn, type Sessions } from '../session/authenticate-request.ts';
import { endSession, hasSession } from '../session/session-cookies.ts';
import { type BrowserOperation, type BrowserRequest, browserOperations, readBrowserRequest } from './browser-operations.ts';
import { previewTokenOf } from './preview.ts';

/** Maximum body size in bytes: a shared quotation list of 100 lines with the longest remarks fits. */
const maxBody = 200 * 1024;

type GraphqlParts = { queries: ApiQueries; history: ChangeHistory; sessions: Sessions; otherBuilds: OtherBuilds };

/** The site's own /graphql endpoint. It forwards operations of this and other builds for browsers that show the site. */
export class GraphqlEndpoint {
  readonly #queries: ApiQueries;
  readonly #history: ChangeHistory;
  readonly #sessions: Sessions;
  readonly #otherBuilds: OtherBuilds;
  readonly #operations = browserOperations();

  constructor({ queries, history, sessions, otherBuilds }: GraphqlParts) {
    this.#queries = queries;
    this.#history = history;
    this.#sessions = sessions;
    this.#otherBuilds = otherBuilds;
  }

  async answer(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<void> {
    const { request, host } = httpContext;
    if (!isSameOrigin(request)) return answerText(httpContext, 403, 'Only pages of this site may ask.');
    if (!request.headers['content-type']?.startsWith('application/json'))
      return answerText(httpContext, 415, 'JSON is expected.');
    const body = await readText(request, maxBody);
    if (body === undefined) return answerText(httpContext, 413, 'The request is too large.', ['Connection', 'close']);
    const browserRequest = await readBrowserRequest(body, (id) => this.#findOperation(id)).catch(asUnavailable);
    if (browserRequest === unavailable) return answerJson(httpContext, 503, failed(outOfReach, unavailable));
    if (!browserRequest) return answerJson(httpContext, 400, { errors: [{ message: 'This is no operation of the site.' }] });
    const authState = await this.#sessions.authenticate(httpContext, clientIp);
    // A page rendered for a member must not be mixed with data for a guest, so the browser loads the page again.
    if (authState.kind === 'guest' && authState.endsSession) return answerJson(httpContext, 401, failed('The session is over.'));
    if (authState.kind === 'unknown') return answerJson(httpContext, 503, failed(outOfReach, unavailable));
    const isGuest = !hasSession(request.headers.cookie, host);
    await this.#forward(httpContext, address, browserRequest, { ...memberIn(authState), clientIp, isGuest });
  }

  async #forward(
    httpContext: HttpContext,
    address: SiteAddress,
    browserRequest: BrowserRequest,
    { isGuest, ...sender }: Caller & { isGuest: boolean },
  ): Promise<void> {
    const { request, host } = httpContext;
    const previewToken = previewTokenOf(request.headers.cookie, host);
    const caller = { ...sender, previewToken };
    const isShared = browserRequest.isShared && isGuest && !previewToken;
    const query = this.#queries.ask(caller, isShared);
    const headers = [changesHeader, changesText(this.#history.position, (type) => this.#history.lastChangeOf(type))];
    try {
      await answerJson(httpContext, 200, { data: await query(browserRequest.operation, browserRequest.variables) }, headers);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { message, statusCode } = normalisedError(error);
      const answer = statusCode === 503 ? failed(outOfReach, unavailable) : failed(message, error.code);
      if (!isRefusedToken(error)) return answerJson(httpContext, statusCode === 503 ? 503 : 200, answer);
      endSession(httpContext);
      return answerJson(httpContext, 401, answer, [leadsToHeader, hrefsFor(address).hrefOf('notFound')]);
    }
  }

  /** Returns an operation of this build, or of another one, whose page the browser shows. */
  async #findOperation(id: string): Promise<BrowserOperation | undefined> {
    const own = this.#operations.get(id);
    if (own) return own;
    const text = await this.#otherBuilds.findOperation(id);
    const other = text === undefined ? undefined : browserOperations({ [id]: text }).get(id);
    // Another build may have added a personal field that this one does not know, so its answers are never shared.
    return other && { ...other, operation: { ...other.operation, text }, isShared: false };
  }
}

/** Returns the code of an API that is out of reach. Other errors are thrown. */
function asUnavailable(error: unknown): typeof unavailable {
  if (error instanceof DataError && error.statusCode === 503) return unavailable;
  throw error;
}

const outOfReach = 'The API is out of reach.';
const unavailable = 'UNAVAILABLE';

const failed = (message: string, code?: string) => ({ data: null, errors: [{ message, extensions: { code } }] });
