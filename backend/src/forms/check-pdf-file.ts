import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from './uploads/check-content.ts';
import { sanitizeFilename } from './uploads/sanitize-filename.ts';

/** A checked PDF with a safe name. */
export type PdfFile = { name: string; content: Buffer };

/** Checks a PDF of a colleague by its size and content, as files of visitors. Returns it, or why it is refused. */
export async function checkPdfFile(file: File, maxBytes: number): Promise<PdfFile | 'fileSize' | 'fileType' | 'fileUnsafe'> {
  if (file.size > maxBytes) return 'fileSize';
  const content = Buffer.from(await file.arrayBuffer());
  const name = sanitizeFilename(file.name);
  const folder = await mkdtemp(join(tmpdir(), 'pdf-file-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, content, { mode: 0o600 });
    const checked = await checkContent(path, name, ['.pdf']);
    return 'problem' in checked ? checked.problem : { name, content };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
