import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { isMalformed } from '@plantsoen/contract/malformed-request.ts';
import type { Log } from '../log.ts';
import { type Handler, type HttpContext, headerOf, sendFailure, sendJson } from './http-context.ts';
import type { Sql } from './instrumented-sql.ts';

type ApiServerParts = {
  log: Log;
  serviceToken: string;
  graphql: Handler;
  changes: Handler;
  media: Handler;
  uploads: Handler;
  /** Additional addresses for callers with the service token. */
  trusted?: Readonly<Record<string, Handler>>;
  /** Lists why the API cannot serve yet, one line each; empty if it can. */
  readinessErrors(): Promise<string[]>;
};

/** Timeout in milliseconds for an upload, which depends on the visitor's bandwidth. */
const maxUploadMs = 300_000;

/** Creates the API server on node http, with routes, service token and request ids. It does not listen yet. */
export function createApiServer({
  log,
  serviceToken,
  graphql,
  changes,
  media,
  uploads,
  readinessErrors,
  ...parts
}: ApiServerParts): Server {
  const hasToken = serviceTokenCheck(serviceToken);

  async function ready({ response }: HttpContext): Promise<void> {
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
    return hasToken(request) ? (trusted.get(path) ?? absent) : unauthorised;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const httpContext = httpContextOf(request, response, log);
    const begin = performance.now();
    response.on('close', () => {
      const ms = Math.round(performance.now() - begin);
      const level = response.statusCode >= 500 ? 'warn' : 'debug';
      httpContext.log[level]({ method: request.method, path: httpContext.path, status: response.statusCode, ms }, 'request');
    });
    try {
      await (isMalformed(request) ? malformed : handlerOf(httpContext))(httpContext);
    } catch (error) {
      httpContext.log.error({ err: error, path: httpContext.path }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendFailure(response, 500, 'INTERNAL_SERVER_ERROR', 'Oops, Something went wrong');
    }
  }

  return createServer({ requestTimeout: maxUploadMs, headersTimeout: 10_000, keepAliveTimeout: 75_000 }, answer);
}

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
  const received = headerOf(request, 'x-request-id') ?? '';
  const requestId = /^[\w-]{8,64}$/.test(received) ? received : randomUUID();
  response.setHeader('x-request-id', requestId);
  const [path = '', query] = (request.url ?? '').split('?', 2);
  return { request, response, path, query: new URLSearchParams(query), log: log.child({ requestId }) };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns a check of the token that site and backend share, in constant time. */
function serviceTokenCheck(serviceToken: string): (request: IncomingMessage) => boolean {
  const wanted = digest(serviceToken);
  return (request) => timingSafeEqual(digest(headerOf(request, 'x-service-token') ?? ''), wanted);
}

const patienceMs = 3000;

/** Returns a check that lists why the API cannot serve, one line per reason: the database does not answer, or migrations are missing. */
export function databaseReadiness(sql: Sql, migrations: readonly string[]): () => Promise<string[]> {
  const ask = async (): Promise<string[]> => {
    const rows = await sql.query<{ name: string }>('select name from payload_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    return migrations.filter((name) => !applied.has(name)).map((name) => `migration ${name} is not applied`);
  };
  const silence = ['the database does not answer'];
  return () => Promise.race([ask().catch(() => silence), delay(patienceMs, silence, { ref: false })]);
}
