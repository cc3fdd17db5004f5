import { findLocaleOfSite } from '@plantsoen/contract/locales.ts';
import { consentCookie, readConsent } from '../../src/consent/consent-cookie.ts';
import { listCodeCookie } from '../../src/domain-handoff/list-code-cookie.ts';
import { DataError, isRefusedToken } from '../../src/platform/data/data-error.ts';
import { CompleteHandoff, CurrentMember, RedeemHandoffList, StartHandoff } from '../../src/platform/generated/operations.ts';
import { siteIdAt } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import { deviceOf } from '../http/client-ip.ts';
import { answerJson, answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { readText } from '../http/request-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { ApiQueries } from '../pages/api-queries.ts';
import { isOwnHttps } from '../pages/page-headers.ts';
import { memberIn, type Sessions } from '../session/authenticate-request.ts';
import { endSession, keepSession } from '../session/session-cookies.ts';
import { sessionOfTokens } from '../session/session-tokens.ts';

export const handoffPath = '/handoff/';

/** Maximum body size in bytes. A list of 100 lines with the longest texts is smaller. */
const maxBody = 500_000;
const maxPathLength = 2000;

type HandoffRequest = { httpContext: HttpContext; address: SiteAddress; clientIp: string };

/**
 * Transfers a visitor's session, consent and quotation list to the domain of another language (LOC-09). The old page requests a code and
 * posts it to the other domain, which sets its own cookies; the browser then fetches the list.
 */
export class DomainHandoffEndpoint {
  readonly #queries: ApiQueries;
  readonly #sessions: Sessions;

  constructor(queries: ApiQueries, sessions: Sessions) {
    this.#queries = queries;
    this.#sessions = sessions;
  }

  async answer(handoff: HandoffRequest): Promise<void> {
    const { httpContext, address } = handoff;
    const { request } = httpContext;
    const isPosted = request.method === 'POST';
    if (!isPosted && request.method !== 'GET') {
      return answerText(httpContext, 405, 'Only GET and POST are allowed.', ['Allow', 'GET, POST']);
    }
    if (!address.indexable) return answerText(httpContext, 404, 'All languages share this domain.');
    if (!isPosted) return this.#goOn(handoff);
    const isHere = isSameOrigin(request);
    if (!isHere && !isFromOtherLanguage(request.headers.origin, address)) return answerText(httpContext, 403, 'Foreign origin.');
    const text = await readText(request, maxBody);
    if (text === undefined) return answerText(httpContext, 413, 'The request is too large.', ['Connection', 'close']);
    const fields = new URLSearchParams(text);
    try {
      if (!isHere) return await this.#arrive(handoff, fields);
      if (fields.has('listCode')) return await this.#handOverList(handoff, fields.get('listCode') ?? '');
      return await this.#leave(handoff, fields);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      if (isHere) return answerFailure(httpContext, error);
      return answerRedirect(httpContext, 303, pathIn(fields));
    }
  }

  /** Answers with the code for the domain of another language, and the address to post it to. */
  async #leave({ httpContext, address, clientIp }: HandoffRequest, fields: URLSearchParams): Promise<void> {
    const siteId = Number(fields.get('siteId'));
    const locale = findLocaleOfSite(siteId);
    if (!locale || locale === address.locale) return answerText(httpContext, 400, 'This is no other language.');
    const authState = await this.#sessions.authenticate(httpContext, clientIp);
    if (authState.kind === 'unknown') throw new DataError('A session could not be refreshed.', 503);
    const query = this.#queries.ask({ ...memberIn(authState), clientIp }, false);
    const consent = readConsent(httpContext.request.headers.cookie ?? '');
    const transferred = { siteId, consent: consent ? consent.join('.') : null, list: fields.get('list') };
    const { startHandoff } = await query(StartHandoff, transferred);
    return answerJson(httpContext, 200, { code: startHandoff, action: address.bases[locale] + handoffPath });
  }

  /** Redirects a visitor who arrives with a code to the chosen page. A used code transfers nothing. */
  async #arrive({ httpContext, address, clientIp }: HandoffRequest, fields: URLSearchParams): Promise<void> {
    const query = this.#queries.ask({ clientIp }, false);
    const { completeHandoff } = await query(CompleteHandoff, {
      siteId: siteIdAt(address),
      code: fields.get('code') ?? '',
      device: deviceOf(httpContext.request),
    });
    const { consent, listCode, tokens } = completeHandoff ?? {};
    const keep = (cookie: string) => httpContext.response.appendHeader('Set-Cookie', cookie);
    if (tokens) keepSession(httpContext, sessionOfTokens(tokens));
    if (typeof consent === 'string') keep(consentCookie(readConsent(`consent=${consent}`) ?? []));
    if (listCode) keep(listCodeCookie(listCode) + (isOwnHttps({ address }) ? '; Secure' : ''));
    // Browsers send no session cookie with a cross-site POST, so a second request checks whether the session has ended.
    const mayHaveEnded = !tokens && fields.has('loggedOut');
    const path = pathIn(fields);
    return answerRedirect(httpContext, 303, mayHaveEnded ? `${handoffPath}?${new URLSearchParams({ path })}` : path);
  }

  /** Redirects a visitor who has logged out on another domain, and ends the session here if that log-out has ended it. */
  async #goOn({ httpContext, clientIp }: HandoffRequest): Promise<void> {
    const authState = await this.#sessions.authenticate(httpContext, clientIp);
    if (authState.kind === 'member') {
      const query = this.#queries.ask({ ...memberIn(authState), clientIp }, false);
      await query(CurrentMember, {}).catch((error: unknown) => {
        if (isRefusedToken(error)) endSession(httpContext);
        else if (!(error instanceof DataError)) throw error;
      });
    }
    return answerRedirect(httpContext, 303, pathIn(new URLSearchParams(httpContext.search)));
  }

  async #handOverList({ httpContext, address, clientIp }: HandoffRequest, code: string): Promise<void> {
    const query = this.#queries.ask({ clientIp }, false);
    const { redeemHandoffList } = await query(RedeemHandoffList, { siteId: siteIdAt(address), code });
    return answerJson(httpContext, 200, { list: redeemHandoffList });
  }
}

function answerFailure(httpContext: HttpContext, { statusCode }: DataError): void {
  if (statusCode === 503) answerText(httpContext, 503, 'The API is out of reach.');
  else answerText(httpContext, 400, 'The data cannot be transferred.');
}

/** Whether a request comes from a page of this site on the domain of another language. */
function isFromOtherLanguage(origin: string | undefined, { bases, locale }: SiteAddress): boolean {
  return Object.entries(bases).some(([code, base]) => code !== locale && base === origin);
}

/** Returns the path to redirect to on this domain; `/` if the submitted path is invalid. */
function pathIn(fields: URLSearchParams): string {
  const path = fields.get('path') ?? '';
  const isPath = path.length <= maxPathLength && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && !path.includes('\\');
  return isPath ? path : '/';
}
