import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';

/** A request with its response. `path` is not decoded. */
export type HttpContext = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
  log: Log;
};

export type Handler = (httpContext: HttpContext) => Promise<void> | void;

/** Seconds after which a request that was answered with 503 may be repeated. */
export const retryAfterSeconds = '5';

/** Returns a header with one value; undefined if it is absent or repeated. */
export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Answers with JSON that is not cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** Answers with values as lines of JSON that are not cached. */
export function sendJsonLines(response: ServerResponse, values: readonly unknown[]): void {
  sendText(response, 200, 'application/jsonl; charset=utf-8', values.map((value) => JSON.stringify(value)).join('\n'));
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

/** Returns an error in the format of GraphQL. */
export const failureOf = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

/** Answers with an error in the format of GraphQL, on every address. */
export function sendFailure(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, failureOf(code, message));
}

/** Answers that a part of the API is unavailable. The next request may succeed. */
export function sendUnavailable({ request, response }: HttpContext, code: string, message: string): void {
  request.resume();
  response.setHeader('retry-after', retryAfterSeconds);
  sendFailure(response, 503, code, message);
}

/** Returns the body of a request as text; undefined if it is longer than `limit` bytes. The rest is then not read. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
