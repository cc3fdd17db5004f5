import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileInfo, FileStorage } from './file-storage.ts';

/** Outcome of a copy. `different` contains the keys of files whose copy has another content. */
export type CopySummary = { copied: number; skipped: number; bytes: number; different: string[] };

/** Number of files that are copied at the same time. Most of the time is waiting for the bucket. */
const concurrency = 6;

/**
 * Copies folders to another storage and reads each copy back to compare its SHA-256. Skips files that are there with the same size
 * and checksum, so that an interrupted copy continues where it stopped. Throws if a storage becomes unavailable.
 */
export async function copyFiles(
  source: FileStorage,
  target: FileStorage,
  folders: readonly string[],
  onProgress: (summary: CopySummary) => void = () => undefined,
): Promise<CopySummary> {
  const summary: CopySummary = { copied: 0, skipped: 0, bytes: 0, different: [] };
  for (const folder of folders) {
    const files = source.list(folder)[Symbol.asyncIterator]();
    const copyNext = async () => {
      for (let next = await files.next(); !next.done; next = await files.next()) {
        await copyFile(source, target, next.value, summary);
        onProgress(summary);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, copyNext));
  }
  return summary;
}

async function copyFile(
  source: FileStorage,
  target: FileStorage,
  { key, size }: FileInfo & { key: string },
  summary: CopySummary,
): Promise<void> {
  const sha256 = (await source.stat(key))?.sha256 ?? (await checksum(source, key));
  const present = await target.stat(key);
  if (present?.size === size && (present.sha256 ?? (await checksum(target, key))) === sha256) {
    summary.skipped += 1;
    return;
  }
  const content = await source.read(key);
  // The file was deleted since the list was read.
  if (!content || sha256 === undefined) return;
  await target.write(key, content, { sha256 });
  if ((await checksum(target, key)) === sha256) summary.copied += 1;
  else summary.different.push(key);
  summary.bytes += size;
}

async function checksum(storage: FileStorage, key: string): Promise<string | undefined> {
  const content = await storage.read(key);
  if (!content) return undefined;
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
