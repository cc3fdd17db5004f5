import { open } from 'node:fs/promises';
import { endsAs } from '@plantsoen/form-rules/file-rules.ts';
import { checkArchive } from './check-archive.ts';
import { actsByItself } from './check-pdf.ts';
import { fileHead, fileKinds, headBytes, runs } from './file-kinds.ts';
import { endingOf } from './sanitize-filename.ts';

/** Content type of an accepted file, or the problem of a refused one. */
export type ContentCheck = { contentType: string } | { problem: 'fileType' | 'fileUnsafe' };

/** Checks a file by its content (FRM-10). It must match its name, be of an accepted type, and contain nothing that runs. */
export async function checkContent(path: string, name: string, accept: readonly string[]): Promise<ContentCheck> {
  const head = await fileHead(await firstBytes(path));
  const ending = endingOf(name);
  const kind = Object.hasOwn(fileKinds, ending) ? fileKinds[ending] : undefined;
  if (!kind?.matches(head)) return { problem: runs(head) ? 'fileUnsafe' : 'fileType' };
  if (!endsAs(name, accept)) return { problem: 'fileType' };
  if (kind.inside === 'pdf' && (await actsByItself(path))) return { problem: 'fileUnsafe' };
  if (kind.inside === 'openXml' || kind.inside === 'openDocument') {
    const found = await checkArchive(path, kind.inside, kind.contentType);
    if (found !== 'fine') return { problem: found === 'unsafe' ? 'fileUnsafe' : 'fileType' };
  }
  return { contentType: kind.contentType };
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
