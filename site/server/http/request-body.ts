import type { IncomingMessage } from 'node:http';

/** Returns the body of a request as text; undefined if it is longer than `limit` bytes. */
export async function readText(request: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const timeLimit = 60_000;

/**
 * Closes a request whose body does not arrive within a minute. Forms with files may take longer: their endpoint has its own idle timeout,
 * and the server's request timeout still applies.
 */
export function setRequestTimeout(request: IncomingMessage): void {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody || (request.method === 'POST' && headers['content-type']?.startsWith('multipart/form-data'))) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, timeLimit);
  request.once('close', () => clearTimeout(timer));
}
