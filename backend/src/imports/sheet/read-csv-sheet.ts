import { readCsv } from '../../redirects/read-csv.ts';
import { LimitReached, rowCollector, type Sheet, type SheetCell, unreadableSheet } from './sheet.ts';

/** Replacement character of bytes that are not UTF-8. */
const unreadableSign = '\uFFFD';
/** Matches accented letters of UTF-8 that a program has read as Windows-1252 and stored again. */
const misread = /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚][\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¬]/;

/** Reads a text file with separated values. Its encoding is UTF-8, or UTF-16 with a byte order mark. */
export function readCsvSheet(content: Buffer): Sheet {
  const text = decode(content);
  if (text.includes('\0')) return unreadableSheet({ reason: 'unreadable' });
  const collector = rowCollector();
  try {
    for (const { line, cells } of readCsv(text)) {
      const filled = cells.flatMap((cell, index) => (cell === '' ? [] : [[index + 1, cellOf(cell)] as const]));
      collector.add({ row: line, cells: new Map(filled) });
    }
  } catch (error) {
    if (error instanceof LimitReached) return error.sheet;
    throw error;
  }
  return { rows: collector.rows };
}

function decode(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder('utf-8').decode(content);
}

function cellOf(text: string): SheetCell {
  if (text.includes(unreadableSign)) return { content: text, problem: { reason: 'encoding' } };
  if (!misread.test(text)) return { content: text };
  const corrected = corrected1252(text);
  return { content: text, problem: { reason: 'encoding', ...(corrected !== undefined && { proposal: corrected }) } };
}

/** Characters of Windows-1252 in the places 0x80 to 0x9F. */
const places = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Returns a text that was stored in UTF-8 twice as it was before; undefined if it is no such text. */
function corrected1252(text: string): string | undefined {
  const bytes = [...text].map((character) => {
    const place = places.indexOf(character);
    return place >= 0 ? 0x80 + place : (character.codePointAt(0) ?? 0);
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
