import type { IncomingMessage } from 'node:http';

const timeLimit = 60_000;

/**
 * Gives up on a request whose body does not come within a minute. Only forms with files may take longer, and the server's own limit leaves
 * them the time: their endpoint minds that something comes all the while.
 */
export function endInTime(request: IncomingMessage): void {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody || (request.method === 'POST' && headers['content-type']?.startsWith('multipart/form-data'))) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, timeLimit);
  request.once('close', () => clearTimeout(timer));
}
