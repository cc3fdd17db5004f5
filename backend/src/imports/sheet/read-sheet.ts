import { readCsvSheet } from './read-csv-sheet.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Sheet, sheetLimits, unreadableSheet } from './sheet.ts';

const isZip = (content: Buffer): boolean => content.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));

/** First bytes of files that are neither text nor an archive: old workbooks and PDF. */
const otherFormats = [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('%PDF-')];

/** Reads the table in a file, which is XLSX or CSV by its content, independent of its name. */
export async function readSheet(content: Buffer): Promise<Sheet> {
  if (content.length > sheetLimits.bytes) return unreadableSheet({ reason: 'tooBig' });
  if (otherFormats.some((start) => content.subarray(0, start.length).equals(start)))
    return unreadableSheet({ reason: 'unreadable' });
  const sheet = isZip(content) ? await readXlsx(content) : readCsvSheet(content);
  return 'rows' in sheet && sheet.rows.length === 0 ? unreadableSheet({ reason: 'emptyFile' }) : sheet;
}
