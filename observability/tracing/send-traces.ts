import { type Attributes, DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { ATTR_SERVICE_NAME, ATTR_URL_PATH } from '@opentelemetry/semantic-conventions';
import type { TracingSettings } from '../settings.ts';
import type { Tracing } from './start-tracing.ts';

/** Paths without a trace: probes, and the change stream, whose request lasts for days. */
const untraced: ReadonlySet<unknown> = new Set(['/health/', '/health', '/ready/', '/ready', '/changes']);
const exportTimeoutMs = 5000;
const stopTimeoutMs = 2000;

/** Returns a sampler of new traces: a share of the requests, and of the jobs. */
function newTraces(ratio: number): Sampler {
  const share = new TraceIdRatioBasedSampler(ratio);
  return {
    shouldSample: (parent, traceId, _name, _kind, attributes: Attributes) =>
      untraced.has(attributes[ATTR_URL_PATH]) ? { decision: SamplingDecision.NOT_RECORD } : share.shouldSample(parent, traceId),
    toString: () => `share ${ratio}`,
  };
}

/** Sends the traces of this process to a collector by OTLP over HTTP, in batches. */
export function sendTraces(program: string, { endpoint, ratio }: TracingSettings, warn: (line: string) => void): Tracing {
  const report = (message: string) => warn(`traces cannot be sent: ${message.slice(0, 300)}`);
  // The library warns of harmless misuse by Next.js, so only errors are reported.
  diag.setLogger({ error: report, warn() {}, info() {}, debug() {}, verbose() {} }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeoutMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: `plantsoen-${program}` }),
    sampler: new ParentBasedSampler({ root: newTraces(ratio) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1000 })],
  });
  provider.register();
  return {
    stop: () => {
      const limit = new Promise<void>((resolve) => void setTimeout(resolve, stopTimeoutMs).unref());
      return Promise.race([provider.shutdown(), limit]).catch((error: unknown) => report(String(error)));
    },
  };
}
