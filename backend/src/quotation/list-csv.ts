import { byteOrderMark, csvRow, separatorFor } from '../platform/spreadsheets/csv.ts';
import { listFormats } from './list-formats.ts';
import { type ListCell, listTable } from './list-table.ts';
import type { QuotationPdf } from './quotation-pdf.ts';

/** Returns a list as CSV, with headings and numbers in its language. One with prices ends with a row for the totals. */
export function listCsv(list: Pick<QuotationPdf, 'locale' | 'lines' | 'hasPrices' | 'siteOrigin'>): string {
  const { locale, hasPrices } = list;
  const { number } = listFormats(locale);
  const text = (cell: ListCell) => {
    if (typeof cell !== 'number') return cell ?? '';
    return number(cell).replaceAll(locale === 'en' ? ',' : '.', '');
  };
  const { headings, rows, totals } = listTable(list);
  const separator = separatorFor(locale);
  const cells = [headings, ...rows, ...(hasPrices ? [totals] : [])];
  return byteOrderMark + cells.map((row) => csvRow(row.map(text), separator)).join('');
}
