import type { PayloadRequest } from 'payload';
import { requestReads } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { type WrittenCell, writeXlsx } from '../platform/spreadsheets/write-xlsx.ts';
import { readContent } from '../platform/storage/file-storage.ts';
import { correctedRows } from './check-import.ts';
import { someProblems } from './import-contents.ts';
import { findImport } from './import-store.ts';
import { problemText } from './problem-labels.ts';
import { readSheet } from './sheet/read-sheet.ts';
import type { SheetCell } from './sheet/sheet.ts';

const heading: Label = { nl: 'Fouten', en: 'Errors', de: 'Fehler' };
const maxProblems = 20_000;

/** Returns the file of an import with its wrong cells in colour, and the reasons in a last column; undefined if it is gone. */
export async function markedFile(
  req: PayloadRequest,
  importId: number,
): Promise<{ content: AsyncIterable<Uint8Array>; name: string } | undefined> {
  const sql = await requestReads(req);
  const stored = Number.isSafeInteger(importId) ? await findImport(sql, importId) : undefined;
  const content = stored && (await readContent(installationOf(req.payload).storage, stored.fileKey));
  const sheet = content && (await readSheet(content));
  if (!stored || !sheet || !('rows' in sheet)) return undefined;
  const { rows: problems } = await someProblems(sql, importId, maxProblems);
  const byRow = Map.groupBy(problems, ({ row }) => row);
  const [first, ...rows] = correctedRows(sheet.rows, stored.corrections);
  const width = Math.max(...[first, ...rows].flatMap((row) => [...(row?.cells.keys() ?? [])]));
  const numbers = Array.from({ length: width }, (_, at) => at + 1);
  const headings = numbers.map((number) => String(first?.cells.get(number)?.content ?? ''));
  const written = rows.map(({ row, cells }): WrittenCell[] => {
    const ofRow = byRow.get(row) ?? [];
    const reasons = ofRow.map((problem) => problemText(req.i18n.language, problem)).join('\n');
    return [
      ...numbers.map((number) =>
        markedCell(
          cells.get(number),
          ofRow.some(({ column }) => column === number),
        ),
      ),
      reasons || null,
    ];
  });
  return {
    content: writeXlsx({
      headings: [...headings, labelFor(req, heading)],
      widths: [...headings.map((name) => Math.max(12, name.length + 2)), 60],
      rows: batchesOf(written),
    }),
    name: `import-${importId}-errors.xlsx`,
  };
}

function markedCell(cell: SheetCell | undefined, isMarked: boolean): WrittenCell {
  const content = cell?.content ?? null;
  return isMarked ? { content, isMarked } : content;
}

const batchSize = 500;

async function* batchesOf(rows: readonly WrittenCell[][]): AsyncGenerator<WrittenCell[][]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}
