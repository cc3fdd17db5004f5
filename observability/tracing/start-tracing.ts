import type { TracingSettings } from '../settings.ts';

export type Tracing = {
  /** Sends the spans that are not sent yet. */
  stop(): Promise<void>;
};

/** Starts sending traces of this process if they are configured. Otherwise the library is not loaded. */
export async function startTracing(
  program: 'site' | 'api' | 'admin',
  settings: TracingSettings | undefined,
  warn: (line: string) => void,
): Promise<Tracing> {
  if (!settings) return { stop: async () => undefined };
  const { sendTraces } = await import('./send-traces.ts');
  return sendTraces(program, settings, warn);
}
