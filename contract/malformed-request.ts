import type { IncomingMessage } from 'node:http';

type RequestHead = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>;

/**
 * Whether site, API and admin refuse a request with 400. It is ambiguous (RFC 9112), so that a proxy could read it differently:
 * it has several hosts, or a body with another transfer encoding than plain chunks. Or its address contains NUL, which neither
 * PostgreSQL nor the file system accepts.
 */
export function isMalformed({ headers, rawHeaders, url = '' }: RequestHead): boolean {
  const transfer = headers['transfer-encoding'];
  if (transfer !== undefined && transfer.toLowerCase() !== 'chunked') return true;
  if (url.includes('%00')) return true;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
