import { columnNumber } from '../../platform/spreadsheets/column-names.ts';
import type { CellProblem } from '../cell-problem.ts';
import { type CellContent, rowCollector, type SheetCell, type SheetRow } from './sheet.ts';
import type { XmlHandler } from './xlsx-parts.ts';

/** Collects the cells of a worksheet while it is parsed. */
export type SheetCells = { handler: XmlHandler; rows(): SheetRow[] };

type OpenCell = { column: number; type: string; value: string; isFormula: boolean };
type Range = { fromRow: number; toRow: number; fromColumn: number; toColumn: number };

/** Number of merged ranges that are reported. */
const maxMerged = 1000;

/** Returns a collector of cells. `texts` are those that cells refer to. Throws `LimitReached` beyond the limits of a file. */
export function sheetCells(texts: readonly string[]): SheetCells {
  const collector = rowCollector();
  const merged: Range[] = [];
  let [row, column] = [0, 0];
  let cells = new Map<number, SheetCell>();
  let cell: OpenCell | undefined;
  let isValue = false;

  const open: XmlHandler['open'] = (name, attributes) => {
    if (name === 'row') {
      row = Number(attributes.r ?? row + 1);
      [cells, column] = [new Map(), 0];
    } else if (name === 'c') {
      column = columnNumber((attributes.r ?? '').replace(/\d+$/, '')) || column + 1;
      cell = { column, type: attributes.t ?? 'n', value: '', isFormula: false };
    } else if (name === 'f' && cell) cell.isFormula = true;
    else if (name === 'mergeCell' && merged.length < maxMerged) merged.push(...rangeOf(attributes.ref ?? ''));
    else if (name === 'v' || name === 't') isValue = true;
  };
  const close: XmlHandler['close'] = (name) => {
    if (name === 'v' || name === 't') isValue = false;
    else if (name === 'c' && cell) {
      const read = readCell(cell, texts);
      if (read) cells.set(cell.column, read);
      cell = undefined;
    } else if (name === 'row') collector.add({ row, cells });
  };
  const text: XmlHandler['text'] = (more) => {
    if (isValue && cell) cell.value += more;
  };
  return { handler: { open, close, text }, rows: () => collector.rows.map((one) => withMerged(one, merged)) };
}

function readCell({ type, value, isFormula }: OpenCell, texts: readonly string[]): SheetCell | undefined {
  const content = contentOf(type, value, texts);
  if (isFormula) return { content, problem: formulaProblem(content) };
  if (type === 'e') return { content, problem: { reason: 'cellError' } };
  return typeof content === 'string' && content.trim() === '' ? undefined : { content };
}

/** Returns the content of a cell by its type: s and str are texts, b a boolean, e an error, all others a number or a date. */
function contentOf(type: string, value: string, texts: readonly string[]): CellContent {
  if (type === 's') return unescaped(texts[Number(value)] ?? '');
  if (type === 'b') return value.trim() === '1';
  if (type !== 'n') return unescaped(value);
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) ? value : number;
}

/** Decodes the characters that XLSX writes as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const formulaProblem = (content: CellContent): CellProblem => ({
  reason: 'formula',
  ...(content !== '' && { proposal: String(content) }),
});

function rangeOf(reference: string): Range[] {
  const [, fromColumn = '', fromRow = '', toColumn = '', toRow = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (fromColumn === '') return [];
  return [
    {
      fromRow: Number(fromRow),
      toRow: Number(toRow),
      fromColumn: columnNumber(fromColumn),
      toColumn: columnNumber(toColumn),
    },
  ];
}

/** Marks the merged cells of a row. Their value belongs to several rows or columns, so that it is ambiguous. */
function withMerged({ row, cells }: SheetRow, merged: readonly Range[]): SheetRow {
  const ranges = merged.filter(({ fromRow, toRow }) => row >= fromRow && row <= toRow);
  if (ranges.length === 0) return { row, cells };
  const marked = new Map(cells);
  for (const { fromColumn } of ranges)
    marked.set(fromColumn, { content: cells.get(fromColumn)?.content ?? '', problem: { reason: 'merged' } });
  return { row, cells: marked };
}
