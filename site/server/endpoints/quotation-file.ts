import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { quoteRequestNumber } from '@plantsoen/contract/paths.ts';
import { outgoingHeaders } from '@plantsoen/observability/request-context.ts';
import type { Api } from '../../src/platform/data/api-send.server.ts';
import { hrefsFor } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import { answerRedirect, answerText, type HttpContext } from '../http/http-context.ts';
import { plainText } from '../http/plain-text.ts';
import { readText } from '../http/request-body.ts';
import { isOwnForm } from '../http/same-origin.ts';
import { memberIn, type ResolvedAuthState, type Sessions } from '../session/authenticate-request.ts';

/** Maximum body size in bytes: a form-encoded list of 100 lines with the longest remarks fits. */
const maxBody = 500_000;
/** Timeout in milliseconds until a file begins. The pictures of a long list need several seconds. */
const timeLimit = 30_000;
const types = [
  ...['application/pdf', 'text/csv; charset=utf-8', 'application/xml', 'application/zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

const quotationFilePath = '/quotation-file/';
const ownRequestPath = /^\/quotation-file\/([^/]+)\/$/;

/** Messages by the status of the API's refusal of a list. */
const refusals = { 404: 'noFiles', 413: 'largeArchive', 422: 'noList', 429: 'listTooOften', 503: 'listLater' } as const;

type Asking = { httpContext: HttpContext; authState: ResolvedAuthState; clientIp: string };

/**
 * Quotation lists as files. A form posts the lines stored in the visitor's browser; the API looks up the products, with prices for
 * members who see them. The form of the download centre posts the IDs of downloads for an archive of these (CAT-15). A submitted request
 * of a member has an address with its number below this path.
 */
export class QuotationFile {
  readonly #api: Api;
  readonly #sessions: Sessions;

  constructor(api: Api, sessions: Sessions) {
    this.#api = api;
    this.#sessions = sessions;
  }

  /** Answers the address of the form and of members' own requests. Resolves to false for every other address. */
  async answer(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<boolean> {
    const { path, request } = httpContext;
    const [, number] = ownRequestPath.exec(path) ?? [];
    if (number && quoteRequestNumber.test(number) && request.method === 'GET')
      await this.#answerRequest(httpContext, address, clientIp, number);
    else if (path === quotationFilePath) await this.#answerList(httpContext, address, clientIp);
    else return false;
    return true;
  }

  async #answerList(httpContext: HttpContext, address: SiteAddress, clientIp: string): Promise<void> {
    const { request } = httpContext;
    if (request.method !== 'POST') return answerText(httpContext, 405, 'Only POST is allowed.', ['Allow', 'POST']);
    if (!isOwnForm(request)) return answerText(httpContext, 403, plainText(address.locale, 'foreignForm'));
    const text = await readText(request, maxBody);
    if (text === undefined)
      return answerText(httpContext, 413, plainText(address.locale, 'unreadableForm'), ['Connection', 'close']);
    const form = new URLSearchParams(text);
    const siteId = Number(form.get('siteId'));
    const locale = localeOfSite(siteId);
    const lines = parsed(form.get('lines') ?? '');
    const { format, project = '', kind, place, tenderDate } = Object.fromEntries(form);
    const sections = parsed(form.get('sections') ?? '');
    const files = form.has('file') ? form.getAll('file').map(Number) : undefined;
    const documentRequest = { format, kind, siteId, lines, project, place, tenderDate, sections, files };
    const authState = await this.#sessions.authenticate(httpContext, clientIp);
    if (authState.kind === 'unknown') return answerText(httpContext, 503, plainText(locale, 'listLater'));
    const asking = { httpContext, authState, clientIp };
    const answer = await this.#ask(asking, '/quotation-list', { method: 'POST', body: JSON.stringify(documentRequest) });
    if (await passedOn(httpContext, answer)) return;
    const status = answer && answer.status >= 400 && answer.status < 500 ? answer.status : 503;
    const reason = files && status === 400 ? 'noSelection' : (refusals[status as keyof typeof refusals] ?? 'noList');
    answerText(httpContext, status, plainText(locale, reason));
  }

  /** Answers with a submitted request. Redirects a guest to the account, and so to the log-in page. */
  async #answerRequest(httpContext: HttpContext, address: SiteAddress, clientIp: string, number: string): Promise<void> {
    const authState = await this.#sessions.authenticate(httpContext, clientIp);
    const { locale } = address;
    const toAccount = () => answerRedirect(httpContext, 303, hrefsFor(address).hrefOf('account'));
    if (authState.kind === 'guest') return toAccount();
    if (authState.kind === 'unknown') return answerText(httpContext, 503, plainText(locale, 'listLater'));
    const asking = { httpContext, authState, clientIp };
    const answer = await this.#ask(asking, `/quote-request?number=${number}`);
    if (await passedOn(httpContext, answer)) return;
    if (answer?.status === 401) return toAccount();
    if (answer?.status === 404) return answerText(httpContext, 404, plainText(locale, 'noFile'));
    const status = answer?.status === 429 ? 429 : 503;
    answerText(httpContext, status, plainText(locale, status === 429 ? 'listTooOften' : 'listLater'));
  }

  /** Sends the request to the API, and aborts it if the visitor leaves. Resolves to undefined if the API does not begin to answer in time. */
  #ask({ httpContext, authState, clientIp }: Asking, path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const { memberToken } = memberIn(authState);
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), timeLimit);
    httpContext.response.once('close', () => leaving.abort());
    return fetch(this.#api.url + path, {
      ...init,
      headers: {
        ...{ 'content-type': 'application/json', 'x-service-token': this.#api.token },
        ...{ 'x-visitor-address': clientIp, ...outgoingHeaders() },
        ...(memberToken && { authorization: `JWT ${memberToken}` }),
      },
      signal: leaving.signal,
    })
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
  }
}

/**
 * Forwards a file that the API has made, while it receives it. Resolves to false if the answer is not such a file. The connection is
 * closed if the file is incomplete.
 */
async function passedOn({ response }: HttpContext, answer: Response | undefined): Promise<boolean> {
  const type = answer?.headers.get('content-type') ?? '';
  if (answer?.status !== 200 || !answer.body || !types.includes(type)) return false;
  const disposition = answer.headers.get('content-disposition') ?? 'attachment';
  const length = answer.headers.get('content-length');
  const missing = answer.headers.get('x-missing-files');
  response.writeHead(200, [
    ...['Content-Type', type, 'Content-Disposition', disposition, ...(length === null ? [] : ['Content-Length', length])],
    ...['Cache-Control', 'private, no-store', 'X-Content-Type-Options', 'nosniff'],
    ...(missing === null ? [] : ['X-Missing-Files', missing]),
  ]);
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => response.destroy());
  return true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
