import { writeXlsx } from '../platform/spreadsheets/write-xlsx.ts';
import { type ListTable, listTable, noteRows } from './list-table.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import type { SpecifiedLine } from './specified-lines.ts';

/** Returns a list as an XLSX file with numbers as numbers, its totals, and notes below them (QUO-09). */
export async function listXlsx(list: QuotationPdf, texts: readonly SpecifiedLine[]): Promise<Buffer> {
  const table = listTable(list, texts);
  return Buffer.concat(await Array.fromAsync(writeXlsx({ ...table, rows: allRows(table) })));
}

async function* allRows({ rows, totals, notes }: ListTable) {
  yield [...rows, totals, ...noteRows(notes)];
}
