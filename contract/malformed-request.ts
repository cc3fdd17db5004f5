import type { IncomingMessage } from 'node:http';

type RequestHead = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>;

/**
 * Whether a request is refused with 400 by the site, the API and the admin alike. It can be read in two ways (RFC 9112), so that a proxy
 * could take it for another one: it names several hosts, or a body in anything but plain chunks. Or its address holds a NUL, which
 * neither PostgreSQL nor the file system takes.
 */
export function isMalformed({ headers, rawHeaders, url = '' }: RequestHead): boolean {
  const transfer = headers['transfer-encoding'];
  if (transfer !== undefined && transfer.toLowerCase() !== 'chunked') return true;
  if (url.includes('%00')) return true;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
