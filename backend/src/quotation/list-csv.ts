import { pathOfUri } from '@plantsoen/contract/paths.ts';
import { listFormats } from './list-formats.ts';
import type { ListSheet } from './list-sheet.ts';
import { listWords } from './list-words.ts';

/** What spreadsheets take for the beginning of a formula. */
const formula = /^[\s]*[=+\-@|%]/;
const byteOrderMark = '\ufeff';

/**
 * A list for spreadsheets: with headings and numbers in its language, and the separator that programs set to that language expect. A text that
 * would be taken for a formula is marked as text.
 */
export function listCsv({ locale, lines }: Pick<ListSheet, 'locale' | 'lines'>, siteOrigin: string): string {
  const words = listWords[locale];
  const { number } = listFormats(locale);
  const figure = (value: number | null) => (value === null ? '' : number(value).replaceAll(locale === 'en' ? ',' : '.', ''));
  const headings = [
    ...[words.number, words.product, words.category, words.sku, words.version, words.colour, words.mounting],
    ...[words.amount, words.weightEach, `${words.weight} (kg)`, words.remark, words.address],
  ];
  const rows = lines.map((line, index) => [
    ...[String(index + 1), cell(line.title), cell(line.category), cell(line.sku), cell(line.measure)],
    ...[cell(line.colour ?? ''), cell(line.mounting ?? ''), String(line.amount), figure(line.weightKg)],
    figure(line.weightKg === null ? null : line.weightKg * line.amount),
    ...[cell(line.remark ?? ''), cell(siteOrigin + pathOfUri(line.uri))],
  ]);
  const separator = locale === 'en' ? ',' : ';';
  return byteOrderMark + [headings.map(cell), ...rows].map((row) => `${row.join(separator)}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""').replace(/\s+/g, ' ')}"`;
}
