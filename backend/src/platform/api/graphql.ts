import type { ExecutionResult } from 'graphql';
import { unavailableCode, unexpectedCode } from './errors.ts';
import { createEngine, type EngineParts } from './graphql-engine.ts';
import {
  failureOf,
  type Handler,
  type HttpContext,
  headerOf,
  readBody,
  retryAfterSeconds,
  sendFailure,
  sendJson,
  sendJsonLines,
} from './http-context.ts';
import { readOperationRequest } from './operation-request.ts';

/** Maximum body size in bytes. A form with the longest texts and a quotation list of 100 lines fits. */
const bodyLimit = 256 * 1024;
/** Maximum body size in bytes of a preview, which contains the unsaved values of a form in each operation. */
const previewBodyLimit = 16 * 1024 * 1024;

/** Maximum number of operations in a request. */
const maxOperations = 10;

/**
 * Handles `POST /graphql` with an operation as JSON, or with several as lines of JSON, which are answered by as many lines. An invalid
 * request answers 400, 401 or 413, never 500.
 */
export function graphqlHandler(parts: EngineParts): Handler {
  const engine = createEngine(parts);
  return async (httpContext) => {
    const { request, response } = httpContext;
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only POST is allowed here.');
    }
    const [, format] = /^application\/(jsonl?)\s*(?:;|$)/i.exec(request.headers['content-type'] ?? '') ?? [];
    if (!format) return sendFailure(response, 415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.');
    const limit = headerOf(request, 'x-preview') ? previewBodyLimit : bodyLimit;
    const text = await readBody(request, limit);
    if (text === undefined) return sendFailure(response, 413, 'CONTENT_TOO_LARGE', `The limit is ${limit} bytes.`);
    if (format.toLowerCase() === 'jsonl') return answerLines(text, httpContext);
    const operation = readOperationRequest(text);
    if ('problem' in operation) return sendFailure(response, 400, 'BAD_REQUEST', operation.problem);
    const result = await engine(operation, httpContext);
    const status = statusOf(result);
    if (status === 503) response.setHeader('retry-after', retryAfterSeconds);
    sendJson(response, status, result);
  };

  async function answerLines(text: string, httpContext: HttpContext): Promise<void> {
    const lines = text.split('\n');
    const tooMany = `A request has at most ${maxOperations} operations.`;
    if (lines.length > maxOperations) return sendFailure(httpContext.response, 400, 'BAD_REQUEST', tooMany);
    const results = lines.map(async (line) => {
      const operation = readOperationRequest(line);
      return 'problem' in operation ? failureOf('BAD_REQUEST', operation.problem) : engine(operation, httpContext);
    });
    sendJsonLines(httpContext.response, await Promise.all(results));
  }
}

/** HTTP statuses of errors without data, by code; other codes answer 400. */
const statuses: Record<string, number> = { PERSISTED_QUERY_NOT_FOUND: 200, UNAUTHENTICATED: 401, [unexpectedCode]: 500 };

/** Returns the status of a result. Data that lacks a part that is unavailable now must not count as complete. */
function statusOf({ data, errors = [] }: ExecutionResult): number {
  if (errors.some(({ extensions: { code } }) => code === unavailableCode)) return 503;
  if (data || errors.length === 0) return 200;
  return Math.max(...errors.map(({ extensions: { code } }) => (typeof code === 'string' && statuses[code]) || 400));
}
