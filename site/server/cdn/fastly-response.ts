import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * An answer of a site behind Fastly, which ignores `no-cache` and `no-store`, and stores an answer without a lifetime for an hour. So each
 * answer without one forbids storing.
 */
export class FastlyResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, reason?: string, headers?: Headers): this;
  override writeHead(status: number, headers?: Headers): this;
  override writeHead(status: number, ...rest: [(string | Headers)?, Headers?]): this {
    const given = rest.find((item) => typeof item === 'object');
    if (!hasLifetime((name) => valueIn(given, name) ?? this.getHeader(name))) this.setHeader('Surrogate-Control', 'max-age=0');
    return super.writeHead(status, ...(rest as [Headers?]));
  }
}

/** Whether the site gives the answer a lifetime: with the header for Fastly, or with the one for all public caches. */
function hasLifetime(headerOf: (name: string) => unknown): boolean {
  if (headerOf('surrogate-control') !== undefined) return true;
  const control = String(headerOf('cache-control') ?? '');
  return /max-age=/.test(control) && !/private|no-store|no-cache/.test(control);
}

/** Returns a header from an object, or from alternating names and values. */
function valueIn(headers: Headers | undefined, name: string): unknown {
  if (Array.isArray(headers))
    return headers[
      headers.findIndex((item, index) => index % 2 === 0 && String(item).toLowerCase() === name) + 1 || headers.length
    ];
  return Object.entries(headers ?? {}).find(([own]) => own.toLowerCase() === name)?.[1];
}
