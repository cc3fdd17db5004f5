import { quoteRequestNumber } from '@plantsoen/contract/paths.ts';
import type { Payload } from 'payload';
import { readCompany } from '../globals/company.ts';
import { isMember } from '../platform/access/roles.ts';
import type { CallerOf } from '../platform/api/context.ts';
import { type Handler, headerOf, sendFailure } from '../platform/api/http-context.ts';
import { instrumentedSql, type Sql } from '../platform/api/instrumented-sql.ts';
import { QueueFullError } from '../platform/concurrency.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { memoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../platform/rate-limit/rate-limits.ts';
import type { DocumentMaker } from './document-maker.ts';
import { listWords } from './list-words.ts';
import { type RequestForPdf, requestPdf } from './request-pdf.ts';
import { sendListFile } from './send-list-file.ts';

type Parts = { payload: Payload; documents: Pick<DocumentMaker, 'pdf'>; callerOf: CallerOf };
type Row = Omit<RequestForPdf, 'number' | 'unitPrices'>;

/**
 * Handles `GET /quote-request?number=…` with a member's token. Returns the PDF of a request that the member sent while logged in,
 * as it was then and without prices. The number of another member's request gets the same answer as an unknown one.
 */
export function ownRequestHandler({ payload, documents, callerOf }: Parts): Handler {
  const mayAsk = memoryRateLimiter(memoryRateLimits.quoteRequestFile);
  return async (httpContext) => {
    const { request, response, query } = httpContext;
    if (request.method !== 'GET') return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only GET is allowed here.');
    const viewer = (await callerOf(headerOf(request, 'authorization')))?.viewer;
    if (!isMember(viewer)) return sendFailure(response, 401, 'UNAUTHENTICATED', 'Invalid Authorization Header');
    const number = query.get('number') ?? '';
    const sql = instrumentedSql(payload.db.pool);
    const row = await rowOf(sql, viewer.id, number);
    if (!row || row.lines.length === 0) return sendFailure(response, 404, 'NOT_FOUND', 'This quote request does not exist.');
    if (!mayAsk(viewer.id)) return sendFailure(response, 429, 'TOO_OFTEN', 'Too many documents. Try again later.');
    try {
      const company = await readCompany(sql, row.locale);
      const pdf = await documents.pdf(
        await requestPdf(sql, { number, ...row }, company, installationOf(payload).siteOrigins[row.locale]),
      );
      sendListFile(httpContext, `${listWords[row.locale].filename}-${number}`, 'pdf', pdf);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      sendFailure(response, 503, 'UNAVAILABLE', 'Too many documents are being generated. Try again later.');
    }
  };
}

async function rowOf(sql: Sql, memberId: number, number: string): Promise<Row | undefined> {
  if (!quoteRequestNumber.test(number)) return undefined;
  const [row] = await sql.query<Row>(
    `select site::text as locale, created_at as "createdAt", project, project_place as "projectPlace", tender_date as "tenderDate", lines
     from quote_requests where member_id = $1 and number = $2`,
    [memberId, number],
  );
  return row;
}
