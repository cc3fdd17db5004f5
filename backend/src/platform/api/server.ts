import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isMalformed } from '@plantsoen/contract/malformed-request.ts';
import { requestIdOf } from '@plantsoen/observability/request-context.ts';
import { serveRequest } from '@plantsoen/observability/serve-request.ts';
import type { TlsFiles } from '../configuration.ts';
import { readInTime } from '../database/read-in-time.ts';
import { isConnectionError } from '../database/with-client.ts';
import type { Log } from '../log.ts';
import { isStorageUnavailable } from '../storage/file-storage.ts';
import { unavailableCode, unreachable } from './errors.ts';
import { type Handler, type HttpContext, headerOf, sendFailure, sendJson, sendUnavailable } from './http-context.ts';
import type { Sql } from './instrumented-sql.ts';
import { createTlsServer } from './tls-server.ts';
import { tokenCheck } from './token-check.ts';

type ApiServerParts = {
  log: Log;
  /** Tokens that are accepted. */
  serviceTokens: readonly string[];
  /** Files of a certificate, with which the server speaks HTTPS. */
  tls?: TlsFiles | undefined;
  /** Timeout of a request in milliseconds. An upload depends on the visitor's bandwidth. */
  requestTimeoutMs?: number;
  graphql: Handler;
  changes: Handler;
  media: Handler;
  uploads: Handler;
  /** Additional addresses for callers with the service token; one that ends with `/` also has all addresses below it. */
  trusted?: Readonly<Record<string, Handler>>;
  /** Lists why the API cannot serve yet, one line each; empty if it can. */
  readinessErrors(): Promise<string[]>;
  /** Whether the server stops. It still serves, but `/ready/` fails, so that balancers send requests to others. */
  isStopping?(): boolean;
};

/** Creates the API server on node http, with routes, service token and request ids. It does not listen yet. */
export function createApiServer({
  log,
  serviceTokens,
  tls,
  requestTimeoutMs,
  graphql,
  changes,
  media,
  uploads,
  readinessErrors,
  isStopping = () => false,
  ...parts
}: ApiServerParts): Server {
  const isServiceToken = tokenCheck(serviceTokens);
  const hasToken = (request: IncomingMessage) => isServiceToken(headerOf(request, 'x-service-token') ?? '');

  async function ready({ response }: HttpContext): Promise<void> {
    if (isStopping()) return sendJson(response, 503, { status: 'stopping' });
    const errors = await readinessErrors();
    sendJson(response, errors.length > 0 ? 503 : 200, errors.length > 0 ? { status: 'waiting', errors } : { status: 'ready' });
  }

  const open = new Map([
    ['/health/', reading(live)],
    ['/ready/', reading(ready)],
  ]);
  const trusted = new Map<string, Handler>([
    ...Object.entries(parts.trusted ?? {}),
    ['/graphql', graphql],
    ['/changes', reading(changes)],
    ['/uploads', uploads],
  ]);
  const mediaHandler = reading(media);

  function handlerOf({ request, path }: HttpContext): Handler {
    const handler = path.startsWith('/media/') ? mediaHandler : open.get(path);
    if (handler) return handler;
    if (!hasToken(request)) return unauthorised;
    return trusted.get(path) ?? trusted.get(path.slice(0, path.indexOf('/', 1) + 1)) ?? absent;
  }

  /** Returns the name of the endpoint of a path. */
  function routeOf(path: string): string {
    if (path.startsWith('/media/')) return 'media';
    return open.has(path) || trusted.has(path) ? path.replaceAll('/', '') : 'other';
  }

  /** Answers a request. Only sites reach the API, so their IDs of requests and traces are taken. */
  function serve(request: IncomingMessage, response: ServerResponse): void {
    const httpContext = httpContextOf(request, response, log);
    const { path } = httpContext;
    const { traceparent, 'x-request-id': requestId } = request.headers;
    const onDone = (seconds: number) => {
      const level = response.statusCode >= 500 ? 'warn' : 'debug';
      log[level]({ method: request.method, path, status: response.statusCode, ms: Math.round(seconds * 1000) }, 'request');
    };
    const served = {
      request,
      response,
      requestId: requestIdOf(requestId),
      traceparent,
      path,
      route: () => routeOf(path),
      onDone,
    };
    serveRequest(served, () => void answer(httpContext));
  }

  async function answer(httpContext: HttpContext): Promise<void> {
    const { request, response } = httpContext;
    try {
      await (isMalformed(request) ? malformed : handlerOf(httpContext))(httpContext);
    } catch (error) {
      httpContext.log.error({ err: error, path: httpContext.path }, 'request failed');
      if (response.headersSent) response.destroy();
      else if (isStorageUnavailable(error)) sendUnavailable(httpContext, 'STORAGE_UNAVAILABLE', noStorage);
      else if (isConnectionError(error)) sendUnavailable(httpContext, unavailableCode, unreachable);
      else sendFailure(response, 500, 'INTERNAL_SERVER_ERROR', 'Oops, Something went wrong');
    }
  }

  const options = { requestTimeout: requestTimeoutMs, headersTimeout: 10_000, keepAliveTimeout: 75_000 };
  return tls ? createTlsServer({ ...options, files: tls, log }, serve) : createServer(options, serve);
}

const noStorage = 'The file storage is unavailable. Try again later.';

const live: Handler = ({ response }) => sendJson(response, 200, { status: 'live' });
const absent: Handler = ({ response }) => sendFailure(response, 404, 'NOT_FOUND', 'This path does not exist.');
const unauthorised: Handler = ({ response }) =>
  sendFailure(response, 401, 'SERVICE_TOKEN_REQUIRED', 'This request requires the service token.');
const malformed: Handler = ({ response }) => {
  response.setHeader('connection', 'close');
  sendFailure(response, 400, 'BAD_REQUEST', 'The request is malformed.');
};
const onlyReads: Handler = ({ response }) => {
  response.setHeader('allow', 'GET, HEAD');
  sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only GET and HEAD are allowed here.');
};

const reading =
  (handler: Handler): Handler =>
  (httpContext) =>
    /^(GET|HEAD)$/.test(httpContext.request.method ?? '') ? handler(httpContext) : onlyReads(httpContext);

function httpContextOf(request: IncomingMessage, response: ServerResponse, log: Log): HttpContext {
  const [path = '', query] = (request.url ?? '').split('?', 2);
  return { request, response, path, query: new URLSearchParams(query), log };
}

/** Returns a check that lists why the API cannot serve, one line per reason: the database does not answer, or migrations are missing. */
export function databaseReadiness(sql: Sql, migrations: readonly string[]): () => Promise<string[]> {
  const missing = readInTime(async () => {
    const rows = await sql.query<{ name: string }>('select name from payload_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    return migrations.filter((name) => !applied.has(name)).map((name) => `migration ${name} is not applied`);
  });
  return async () => (await missing()) ?? ['the database does not answer'];
}
