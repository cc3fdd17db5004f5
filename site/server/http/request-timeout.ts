import type { IncomingMessage } from 'node:http';

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
