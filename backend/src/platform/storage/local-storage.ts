import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileInfo, type FileStorage, isFileKey } from './file-storage.ts';

/** Age from which an unfinished file is left over from a process that ended. No write takes this long. */
const abandonedAfterMs = 60 * 60_000;

const isUnfinished = (name: string) => name.endsWith('.part');

/** Returns the storage in a data folder on the local disk. Its files are readable by their owner only. */
export function localStorage(dataFolder: string): FileStorage {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`${key} is not the key of a file`);
    return join(dataFolder, key);
  };

  async function infoOf(path: string): Promise<FileInfo | undefined> {
    const stats = await unlessMissing(stat(path));
    return stats?.isFile() ? { size: stats.size, modifiedAt: stats.mtime } : undefined;
  }

  return {
    problem: async () => undefined,
    stat: async (key) => infoOf(pathOf(key)),
    async read(key, range) {
      const file = await unlessMissing(open(pathOf(key)));
      return file?.createReadStream(range);
    },
    async write(key, content) {
      const path = pathOf(key);
      const partial = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        // Crops need no flush, because they can be generated again.
        const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: !key.startsWith('crops/') });
        await pipeline(content instanceof Uint8Array ? [content] : content, target);
        await rename(partial, path);
      } finally {
        await rm(partial, { force: true });
      }
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      for (const name of (await unlessMissing(readdir(dirname(path)))) ?? []) {
        if (!name.startsWith(`${basename(path)}.`) || !isUnfinished(name)) continue;
        const partial = join(dirname(path), name);
        const info = await infoOf(partial);
        if (info && Date.now() - info.modifiedAt.getTime() > abandonedAfterMs) await rm(partial, { force: true });
      }
    },
    async *list(folder) {
      for await (const entry of (await unlessMissing(opendir(join(dataFolder, folder), { recursive: true }))) ?? []) {
        if (!entry.isFile() || isUnfinished(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const info = await infoOf(path);
        if (info) yield { key: relative(dataFolder, path).replaceAll(sep, '/'), ...info };
      }
    },
  };
}

/** Returns the result of a file operation; undefined if the file or a folder of its path does not exist. */
async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  }
}
