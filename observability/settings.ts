export type TracingSettings = {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string;
  /** Share of the requests whose trace is recorded, from 0 to 1. */
  ratio: number;
};

export type MetricsSettings = { host: string; port: number };

/** Settings of metrics and of traces. Both are off unless configured. */
export type ObservabilitySettings = { metrics: MetricsSettings | undefined; tracing: TracingSettings | undefined };

/** Values of the variables that all programs read. */
type CommonValues = {
  METRICS_HOST: string;
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
};

/** Returns the settings of a program with this metrics port. */
export function observabilityOf(values: CommonValues, port: number | undefined): ObservabilitySettings {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  return {
    metrics: port === undefined ? undefined : { host: values.METRICS_HOST, port },
    tracing: endpoint === undefined ? undefined : { endpoint, ratio: values.OTEL_TRACES_SAMPLER_ARG },
  };
}
