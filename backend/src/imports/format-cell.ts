import { formatNumber } from '../platform/format-number.ts';
import { type CellValue, type ImportColumn, valueKey } from './import-column.ts';
import type { StoredRecord } from './stored-record.ts';

const flags: Readonly<Record<string, readonly [string, string]>> = { nl: ['ja', 'nee'], en: ['yes', 'no'], de: ['ja', 'nein'] };

/** Returns a value as editors read it in a file: choices by their names, and numbers as numbers. */
export function formatCell({ value: rule }: ImportColumn, value: CellValue, language: string): string | number | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return (flags[language] ?? ['yes', 'no'])[value ? 0 : 1];
  if (rule.type !== 'choice') return typeof value === 'object' ? value.join('; ') : value;
  const names = (Array.isArray(value) ? value : [String(value)]).map(
    (one) => rule.choices.find((choice) => choice.value === one)?.names[0] ?? one,
  );
  return names.join('; ');
}

/** Returns the cell of a document in a column. Off is written as such, so that every row says it. */
export function exportedCell(column: ImportColumn, record: StoredRecord | undefined, language: string): string | number | null {
  if (!record) return null;
  if (column.isKey && column.field !== 'site' && column.field !== 'path') return column.kind === 'media' ? record.id : record.key;
  const value = record.values[valueKey(column)] ?? null;
  if (column.field === 'path') return `/${value}`;
  return formatCell(column, column.value.type === 'flag' ? (value ?? false) : value, language);
}

/** Returns a cell of a text file. */
export const textCell = (cell: string | number | null, language: string): string =>
  typeof cell === 'number' ? formatNumber(cell, language) : (cell ?? '');
