import { Readable } from 'node:stream';
import type { Endpoint, PayloadRequest } from 'payload';
import { isEditor } from '../platform/access/roles.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { contentDisposition } from '../platform/file-names.ts';
import { byteOrderMark, csvRow, separatorFor } from '../platform/spreadsheets/csv.ts';
import { writeXlsx, xlsxType } from '../platform/spreadsheets/write-xlsx.ts';
import { countParts, type ExportedRow, exportRows } from './export-rows.ts';
import { columnsOfKinds } from './file-columns.ts';
import { textCell } from './format-cell.ts';
import { type FileKind, fileKinds, headingOf, type ImportColumn } from './import-column.ts';
import { markedFile } from './marked-file.ts';

/**
 * `GET /api/imports/export?kind=…&format=xlsx|csv&part=…` returns what can be imported, with `template` only the headings. A part has at
 * most as many rows as one import accepts; one that does not exist is answered 404.
 * `GET /api/imports/{id}/marked` returns the file of an import with its problems. Only for editors.
 */
export const exportEndpoints = (derivedFacts: ReadonlySet<string>): Endpoint[] => [
  { path: '/imports/export', method: 'get', handler: (req) => exportFile(req, derivedFacts) },
  {
    path: '/imports/:id/marked',
    method: 'get',
    handler: async (req) => {
      if (!isEditor(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 401 });
      const file = await markedFile(req, Number(req.routeParams?.id));
      return file
        ? download(file.content, xlsxType, file.name)
        : Response.json({ message: req.t('error:notFound') }, { status: 404 });
    },
  },
];

async function exportFile(req: PayloadRequest, derivedFacts: ReadonlySet<string>): Promise<Response> {
  if (!isEditor(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 401 });
  const { language } = req.i18n;
  const kind = fileKinds.find((one) => one === req.searchParams.get('kind')) ?? 'catalogue';
  const isCsv = req.searchParams.get('format') === 'csv';
  const isTemplate = req.searchParams.has('template');
  const part = Number(req.searchParams.get('part') ?? 1);
  const sql = await requestReads(req);
  const parts = await countParts(sql, kind);
  if (!Number.isInteger(part) || part < 1 || part > parts)
    return Response.json({ message: req.t('error:notFound') }, { status: 404 });
  const columns = (await columnsOfKinds(sql, language, derivedFacts))[kind];
  const rows = isTemplate ? noRows() : exportRows(sql, { kind, part, columns, language });
  const day = `${new Date().toISOString().slice(0, 10)}${parts > 1 ? `-${part}-of-${parts}` : ''}`;
  const name = `${fileNames[kind]}-${isTemplate ? 'template' : day}`;
  if (isCsv) return download(csvOf(columns, rows, language), 'text/csv; charset=utf-8', `${name}.csv`);
  const headings = columns.map((column) => headingOf(column, language));
  const widths = columns.map(({ width }, at) => width ?? Math.max(12, (headings[at] ?? '').length + 2));
  return download(writeXlsx({ headings, widths, rows }), xlsxType, `${name}.xlsx`);
}

const fileNames: Readonly<Record<FileKind, string>> = {
  catalogue: 'plantsoen-catalogue',
  pictures: 'plantsoen-pictures',
  redirects: 'plantsoen-redirects',
};

async function* noRows(): AsyncGenerator<ExportedRow[]> {}

async function* csvOf(
  columns: readonly ImportColumn[],
  rows: AsyncIterable<ExportedRow[]>,
  language: string,
): AsyncGenerator<string> {
  const separator = separatorFor(language);
  yield byteOrderMark +
    csvRow(
      columns.map((column) => headingOf(column, language)),
      separator,
    );
  for await (const batch of rows)
    yield batch
      .map((cells) =>
        csvRow(
          cells.map((cell) => textCell(cell, language)),
          separator,
        ),
      )
      .join('');
}

function download(content: AsyncIterable<string | Uint8Array>, type: string, name: string): Response {
  return new Response(Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': type,
      'content-disposition': contentDisposition(name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
