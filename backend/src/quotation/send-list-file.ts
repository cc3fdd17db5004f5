import type { HttpContext } from '../platform/api/http-context.ts';
import { contentDisposition, plainFileName } from '../platform/file-names.ts';
import { xlsxType } from '../platform/spreadsheets/write-xlsx.ts';
import { listWords } from './list-words.ts';
import type { QuotationPdf } from './quotation-pdf.ts';

/** Content types of the files of a list. */
const types = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: xlsxType,
  x81: 'application/xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ListFormat = keyof typeof types;

/** Whether a format has the specification texts of a list instead of its table (CAT-14). */
export const isSpecification = (format: ListFormat): boolean => format === 'x81' || format === 'docx';

export const isListFormat = (value: unknown): value is ListFormat => typeof value === 'string' && Object.hasOwn(types, value);

/**
 * Returns the name of the file of a list without its ending: its kind, its project and the day, in ASCII (QUO-09). The kind is that of
 * the list unless given.
 */
export function listFileName(
  { locale, project = '', date }: Pick<QuotationPdf, 'locale' | 'project' | 'date'>,
  kind = listWords[locale].filename,
): string {
  return [kind, plainFileName(project, locale), date.toISOString().slice(0, 10)].filter(Boolean).join('-');
}

/** Sends a list as a file, with headers that prevent caching. */
export function sendListFile({ response }: HttpContext, name: string, format: ListFormat, bytes: Buffer): void {
  response.writeHead(200, {
    'content-type': types[format],
    'content-disposition': contentDisposition(`${name}.${format}`),
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}
