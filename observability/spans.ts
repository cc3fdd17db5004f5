import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Returns the tracer of the process. It does nothing unless tracing has been started. */
export const tracer = () => trace.getTracer('plantsoen');

type SpanOptions = { kind?: 'internal' | 'client' | 'consumer'; attributes?: Attributes };

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Runs work in a span below the current one. If the work throws, the span has the status of an error. */
export function inSpan<Result>(
  name: string,
  { kind = 'internal', attributes = {} }: SpanOptions,
  run: () => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
    try {
      return await run();
    } catch (error) {
      // The message may contain personal data.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Starts a span below the current one, such as a SQL statement. Returns the function that ends it; undefined if the current span is not
 * recorded.
 */
export function beginSpan(describe: () => { name: string; attributes: Attributes }): ((isFailed: boolean) => void) | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined;
  const { name, attributes } = describe();
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
  return (isFailed) => {
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}

/** Adds attributes to the span of the current request or job. */
export function annotateSpan(attributes: Attributes): void {
  trace.getActiveSpan()?.setAttributes(attributes);
}
