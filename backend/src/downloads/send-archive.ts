import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { isVisitorGone } from '../platform/api/send-file.ts';
import { limitConcurrency, QueueFullError } from '../platform/concurrency.ts';
import { contentDisposition } from '../platform/file-names.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';

/** A stored file with its place in an archive. */
export type ArchivedFile = { path: string; key: string; size: number; modifiedAt: Date };

export type Archive = {
  /** Name without its ending, in ASCII. */
  name: string;
  contents: { path: string; bytes: Buffer };
  files: readonly ArchivedFile[];
  /** Titles of files that it lacks. */
  missing: readonly string[];
};

/** Maximum number of titles of missing files in a header; the list of contents has all of them. */
const maxNamed = 5;

/** Maximum number of archives that one process sends concurrently. Each reads less than 1 MB ahead of its receiver. */
const maxRunning = 40;

/** Maximum number of these for one network, so that slow receivers of a network leave room for others. */
const maxOfNetwork = 10;

/** Time in milliseconds after which an archive is aborted if its receiver takes no data. */
const stalledAfterMs = 60_000;

export type SendArchive = (response: ServerResponse, archive: Archive, network: string) => Promise<void>;

/**
 * Returns a function that sends files as a ZIP archive while it reads them in sequence (CAT-15). Files are stored without
 * compression, so that archives cost little processor time and the answer has its exact length. The function rejects with
 * `QueueFullError` if too many archives are being sent, altogether or to the network.
 */
export function archiveSender(storage: Pick<FileStorage, 'read'>): SendArchive {
  const limited = limitConcurrency({ maxRunning, maxQueued: 0 });
  const running: string[] = [];
  return (response, archive, network) =>
    limited(async () => {
      if (running.filter((one) => one === network).length >= maxOfNetwork)
        throw new QueueFullError('the network has enough archives');
      running.push(network);
      try {
        await send(storage, response, archive);
      } finally {
        running.splice(running.indexOf(network), 1);
      }
    });
}

async function send(storage: Pick<FileStorage, 'read'>, response: ServerResponse, archive: Archive): Promise<void> {
  const { output, size, stop } = zipStream(storage, archive);
  response.writeHead(200, {
    'content-type': 'application/zip',
    'content-disposition': contentDisposition(`${archive.name}.zip`),
    'content-length': size,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(archive.missing.length > 0 && { 'x-missing-files': encodeURIComponent(archive.missing.slice(0, maxNamed).join('\n')) }),
  });
  response.setTimeout(stalledAfterMs, () => response.destroy());
  try {
    await pipeline(output, response);
  } catch (error) {
    if (!isVisitorGone(error)) throw error;
  } finally {
    stop();
  }
}

type ZipStream = {
  output: Readable;
  /** Size of the archive in bytes. */
  size: number;
  /** Closes the file that is being read. */
  stop(): void;
};

/** Returns an archive as a stream, which reads its files while it is read. */
export function zipStream(
  storage: Pick<FileStorage, 'read'>,
  { contents, files }: Pick<Archive, 'contents' | 'files'>,
): ZipStream {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(contents.bytes, contents.path, { compress: false });
  for (const { path, key, size, modifiedAt } of files)
    zip.addReadStreamLazy(path, { compress: false, size, mtime: modifiedAt }, async (start) => {
      try {
        reading = await storage.read(key);
        if (!reading) throw new Error(`${key} does not exist`);
        reading.on('error', (error) => output.destroy(error));
        if (output.destroyed) reading.destroy();
        else start(null, reading);
      } catch (error) {
        output.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    });
  let size = 0;
  // The types of the library lack the argument. It calls back at once, because all sizes are known.
  zip.end(undefined, ((total: number) => {
    size = total;
  }) as () => void);
  return { output, size, stop: () => reading?.destroy() };
}
