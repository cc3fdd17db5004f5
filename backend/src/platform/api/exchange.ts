import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';

/** One request with its response. `path` is as it was sent, undecoded. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
  log: Log;
};

export type Handler = (exchange: Exchange) => Promise<void> | void;

/** A header with one value; undefined where it is absent or repeated. */
export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Answers JSON that nobody keeps. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

/** Answers a failure in the shape that GraphQL gives it, on every address. */
export function sendFailure(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
}
