import type { IncomingMessage, ServerResponse } from 'node:http';
import { encode, encodingFor } from './encodings.ts';
import { requestedHost } from './request-target.ts';
import { silentPolicy } from './security-headers.ts';

/** A request with its response. The target is parsed but not yet validated. */
export type HttpContext = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Name of the endpoint that answers, for metrics and traces; the name of a page is its key. */
  route: string;
  /** Host name in lower case without port; empty if the header has none. */
  host: string;
  path: string;
  /** Query string with its question mark, or empty. */
  search: string;
};

/** Parses the target of a request. */
export function createHttpContext(request: IncomingMessage, response: ServerResponse): HttpContext {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  return {
    request,
    response,
    route: 'other',
    host: requestedHost(request.headers.host),
    path: mark < 0 ? target : target.slice(0, mark),
    search: mark < 0 ? '' : target.slice(mark),
  };
}

/** Returns when to repeat a request that cannot be served now, unless the headers say it. */
function retryAfter(status: number, headers: readonly string[]): readonly string[] {
  return status === 503 && !headers.includes('Retry-After') ? ['Retry-After', '30'] : [];
}

/** Answers with a short text. */
export function answerText({ response }: HttpContext, status: number, text: string, headers: readonly string[] = []): void {
  const body = `${text}\n`;
  response.writeHead(status, [
    ...headers,
    ...retryAfter(status, headers),
    ...['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff', 'Content-Security-Policy', silentPolicy],
  ]);
  response.end(body);
}

/** Minimum size in bytes for encoding. A smaller answer fits into one packet anyway. */
const worthEncoding = 1024;

/** Answers with JSON that is not cached, in an encoding that the visitor accepts. The hits of a list shrink to a fifth. */
export async function answerJson(
  { request, response }: HttpContext,
  status: number,
  value: unknown,
  headers: readonly string[] = [],
): Promise<void> {
  const plain = Buffer.from(JSON.stringify(value));
  const encoding = plain.length < worthEncoding ? 'identity' : encodingFor(request.headers['accept-encoding']);
  const body = encoding === 'identity' ? plain : await encode(plain, encoding, 'fast');
  response.writeHead(status, [
    ...headers,
    ...retryAfter(status, headers),
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length), 'Vary', 'Accept-Encoding'],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...['Cache-Control', 'private, no-cache', 'X-Content-Type-Options', 'nosniff', 'Content-Security-Policy', silentPolicy],
  ]);
  response.end(body);
}

/** Redirects the visitor to another address. */
export function answerRedirect(httpContext: HttpContext, status: number, href: string, headers: readonly string[] = []): void {
  answerText(httpContext, status, href, ['Location', href, ...headers]);
}
