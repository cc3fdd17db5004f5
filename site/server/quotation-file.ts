import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { Api } from '../src/platform/data/api-send.server.ts';
import type { SiteAddress } from '../src/platform/locale/site-address.ts';
import { answerText, type Exchange } from './exchange.ts';
import { plainText } from './plain-text.ts';
import { readText } from './read-text.ts';
import { isOwnForm } from './same-origin.ts';

/** A list of 100 lines with the longest remarks, as a form encodes it. */
const largestBody = 500_000;
/** The pictures of a long list take their time. */
const timeLimit = 30_000;
const types = ['application/pdf', 'text/csv; charset=utf-8'];

export const quotationFilePath = '/quotation-file/';

/**
 * The quotation list as a file: a form of the list's page brings the lines that the visitor's browser keeps, the API makes the file of what it
 * knows of them itself.
 */
export class QuotationFile {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async answer(exchange: Exchange, address: SiteAddress, visitorAddress: string): Promise<void> {
    const { request, id } = exchange;
    if (request.method !== 'POST') return answerText(exchange, 405, 'Only POST is allowed.', ['Allow', 'POST']);
    if (!isOwnForm(request)) return answerText(exchange, 403, plainText(address.locale, 'foreignForm'));
    const text = await readText(request, largestBody);
    if (text === undefined)
      return answerText(exchange, 413, plainText(address.locale, 'unreadableForm'), ['Connection', 'close']);
    const form = new URLSearchParams(text);
    const siteId = Number(form.get('siteId'));
    const locale = localeOfSite(siteId) ?? 'nl';
    const lines = parsed(form.get('lines') ?? '');
    const asked = { format: form.get('format'), siteId, lines, project: form.get('project') ?? '' };
    const answer = await fetch(`${this.#api.url}/quotation-list`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'x-service-token': this.#api.token },
        ...{ 'x-visitor-address': visitorAddress, 'x-request-id': id },
      },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(timeLimit),
    }).catch(() => undefined);
    const type = answer?.headers.get('content-type') ?? '';
    if (answer?.status === 200 && types.includes(type)) return send(exchange, answer, type);
    const status = answer && answer.status >= 400 && answer.status < 500 ? answer.status : 503;
    answerText(exchange, status, plainText(locale, status === 429 ? 'listTooOften' : status === 503 ? 'listLater' : 'noList'));
  }
}

async function send({ response }: Exchange, answer: Response, type: string): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const disposition = answer.headers.get('content-disposition') ?? 'attachment';
  response.writeHead(200, [
    ...['Content-Type', type, 'Content-Length', String(bytes.length), 'Content-Disposition', disposition],
    ...['Cache-Control', 'private, no-store', 'X-Content-Type-Options', 'nosniff'],
  ]);
  response.end(bytes);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
