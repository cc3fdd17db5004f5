import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { Payload } from 'payload';
import { countedSql } from '../platform/api/counted-sql.ts';
import { type Exchange, type Handler, headerOf, sendFailure, sendJson } from '../platform/api/exchange.ts';
import { readBody } from '../platform/api/read-body.ts';
import { visitorNetwork } from '../platform/api/visitor-network.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { readAskedLines } from './asked-lines.ts';
import { type DocumentMaker, DocumentsBusy } from './document-maker.ts';
import { listCompany } from './list-company.ts';
import { listCsv } from './list-csv.ts';
import type { ListSheet } from './list-sheet.ts';
import { listWords } from './list-words.ts';
import { quotedLines } from './quoted-lines.ts';
import { quotedProducts } from './quoted-products.ts';
import { visitorRate } from './visitor-rate.ts';

const largestBody = 200_000;
const longestProject = 200;
const tenMinutes = 600_000;

type Asked = { format: 'pdf' | 'csv'; siteId: 1 | 2 | 3; lines: unknown; project: string };

/**
 * `POST /quotation-list` with `{ format, siteId, lines, project? }` answers the list as a file: 200 with its bytes, or 422 with `{ problems }`.
 * Products that are not live are left out: the page shows which.
 */
export function listHandler(payload: Payload, documents: DocumentMaker): Handler {
  const mayAsk = visitorRate(30, tenMinutes);
  return async (exchange) => {
    const { request, response } = exchange;
    if (request.method !== 'POST') return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only POST is answered here.');
    const body = await readBody(request, largestBody);
    if (body === undefined) return sendFailure(response, 413, 'TOO_LARGE', 'The list is too large.');
    const asked = readAsked(body);
    if (!asked) return sendFailure(response, 400, 'BAD_REQUEST', 'This is no list.');
    if (!mayAsk(visitorNetwork(headerOf(request, 'x-visitor-address'))))
      return refuse(exchange, [{ handle: null, key: 'tooOften' }]);
    const list = await sheetOf(payload, asked);
    if ('problems' in list) return refuse(exchange, list.problems);
    try {
      await send(exchange, asked, list, payload, documents);
    } catch (error) {
      if (!(error instanceof DocumentsBusy)) throw error;
      refuse(exchange, [{ handle: null, key: 'unavailable' }]);
    }
  };
}

async function send(exchange: Exchange, asked: Asked, list: ListSheet, payload: Payload, documents: DocumentMaker) {
  const isPdf = asked.format === 'pdf';
  const bytes = isPdf
    ? await documents.pdf(list)
    : Buffer.from(listCsv(list, installationOf(payload).siteOrigins[list.locale]), 'utf8');
  exchange.response.writeHead(200, {
    'content-type': isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${listWords[list.locale].filename}.${asked.format}"`,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  exchange.response.end(bytes);
}

async function sheetOf(payload: Payload, { siteId, lines, project }: Asked): Promise<ListSheet | { problems: FormProblem[] }> {
  const locale = localeOfSite(siteId) ?? 'nl';
  const read = readAskedLines(lines);
  if ('problems' in read) return read;
  const products = await quotedProducts(
    countedSql(payload.db.pool),
    siteId,
    read.lines.map(({ id }) => id),
  );
  const live = read.lines.flatMap((line) => {
    const quoted = quotedLines([line], products, listWords[locale].anyRal);
    return 'lines' in quoted ? quoted.lines : [];
  });
  if (live.length === 0) return { problems: [{ handle: null, key: 'emptyList' }] };
  const { sheet: company } = await listCompany({ payload }, locale);
  return { locale, date: new Date(), company, lines: live, ...(project && { project }) };
}

function refuse({ response }: Exchange, problems: readonly FormProblem[]): void {
  sendJson(response, problems.some(({ key }) => key === 'tooOften') ? 429 : 422, { problems });
}

function readAsked(body: string): Asked | undefined {
  try {
    const { format, siteId, lines, project = '' } = JSON.parse(body) as Record<string, unknown>;
    if ((format !== 'pdf' && format !== 'csv') || typeof project !== 'string') return undefined;
    if (siteId !== 1 && siteId !== 2 && siteId !== 3) return undefined;
    return { format, siteId, lines, project: oneLine(project) };
  } catch {
    return undefined;
  }
}

const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, longestProject);
