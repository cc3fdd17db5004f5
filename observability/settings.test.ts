import { expect, test } from 'vitest';
import { observabilityOf } from './settings.ts';

const off = { METRICS_HOST: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OTEL_TRACES_SAMPLER_ARG: 1 };

test('OPS-05 metrics and traces are off by default', () => {
  expect(observabilityOf(off, undefined)).toEqual({ metrics: undefined, tracing: undefined });
});

test('OPS-05 a port turns metrics on, and a collector turns traces on', () => {
  const values = { ...off, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/', OTEL_TRACES_SAMPLER_ARG: 0.1 };
  expect(observabilityOf(values, 9101)).toEqual({
    metrics: { host: '127.0.0.1', port: 9101 },
    tracing: { endpoint: 'http://127.0.0.1:4318', ratio: 0.1 },
  });
});
