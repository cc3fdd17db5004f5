import { expect, test } from 'vitest';
import { readObservability } from './settings.ts';

function read(env: Record<string, string>) {
  const problems: string[] = [];
  const settings = readObservability(env, ['api', 'admin'], (line) => problems.push(line));
  return { ...settings, problems };
}

test('OPS-05 metrics and traces are off by default', () => {
  expect(read({})).toEqual({ metrics: { api: undefined, admin: undefined }, tracing: undefined, problems: [] });
});

test('OPS-05 metrics listen on this machine unless METRICS_HOST is set', () => {
  expect(read({ API_METRICS_PORT: '9101' }).metrics).toEqual({ api: { host: '127.0.0.1', port: 9101 }, admin: undefined });
  expect(read({ ADMIN_METRICS_PORT: '9102', METRICS_HOST: '::' }).metrics.admin).toEqual({ host: '::', port: 9102 });
});

test('OPS-05 all requests are traced unless OTEL_TRACES_SAMPLER_ARG is set', () => {
  const endpoint = 'http://127.0.0.1:4318';
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }).tracing).toEqual({ endpoint, ratio: 1 });
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing?.ratio).toBe(0.1);
});

test.each([
  [{ API_METRICS_PORT: '80a' }, 'API_METRICS_PORT must be a port number from 1 to 65535'],
  [{ ADMIN_METRICS_PORT: '65536' }, 'ADMIN_METRICS_PORT must be a port number from 1 to 65535'],
  [{ METRICS_HOST: 'localhost' }, 'METRICS_HOST must be the IP address of an interface, such as 127.0.0.1, or :: for all'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
])('OPS-05 %o gives one line', (env, line) => {
  expect(read(env as Record<string, string>).problems).toEqual([line]);
});
