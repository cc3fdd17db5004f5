import * as is from '../kinds.mjs';

/** Metrics, traces and logs. */
export const monitoring = /** @type {const} */ ({
  SITE_METRICS_PORT: {
    kind: is.port(),
    absent: 'no metrics',
    example: '13000',
    programs: ['site'],
    description: 'port of the metrics of the site, at `/metrics`',
  },
  API_METRICS_PORT: {
    kind: is.port(),
    absent: 'no metrics',
    example: '13001',
    programs: ['api'],
    description: 'port of the metrics of the API, at `/metrics`',
  },
  ADMIN_METRICS_PORT: {
    kind: is.port(),
    absent: 'no metrics',
    example: '13002',
    programs: ['admin'],
    description: 'port of the metrics of the admin, at `/metrics`',
  },
  METRICS_HOST: {
    kind: is.ipAddress(),
    default: '127.0.0.1',
    programs: ['site', 'api', 'admin'],
    description: 'address of the interface on which the programs offer their metrics',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: is.webAddress(),
    absent: 'no traces',
    example: 'http://127.0.0.1:4318',
    programs: ['site', 'api', 'admin'],
    description: 'address of the collector of traces, by OTLP over HTTP, without `/v1/traces`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    kind: is.share(),
    default: '1',
    programs: ['site', 'api', 'admin'],
    description: 'share of the requests whose trace is recorded',
  },
});
