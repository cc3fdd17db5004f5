import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStorage, isFileKey } from '../platform/storage/file-storage.ts';
import { backupFolders, cropFolder } from '../platform/storage/storage-folders.ts';
import type { StorageSettings } from '../platform/storage/storage-settings.ts';
import { type ArchiveMember, filePrefix } from './archive-format.ts';

/** A stored file by its key, such as `media/<name>`, and a stamp that changes with its content. */
type StoredFile = { key: string; stamp: string };

/** Yields the stored files. */
export async function* listFiles(storage: FileStorage): AsyncGenerator<StoredFile> {
  for (const folder of backupFolders)
    for await (const { key, size, modifiedAt } of storage.list(folder)) yield { key, stamp: `${size} ${modifiedAt.getTime()}` };
}

/** Returns a file as a member of the archive; undefined if it was deleted. */
export async function fileMember(storage: FileStorage, key: string): Promise<ArchiveMember | undefined> {
  const bytes = (await storage.stat(key))?.size;
  if (bytes === undefined) return undefined;
  // A file that is replaced meanwhile is copied again later, so this copy has the size of the start.
  const content = bytes === 0 ? [] : await storage.read(key, { start: 0, end: bytes - 1 });
  return content && { name: filePrefix + key, bytes, content };
}

/** Whether a key is one of a file that a backup contains. */
export const isBackupKey = (key: string) => isFileKey(key) && backupFolders.some((folder) => key.startsWith(folder));

/** Whether the storage has files that a restore would replace. */
export async function hasFiles(storage: FileStorage): Promise<boolean> {
  for await (const _ of listFiles(storage)) return true;
  return false;
}

/** Deletes all files that a restore replaces, and the crops made from them. */
export async function deleteFiles(storage: FileStorage, { dataFolder, s3 }: StorageSettings): Promise<void> {
  for (const folder of [...backupFolders, cropFolder]) {
    if (!s3) await rm(join(dataFolder, folder), { recursive: true, force: true });
    else for await (const { key } of storage.list(folder)) await storage.delete(key);
  }
}
