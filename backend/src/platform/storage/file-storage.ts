import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Whether a text is the key of a file: a path in which no part is empty, `.` or `..`. */
export const isFileKey = (key: string): boolean => !key.split(/[/\\]/).some((part) => /^\.{0,2}$/.test(part));

/** Properties of a stored file. `sha256` is known only if the storage keeps it, in hex digits. */
export type FileInfo = { size: number; modifiedAt: Date; sha256?: string | undefined };

/** Part of a file in bytes, both ends included; without `end`, up to the end of the file. */
export type FileRange = { start: number; end?: number };

/**
 * Storage of originals, crops, form uploads and other files. A key is a path of slashes relative to the data folder, such as
 * `media/videos/x.jpg`. Operations throw `StorageUnavailableError` if the storage does not answer or refuses.
 */
export type FileStorage = {
  /** Returns why the storage cannot be used, in one line; undefined if it can. */
  problem(): Promise<string | undefined>;
  /** Returns the properties of a file; undefined if it does not exist. */
  stat(key: string): Promise<FileInfo | undefined>;
  /** Opens a file, or a part of it; undefined if it does not exist. */
  read(key: string, range?: FileRange): Promise<Readable | undefined>;
  /** Writes a file atomically: readers see the whole file or none, even with concurrent writers. */
  write(key: string, content: Uint8Array | Readable, options?: { sha256?: string }): Promise<void>;
  /** Deletes a file if it exists. */
  delete(key: string): Promise<void>;
  /** Lists all files below a folder such as `media/`, in any order. */
  list(folder: string): AsyncIterable<FileInfo & { key: string }>;
};

/** Error if the storage cannot be reached or refuses access. The same request may succeed later. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** Whether an error is a `StorageUnavailableError`. Errors of child processes keep only their name. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'StorageUnavailableError';

/** Returns the content of a file; undefined if it does not exist. */
export async function readContent(storage: FileStorage, key: string): Promise<Buffer | undefined> {
  const content = await storage.read(key);
  return content && buffer(content);
}
