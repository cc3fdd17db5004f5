import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { context, propagation, trace } from '@opentelemetry/api';

type RequestContext = { requestId: string };

/** Key of the storage. The admin consists of several bundles, each with a copy of this module, so the storage is global. */
const key = Symbol.for('plantsoen.request');
const shared = globalThis as { [key]?: AsyncLocalStorage<RequestContext> };
shared[key] ??= new AsyncLocalStorage();
const storage = shared[key];

/** Runs work that belongs to a request. */
export const runInRequest = <Result>(request: RequestContext, run: () => Result): Result => storage.run(request, run);

/** Returns the received ID of a request if it is valid, and otherwise a new one. */
export function requestIdOf(received: string | string[] | undefined): string {
  return typeof received === 'string' && /^[\w.-]{1,128}$/.test(received) ? received : randomUUID();
}

/** Returns the fields that identify the current request and its trace in a line of the log. */
export function logFields(): { requestId?: string; trace_id?: string } {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return { ...storage.getStore(), ...(traceId && { trace_id: traceId }) };
}

/** Returns the headers by which the next program continues the current request and its trace. */
export function outgoingHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const requestId = storage.getStore()?.requestId;
  if (requestId) headers['x-request-id'] = requestId;
  propagation.inject(context.active(), headers);
  return headers;
}
