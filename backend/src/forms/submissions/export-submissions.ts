import { Readable } from 'node:stream';
import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { actorOf, audit } from '../../audit/audit.ts';
import { servesCustomers } from '../../platform/access/roles.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { contentDisposition } from '../../platform/file-names.ts';
import type { FormSubmission } from '../../platform/generated/payload-types.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { byteOrderMark, csvRow, exportFileName, separatorFor } from '../../platform/spreadsheets/csv.ts';
import { readableValues, storedValues, textOf } from '../stored-value.ts';

const rowsAtOnce = 200;
const maxRowCount = 50_000;
const maxColumns = 200;

/** Headings of the fixed columns, in the order of `cellsOf`. */
const headings = {
  id: { nl: 'Nummer', en: 'Number', de: 'Nummer' },
  date: { nl: 'Datum', en: 'Date', de: 'Datum' },
  site: { nl: 'Taal', en: 'Language', de: 'Sprache' },
  page: { nl: 'Pagina', en: 'Page', de: 'Seite' },
  ticket: { nl: 'Meldnummer', en: 'Ticket number', de: 'Vorgangsnummer' },
  quote: { nl: 'Offerteaanvraag', en: 'Quote request', de: 'Angebotsanfrage' },
} as const satisfies Record<string, Label>;

type Column = { handle: string; label: string };

/**
 * `GET /api/form-submissions/export?form={handle}`: exports the submissions that the editor may read as CSV, and logs it
 * (SEC-08).
 */
export const exportSubmissions: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!servesCustomers(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 401 });
    const form = String(req.searchParams?.get('form') ?? '');
    const where: Where = { form: { equals: form } };
    const rights = { collection: 'form-submissions', where, overrideAccess: false, user: req.user } as const;
    const { totalDocs } = await req.payload.count(rights);
    if (totalDocs === 0) return Response.json({ message: req.t('error:notFound') }, { status: 404 });
    const count = Math.min(totalDocs, maxRowCount);
    const entry = { actor: actorOf(req.user), action: 'export', kind: 'submissions', count } as const;
    await audit(await requestSql(req), { ...entry, subject: await titleOf(req, form) });
    return new Response(Readable.toWeb(Readable.from(csvOf(req, form), { objectMode: false })) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(exportFileName(form.replace(/\W/g, '_'), count, totalDocs)),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

/** Returns the title that a form had at its latest submission. */
async function titleOf(req: PayloadRequest, form: string): Promise<string> {
  const statement = 'select form_title as title from form_submissions where form = $1 order by id desc limit 1';
  const [newest] = await (await requestReads(req)).query<{ title: string }>(statement, [form]);
  return newest?.title ?? form;
}

/**
 * Yields the file in chunks, newest submission first. Columns are the fields of all submissions, labelled in the editor's
 * language or else in the main one.
 */
async function* csvOf(req: PayloadRequest, form: string): AsyncGenerator<string> {
  const separator = separatorFor(req.i18n.language);
  const columns = await columnsOf(req, form);
  const fixed = Object.values(headings).map((label) => labelFor(req, label));
  yield byteOrderMark + csvRow([...fixed, ...columns.map(({ label }) => label)], separator);
  let last: number | undefined;
  for (let written = 0; written < maxRowCount; written += rowsAtOnce) {
    const docs = await someOf(req, form, last);
    yield docs.map((doc) => csvRow(cellsOf(req, doc, columns), separator)).join('');
    if (docs.length < rowsAtOnce) return;
    last = docs.at(-1)?.id;
  }
}

/** Returns the next submissions in descending order, with their values as stored. */
async function someOf(req: PayloadRequest, form: string, after: number | undefined): Promise<FormSubmission[]> {
  const { docs } = await req.payload.find({
    collection: 'form-submissions',
    where: { form: { equals: form }, ...(after !== undefined && { id: { less_than: after } }) },
    sort: '-id',
    limit: rowsAtOnce,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    context: { asStored: true },
  });
  return docs;
}

function cellsOf(req: PayloadRequest, doc: FormSubmission, columns: readonly Column[]): string[] {
  const { fieldKeys } = installationOf(req.payload);
  const values = readableValues(fieldKeys, doc.id, storedValues(doc.values));
  const texts = new Map(values.map((value) => [value.handle, textOf(value)]));
  const date = new Date(doc.createdAt).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });
  return [
    String(doc.id),
    date,
    doc.site,
    doc.page ?? '',
    doc.ticketNumber ?? '',
    doc.quoteNumber ?? '',
    ...columns.map(({ handle }) => texts.get(handle) ?? ''),
  ];
}

async function columnsOf(req: PayloadRequest, form: string): Promise<Column[]> {
  return (await requestReads(req)).query<Column>(
    `select handle, label from (
       select distinct on (v ->> 'handle') v ->> 'handle' as handle, v ->> 'label' as label, position
       from form_submissions, jsonb_array_elements("values") with ordinality as listed (v, position)
       where form = $1 order by v ->> 'handle', (site::text = $2) desc, (site::text = $3) desc, form_submissions.id desc) as fields
     order by position limit ${maxColumns}`,
    [form, req.i18n.language, defaultLocale],
  );
}
