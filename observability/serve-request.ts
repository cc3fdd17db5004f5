import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { requests } from './measurements.ts';
import { runInRequest } from './request-context.ts';
import { tracer } from './spans.ts';

/** Methods that measurements distinguish. A client may send any other. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type ServedRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** The trace that the sender has begun, if the sender is trusted. */
  traceparent: string | string[] | undefined;
  /** Path without its query, which may contain search words or tokens. */
  path: string;
  /** Returns the name of the endpoint that answers. Called when the answer has ended. */
  route: () => string;
  /** Called when the answer has ended, in the context of the request. */
  onDone?: (seconds: number) => void;
};

/**
 * Answers a request in its own context: its ID is in the response, in the lines of the log and in requests to other programs. The
 * answer is a span, and is measured when it has ended.
 */
export function serveRequest({ request, response, requestId, path, onDone, ...served }: ServedRequest, answer: () => void): void {
  const began = performance.now();
  const method = methods.has(request.method ?? '') ? (request.method as string) : '_OTHER';
  const parent = served.traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent: served.traceparent }) : ROOT_CONTEXT;
  const attributes = { 'http.request.method': method, 'url.path': path.slice(0, 300), 'plantsoen.request_id': requestId };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const done = () => {
    const seconds = (performance.now() - began) / 1000;
    const measured = { route: served.route(), method, status: response.statusCode, seconds };
    endSpan(span, measured, response);
    requests.record(measured);
    onDone?.(seconds);
  };
  response.setHeader('X-Request-Id', requestId);
  runInRequest({ requestId }, () =>
    context.with(trace.setSpan(parent, span), () => {
      // An emitter calls its listeners in the context of the socket.
      response.on('close', AsyncResource.bind(done));
      answer();
    }),
  );
}

function endSpan(
  span: Span,
  { route, method, status }: { route: string; method: string; status: number },
  response: ServerResponse,
) {
  if (!span.isRecording()) return;
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  else if (!response.writableFinished) span.addEvent('the client closed the connection');
  span.end();
}
