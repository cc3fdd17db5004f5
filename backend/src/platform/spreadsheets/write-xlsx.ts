import { strToU8, Zip, ZipDeflate } from 'fflate';
import { escapedXml } from '../xml/xml-element.ts';
import { columnName } from './column-names.ts';
import { guardFormula } from './csv.ts';
import { sheetParts } from './xlsx-frame.ts';

/** Cell of a written file; null is empty. A marked one has the colour of errors. */
export type WrittenCell = string | number | boolean | null | { content: string | number | boolean | null; isMarked: true };

export type WrittenSheet = {
  headings: readonly string[];
  /** Widths of the columns in characters. */
  widths: readonly number[];
  /** Rows in batches, so that the file is never in memory as a whole. */
  rows: AsyncIterable<readonly (readonly WrittenCell[])[]>;
};

/** Styles by their place in the frame's list. */
const styles = { plain: 0, heading: 1, text: 2, marked: 3, lines: 4 } as const;

/** Content type of an XLSX file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Yields an XLSX file with one sheet in chunks: a bold first row that stays in view, texts as texts, numbers as numbers. */
export async function* writeXlsx({ headings, widths, rows }: WrittenSheet): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const addPart = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  const { frame, before, after } = sheetParts(widths);
  for (const [name, content] of Object.entries(frame)) addPart(name).push(strToU8(content), true);
  const sheet = addPart('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(before + rowXml(1, headings, styles.heading)));
  let row = 2;
  for await (const batch of rows) {
    let xml = '';
    for (const cells of batch) xml += rowXml(row++, cells);
    sheet.push(strToU8(xml));
    yield* chunks.splice(0);
  }
  sheet.push(strToU8(after), true);
  zip.end();
  yield* chunks;
}

function rowXml(row: number, cells: readonly WrittenCell[], style?: number): string {
  return `<row r="${row}">${cells.map((cell, index) => cellXml(`${columnName(index + 1)}${row}`, cell, style)).join('')}</row>`;
}

function cellXml(place: string, cell: WrittenCell, style?: number): string {
  const isMarked = typeof cell === 'object' && cell !== null;
  const content = isMarked ? cell.content : cell;
  const marked = isMarked ? styles.marked : undefined;
  if (content === null || content === '') return isMarked ? `<c r="${place}" s="${styles.marked}"/>` : '';
  if (typeof content === 'number') return `<c r="${place}" s="${marked ?? styles.plain}"><v>${content}</v></c>`;
  if (typeof content === 'boolean') return `<c r="${place}" s="${marked ?? styles.plain}" t="b"><v>${content ? 1 : 0}</v></c>`;
  const text = escaped(guardFormula(content));
  const ofText = text.includes('\n') ? styles.lines : styles.text;
  return `<c r="${place}" s="${marked ?? style ?? ofText}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Maximum length of a text in a cell of Excel. */
const maxCellLength = 32_767;

/** Escapes a text for a cell. `_x0041_` in a cell is a character for Excel. */
const escaped = (text: string): string => escapedXml(text.slice(0, maxCellLength)).replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
