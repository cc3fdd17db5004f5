import { LimitReached, type Sheet, unreadableSheet } from './sheet.ts';
import { sheetCells } from './sheet-cells.ts';
import { UnpackedTooLarge, XlsxParts } from './xlsx-parts.ts';

/** Reads the first sheet of an XLSX file, in chunks and within the limits. */
export async function readXlsx(content: Buffer): Promise<Sheet> {
  try {
    const parts = await XlsxParts.open(content);
    const name = await firstSheet(parts);
    if (name === undefined) return unreadableSheet({ reason: 'unreadable' });
    const cells = sheetCells(await sharedStrings(parts));
    if (!(await parts.parse(name, cells.handler))) return unreadableSheet({ reason: 'unreadable' });
    return { rows: cells.rows() };
  } catch (error) {
    if (error instanceof LimitReached) return error.sheet;
    return unreadableSheet({ reason: error instanceof UnpackedTooLarge ? 'tooBig' : 'unreadable' });
  }
}

/** Returns the name of the part with the first sheet. */
async function firstSheet(parts: XlsxParts): Promise<string | undefined> {
  let id: string | undefined;
  await parts.parse('xl/workbook.xml', {
    open: (name, attributes) => {
      const relation = Object.entries(attributes).find(([key]) => /^(?:\w+:)?id$/.test(key) && key !== 'id');
      if (name === 'sheet') id ??= relation?.[1];
    },
  });
  let target: string | undefined;
  await parts.parse('xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === id && Target) target = Target;
    },
  });
  return target === undefined ? undefined : target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Returns the texts that cells refer to by number. Pronunciations of characters are left out. */
async function sharedStrings(parts: XlsxParts): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let [isText, isPronunciation] = [false, false];
  await parts.parse('xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPronunciation = true;
      else if (name === 't') isText = !isPronunciation;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      if (name === 'si') texts.push(text);
      else if (name === 'rPh') isPronunciation = false;
      else if (name === 't') isText = false;
    },
  });
  return texts;
}
