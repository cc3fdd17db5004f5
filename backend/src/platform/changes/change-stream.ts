import { once } from 'node:events';
import { type Handler, type HttpContext, sendFailure } from '../api/http-context.ts';
import type { Sql } from '../api/instrumented-sql.ts';
import { changesAfter, currentPosition, logSince } from './change-log.ts';
import type { ChangeSignal } from './change-signal.ts';

export type ChangeStreamParts = {
  sql: Sql;
  signal: ChangeSignal;
  /** Aborted when the server stops, which ends the streams. */
  stopping: AbortSignal;
  heartbeatMs?: number;
  maxStreams?: number;
};

/**
 * Handles `GET /changes`: the change log as server-sent events, from the position `after` or from now on. Each stream reads the log from
 * its position at every signal and heartbeat, so that a lost signal or a slow reader misses no change. `count` is the number of streams.
 */
export function changeStreamHandler(parts: ChangeStreamParts): { handle: Handler; readonly count: number } {
  const { sql, signal, stopping, heartbeatMs = 15_000, maxStreams = 100 } = parts;
  let streams = 0;

  /** Returns the start position of a stream and its first event. */
  async function beginning(after: number | undefined): Promise<{ position: number; text: string }> {
    if (after !== undefined && (await logSince(sql, after)).isComplete) {
      return { position: after, text: event('continued', after, { position: after }) };
    }
    const position = await currentPosition(sql);
    return { position, text: event(after === undefined ? 'position' : 'reset', position, { position }) };
  }

  async function stream({ response }: HttpContext, start: { position: number; text: string }): Promise<void> {
    const ended = new AbortController();
    const end = () => ended.abort();
    response.on('close', end);
    stopping.addEventListener('abort', end);
    const alarm = createAlarm(heartbeatMs, ended.signal);
    const unsubscribe = signal.subscribe(alarm.ring);
    const send = async (text: string) => {
      if (!response.write(text)) await once(response, 'drain', { signal: ended.signal });
    };
    try {
      let { position } = start;
      await send(start.text);
      while (!ended.signal.aborted) {
        alarm.set();
        const changes = await changesAfter(sql, position);
        for (const { id, tags } of changes) await send(event('change', id, { tags }));
        position = changes.at(-1)?.id ?? position;
        if (changes.length === 0 && (await alarm.wait()) === 'timeout') await send(': still here\n\n');
      }
    } catch (error) {
      if (!ended.signal.aborted) throw error;
    } finally {
      unsubscribe();
      stopping.removeEventListener('abort', end);
      response.end();
    }
  }

  const handle: Handler = async (httpContext) => {
    const { response, query } = httpContext;
    const after = query.get('after');
    if (after !== null && !/^\d{1,15}$/.test(after)) {
      sendFailure(response, 400, 'BAD_REQUEST', 'after must be the id of a change.');
    } else if (stopping.aborted) {
      sendFailure(response, 503, 'STOPPING', 'This API stops. Another one has the stream.');
    } else if (streams >= maxStreams) {
      response.setHeader('retry-after', '5');
      sendFailure(response, 503, 'TOO_MANY_STREAMS', `Too many streams are open. The maximum is ${maxStreams}.`);
    } else {
      streams += 1;
      try {
        const start = await beginning(after === null ? undefined : Number(after));
        response.writeHead(200, streamHeaders);
        await stream(httpContext, start);
      } finally {
        streams -= 1;
      }
    }
  };
  return {
    handle,
    get count() {
      return streams;
    },
  };
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

function event(name: string, id: number, data: unknown): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Creates a signal that fires once for any number of calls, or after a timeout. */
function createAlarm(timeoutMs: number, ended: AbortSignal) {
  let rung = false;
  let wake: (() => void) | undefined;
  const ring = () => {
    rung = true;
    wake?.();
  };
  ended.addEventListener('abort', ring);
  return {
    ring,
    set() {
      rung = false;
    },
    async wait(): Promise<'rung' | 'timeout'> {
      if (rung) return 'rung';
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve('timeout'), timeoutMs);
        wake = () => {
          clearTimeout(timer);
          resolve('rung');
        };
      });
    },
  };
}
