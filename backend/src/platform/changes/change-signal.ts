import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log.ts';
import { changeChannel } from './announce.ts';

/** Notifies listeners of possible news on a channel: the change log by default. */
export type ChangeSignal = {
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void, channel?: string): () => void;
  close(): Promise<void>;
};

const maxPause = 5000;

/**
 * Listens to PostgreSQL on a separate connection, on the change log and further channels. A lost connection is reopened. Every new
 * connection counts as news on each channel, because signals may have been missed.
 */
export function changeSignal(databaseUrl: string, log: Log, further: readonly string[] = []): ChangeSignal {
  const listeners = new Map<() => void, string>();
  const ending = new AbortController();
  const tell = (channel?: string) => {
    for (const [listener, listened] of listeners) if (channel === undefined || channel === listened) listener();
  };

  /** Returns when the connection is lost; throws if it cannot be opened. */
  async function listen(): Promise<void> {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'plantsoen changes' });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      ending.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      client.on('notification', ({ channel }) => tell(channel));
      for (const channel of [changeChannel, ...further]) await client.query(`listen ${channel}`);
      tell();
      await lost;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    let pause = 100;
    while (!ending.signal.aborted) {
      const begin = Date.now();
      await listen().catch((error: unknown) => log.warn({ err: error }, 'cannot listen for changes; this will be retried'));
      pause = Date.now() - begin > maxPause ? 100 : Math.min(pause * 2, maxPause);
      await delay(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  const running = keepListening();
  return {
    subscribe(listener, channel = changeChannel) {
      listeners.set(listener, channel);
      return () => listeners.delete(listener);
    },
    async close() {
      ending.abort();
      await running;
    },
  };
}
