import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchiveMember } from './archive-format.ts';
import { filePrefix } from './archive-format.ts';

/** Folders of the data folder whose files belong to a backup. Crops are made again on request. */
const folders = ['media', 'uploads'];

/** Files that a program has not finished writing. */
const unfinished = /\.(part|sealed|draft)$/;

/** A stored file by its key, such as `media/<name>`, and a stamp that changes with its content. */
export type StoredFile = { key: string; stamp: string };

/** Yields the stored files. */
export async function* listFiles(dataFolder: string): AsyncGenerator<StoredFile> {
  for (const folder of folders) {
    const entries = await readdir(join(dataFolder, folder), { recursive: true, withFileTypes: true }).catch(emptyIfAbsent);
    for (const entry of entries) {
      if (!entry.isFile() || unfinished.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(undefinedIfAbsent);
      if (info) yield { key: path.slice(dataFolder.length + 1).replaceAll(sep, '/'), stamp: `${info.size} ${info.mtimeMs}` };
    }
  }
}

/** Returns a file as a member of the archive; undefined if it was deleted. */
export async function fileMember(dataFolder: string, key: string): Promise<ArchiveMember | undefined> {
  const file = await open(join(dataFolder, key)).catch(undefinedIfAbsent);
  if (!file) return undefined;
  const bytes = (await file.stat()).size;
  // A file that is still growing is copied again later, so this copy ends at its current size.
  const content = bytes === 0 ? [] : file.createReadStream({ end: bytes - 1 });
  if (bytes === 0) await file.close();
  return { name: filePrefix + key, bytes, content: content as AsyncIterable<Buffer> };
}

/** Writes a file of an archive. Throws for a key outside the folders of a backup. */
export async function writeFile(dataFolder: string, key: string, content: AsyncIterable<Buffer>): Promise<void> {
  if (!folders.includes(key.split('/')[0] ?? '') || key.split('/').includes('..'))
    throw new Error(`${key} is not a file of a backup`);
  const path = join(dataFolder, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
}

/** Whether the data folder has files that a restore would replace. */
export async function hasFiles(dataFolder: string): Promise<boolean> {
  for await (const _ of listFiles(dataFolder)) return true;
  return false;
}

/** Deletes all files that a restore replaces, and the crops made from them. */
export async function deleteFiles(dataFolder: string): Promise<void> {
  for (const folder of [...folders, 'crops']) await rm(join(dataFolder, folder), { recursive: true, force: true });
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function emptyIfAbsent(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
