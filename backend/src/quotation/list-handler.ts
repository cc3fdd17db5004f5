import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { TextKind } from '@plantsoen/specification-rules/specified-item.ts';
import type { Payload } from 'payload';
import { type ArchiveDownload, archiveDownloads } from '../downloads/archive-downloads.ts';
import { archiveWords } from '../downloads/archive-words.ts';
import { productArchive } from '../downloads/product-archive.ts';
import { isSelection, selectedDownloads } from '../downloads/selected-downloads.ts';
import { archiveSender, type SendArchive } from '../downloads/send-archive.ts';
import { readCompany } from '../globals/company.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import { clientNetwork } from '../platform/api/client-network.ts';
import type { CallerOf } from '../platform/api/context.ts';
import { type Handler, type HttpContext, headerOf, readBody, sendFailure, sendJson } from '../platform/api/http-context.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { QueueFullError } from '../platform/concurrency.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { memoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../platform/rate-limit/rate-limits.ts';
import type { DocumentMaker } from './document-maker.ts';
import { listCsv } from './list-csv.ts';
import { listDocx } from './list-docx.ts';
import { listGaeb } from './list-gaeb.ts';
import { type ListData, readListData, sectionOf } from './list-sections.ts';
import { listWords } from './list-words.ts';
import { listXlsx } from './list-xlsx.ts';
import { availableLine } from './priced-items.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import { quotedProducts } from './quoted-products.ts';
import { pdfCompany } from './quoting-company.ts';
import { projectName, readRequestedItems } from './requested-items.ts';
import { isListFormat, isSpecification, type ListFormat, listFileName, sendListFile } from './send-list-file.ts';
import { type ListLine, specifiedLines } from './specified-lines.ts';

const maxBody = 200_000;

type RequestedDocument = {
  format: ListFormat | 'zip';
  kind: TextKind;
  siteId: SiteId;
  lines: unknown;
  project: string;
  data: ListData;
  /** IDs of single downloads, for an archive of these instead of a list. */
  files: number[] | undefined;
};
type PrintedDocument = RequestedDocument & { format: ListFormat };
type Parts = { payload: Payload; documents: Pick<DocumentMaker, 'pdf'>; callerOf: CallerOf };

/**
 * Handles `POST /quotation-list` with `{ format, siteId, lines, project?, place?, tenderDate?, sections?, kind? }`. Returns 200 with the list as a file, or 422 with `{
 * problems }`. Products that are not live are left out; the page shows which. A PDF, CSV or XLSX file contains prices for members who may see
 * them, by their access token (MEM-01). An XLSX, GAEB or Word file has the specification texts of a kind. With `files`, the IDs of
 * downloads, the answer is an archive of these (CAT-15).
 */
export function listHandler({ payload, documents, callerOf }: Parts): Handler {
  const mayAsk = memoryRateLimiter(memoryRateLimits.quotationListFile);
  const sendArchive = archiveSender(installationOf(payload).storage);
  return async (httpContext) => {
    const { request, response } = httpContext;
    if (request.method !== 'POST') return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only POST is allowed here.');
    const body = await readBody(request, maxBody);
    if (body === undefined) return sendFailure(response, 413, 'TOO_LARGE', 'The list is too large.');
    const requested = readRequest(body);
    if (!requested) return sendFailure(response, 400, 'BAD_REQUEST', 'The body is not a quotation list.');
    const network = clientNetwork(headerOf(request, 'x-visitor-address'));
    if (!mayAsk(network)) return refuse(httpContext, [{ handle: null, key: 'tooOften' }]);
    const caller = await callerOf(headerOf(request, 'authorization'));
    const seesMembers = seesMemberContent(caller?.viewer);
    const parts = { payload, sendArchive, seesMembers, network };
    try {
      if (requested.files) return await sendSelection(httpContext, requested.siteId, requested.files, parts);
      const list = await readList(payload, requested, seesMembers);
      if ('problems' in list) return refuse(httpContext, list.problems);
      if (requested.format === 'zip') await sendFiles(httpContext, requested, list, parts);
      else await send(httpContext, { ...requested, format: requested.format }, list, { payload, documents });
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      refuse(httpContext, [{ handle: null, key: 'unavailable' }]);
    }
  };
}

type ArchiveParts = { payload: Payload; sendArchive: SendArchive; seesMembers: boolean; network: string };

/** Sends the downloads of the products: those of the line's variant, or of all variants if it has none. */
async function sendFiles(
  httpContext: HttpContext,
  { siteId }: RequestedDocument,
  { list, lines }: LiveList,
  parts: ArchiveParts,
): Promise<void> {
  // A spare part belongs to no variant.
  const wanted = lines.map(({ requested: { id, variant, part } }) => ({ productId: id, variant: part ? '' : variant }));
  const downloads = await archiveDownloads(instrumentedSql(parts.payload.db.pool), siteId, wanted, parts.seesMembers);
  await sendDownloads(httpContext, downloads, list, parts);
}

/** Sends the selected downloads that the site offers. */
async function sendSelection(
  httpContext: HttpContext,
  siteId: SiteId,
  ids: readonly number[],
  parts: ArchiveParts,
): Promise<void> {
  const downloads = await selectedDownloads(instrumentedSql(parts.payload.db.pool), siteId, ids, parts.seesMembers);
  await sendDownloads(httpContext, downloads, { locale: localeOfSite(siteId), date: new Date() }, parts);
}

async function sendDownloads(
  { response }: HttpContext,
  downloads: readonly ArchiveDownload[] | undefined,
  list: Parameters<typeof listFileName>[0],
  { payload, sendArchive, network }: ArchiveParts,
): Promise<void> {
  const tooLarge = () => sendFailure(response, 413, 'TOO_LARGE', 'The files are too many or too large for one archive.');
  if (!downloads) return tooLarge();
  if (downloads.length === 0) return sendFailure(response, 404, 'NOT_FOUND', 'The products have no files.');
  const { locale } = list;
  const name = listFileName(list, archiveWords[locale].files);
  const archive = await productArchive(installationOf(payload).storage, downloads, { locale, name });
  if (!archive) return tooLarge();
  await sendArchive(response, archive, network);
}

type SendParts = Pick<Parts, 'payload' | 'documents'>;

async function send(httpContext: HttpContext, requested: PrintedDocument, { list, lines }: LiveList, parts: SendParts) {
  const bytes = await fileOf(requested, list, lines, parts);
  const { format, kind } = requested;
  const { specification, textKinds } = listWords[list.locale];
  const name = isSpecification(format)
    ? listFileName(list, `${specification.toLowerCase()}-${textKinds[kind]}`)
    : listFileName(list);
  sendListFile(httpContext, name, format, bytes);
}

async function fileOf(
  { format, kind, siteId }: PrintedDocument,
  list: QuotationPdf,
  lines: readonly ListLine[],
  { payload, documents }: SendParts,
): Promise<Buffer> {
  if (format === 'pdf') return documents.pdf(list);
  if (format === 'csv') return Buffer.from(listCsv(list), 'utf8');
  const texts = await specifiedLines(instrumentedSql(payload.db.pool), { siteId, maker: list.company.name, kind }, lines);
  if (format === 'xlsx') return listXlsx(list, texts);
  return format === 'x81' ? listGaeb(list, texts) : listDocx(list, texts);
}

type LiveList = { list: QuotationPdf; lines: ListLine[] };
type ListResult = LiveList | { problems: FormProblem[] };

async function readList(
  payload: Payload,
  { siteId, lines, project, data }: RequestedDocument,
  hasPrices: boolean,
): Promise<ListResult> {
  const locale = localeOfSite(siteId);
  const read = readRequestedItems(lines);
  if ('problems' in read) return read;
  const sql = instrumentedSql(payload.db.pool);
  const products = await quotedProducts(
    sql,
    siteId,
    read.lines.map(({ id }) => id),
    hasPrices,
  );
  const live = read.lines.flatMap((requested) => {
    const line = availableLine(requested, products, listWords[locale].anyRal);
    return line ? [{ requested, line: { ...line, ...sectionOf(requested, data) } }] : [];
  });
  if (live.length === 0) return { problems: [{ handle: null, key: 'emptyList' }] };
  const company = pdfCompany(await readCompany(sql, locale));
  const priced = live.map(({ line }) => line);
  const siteOrigin = installationOf(payload).siteOrigins[locale];
  const { sections: _, ...projectData } = data;
  const about = { locale, date: new Date(), company, siteOrigin, ...(project && { project }), ...projectData };
  return { list: { ...about, lines: priced, hasPrices }, lines: live };
}

const statuses: Partial<Record<FormProblem['key'], number>> = { tooOften: 429, unavailable: 503 };

function refuse({ response }: HttpContext, problems: readonly FormProblem[]): void {
  sendJson(response, statuses[problems[0]?.key ?? 'unreadable'] ?? 422, { problems });
}

function readRequest(body: string): RequestedDocument | undefined {
  try {
    const fields = JSON.parse(body) as Record<string, unknown>;
    const { format, siteId, lines, project = '', kind = 'neutral', files } = fields;
    if (!(isListFormat(format) || format === 'zip') || typeof project !== 'string') return undefined;
    if ((siteId !== 1 && siteId !== 2 && siteId !== 3) || (kind !== 'neutral' && kind !== 'product')) return undefined;
    if (files !== undefined && !(format === 'zip' && isSelection(files))) return undefined;
    return { format, kind, siteId, lines, files, project: projectName(project), data: readListData(fields) };
  } catch {
    return undefined;
  }
}
