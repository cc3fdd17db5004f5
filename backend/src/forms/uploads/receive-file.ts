import { mkdir, open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';

/** How long a sender may say nothing. */
const silenceMs = 30_000;

/**
 * Writes the body of a request into a new file that only its owner may read, piece by piece. Answers its size; undefined where it is larger than
 * `most`, the rest then being unread.
 */
export async function receiveFile(request: IncomingMessage, path: string, most: number): Promise<number | undefined> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  request.setTimeout(silenceMs, () => request.destroy(new Error('the sender of a file has fallen silent')));
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) return undefined;
      await file.writeFile(chunk);
    }
    return bytes;
  } finally {
    request.setTimeout(0);
    await file.close();
  }
}
