import { byteOrderMark, csvRow, separatorFor } from '../platform/spreadsheets/csv.ts';
import { listFormats } from './list-formats.ts';
import { type ListCell, listTable, noteRows, type TabledList } from './list-table.ts';

/** Returns a list as CSV, with headings and numbers in its language, the totals of one with prices, and notes below them (QUO-09). */
export function listCsv(list: TabledList): string {
  const { locale, hasPrices } = list;
  const { number } = listFormats(locale);
  const text = (cell: ListCell) => {
    if (typeof cell !== 'number') return cell ?? '';
    return number(cell).replaceAll(locale === 'en' ? ',' : '.', '');
  };
  const { headings, rows, totals, notes } = listTable(list);
  const separator = separatorFor(locale);
  const cells = [headings, ...rows, ...(hasPrices ? [totals] : []), ...noteRows(notes)];
  return byteOrderMark + cells.map((row) => csvRow(row.map(text), separator)).join('');
}
