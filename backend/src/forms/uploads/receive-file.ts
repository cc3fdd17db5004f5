import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';

/** Idle timeout of an upload in milliseconds. */
const silenceMs = 30_000;
/** Number of bytes after which `takeRoom` is called again. */
const stepBytes = 2 * 1024 * 1024;
/** Minimum speed of an upload. A slower one would not finish within the time limit. */
const minBytesPerSecond = 512;
const paceAfterMs = 20_000;

type Receiving = {
  maxBytes: number;
  /** Counts received bytes. Resolves to false if they exceed a limit. */
  takeRoom(bytes: number): Promise<boolean>;
};

/**
 * Writes the body of a request in chunks to a new file that only its owner may read. Returns its size, or why the rest was not
 * read.
 */
export async function receiveFile(
  request: IncomingMessage,
  path: string,
  { maxBytes, takeRoom }: Receiving,
): Promise<number | 'tooLarge' | 'noRoom'> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  request.setTimeout(silenceMs, () => request.destroy(new Error('the upload timed out because no data arrived')));
  const began = performance.now();
  let bytes = 0;
  let counted = 0;
  const pace = setInterval(() => {
    const ms = performance.now() - began;
    const isSlow = ms > paceAfterMs && bytes < (minBytesPerSecond * ms) / 1000;
    if (isSlow && !request.readableEnded) request.destroy(new Error('the upload is too slow'));
  }, 5000).unref();
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) return 'tooLarge';
      if (bytes - counted >= stepBytes) {
        if (!(await takeRoom(bytes - counted))) return 'noRoom';
        counted = bytes;
      }
      await file.writeFile(chunk);
    }
    return bytes === counted || (await takeRoom(bytes - counted)) ? bytes : 'noRoom';
  } finally {
    clearInterval(pace);
    request.setTimeout(0);
    await file.close();
  }
}

/** Time in milliseconds after the last change of a file from which no upload is still receiving it. */
const abandonedAfterMs = 60 * 60_000;

/** Deletes the files of uploads that a process was receiving when it was killed. */
export async function deleteAbandonedFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may delete the file at the same time.
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
