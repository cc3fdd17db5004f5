import { setTimeout as sleep } from 'node:timers/promises';
import { DataError } from '../data/data-error.ts';
import type { ChangeHistory } from './change-history.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';

type ChangeStreamOptions = {
  url: string;
  token: string;
  history: ChangeHistory;
  report(message: string): void;
  /** Returns the positions up to which earlier processes have read changes, in ascending order. Called before the first connection. */
  findStarts?(): Promise<readonly number[]>;
  /** Delay in milliseconds before the first retry, doubled with each further one. */
  firstDelay?: number;
};

const maxDelay = 10_000;
/** Timeout in milliseconds. The API sends a comment every 15 s; a connection without data for longer is dead. */
const maxSilence = 40_000;

export type ChangeStream = {
  stop(): void;
  /** Whether the API has refused the service token, and has not accepted it since. */
  readonly isRefused: boolean;
};

/**
 * Follows the API's change stream until stopped: from the first start position after which the change log is complete, later from the
 * last position.
 */
export function followChanges({ url, token, history, report, findStarts, firstDelay = 250 }: ChangeStreamOptions): ChangeStream {
  const stopping = new AbortController();
  let starts: number[] | undefined;
  let position: string | undefined;
  let isRefused = false;
  let failures = 0;

  const take = ({ event, id, data }: StreamEvent) => {
    failures = 0;
    if (event === 'change') {
      position = id ?? position;
      history.position = Number(position ?? 0);
      history.announce(tagsOf(data));
    } else if (event === 'continued') {
      history.position = Number(position);
      history.begin();
    } else if (event === 'position' || event === 'reset') {
      position = String((JSON.parse(data) as { position: number }).position);
      history.position = Number(position);
      const isReset = event === 'reset' || history.hasBegun;
      history.begin();
      if (isReset) history.reset();
    }
  };

  const connect = async () => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('the change stream timed out')), maxSilence);
    try {
      starts ??= [...((await findStarts?.()) ?? [])];
      position ??= starts.shift()?.toString();
      const after = position === undefined ? '' : `?after=${position}`;
      const response = await fetch(`${url}/changes${after}`, {
        headers: { 'x-service-token': token, accept: 'text/event-stream' },
        signal: AbortSignal.any([stopping.signal, silence.signal]),
      });
      if (!response.ok || !response.body)
        throw new DataError(`the change stream answered with status ${response.status}`, response.status);
      isRefused = false;
      history.isConnected = true;
      for await (const event of readEvents(response.body, () => timer.refresh())) {
        if (event.event === 'reset' && !history.hasBegun && starts.length > 0) {
          position = undefined;
          return;
        }
        take(event);
      }
    } finally {
      history.isConnected = false;
      clearTimeout(timer);
    }
  };

  const follow = async () => {
    while (!stopping.signal.aborted) {
      await connect().catch((error) => {
        if (stopping.signal.aborted) return;
        isRefused ||= error instanceof DataError && error.statusCode === 401;
        report(String(error.cause ?? error));
      });
      failures += 1;
      const delay = Math.min(maxDelay, firstDelay * 2 ** (failures - 1));
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  void follow();
  return {
    stop: () => stopping.abort(),
    get isRefused() {
      return isRefused;
    },
  };
}

function tagsOf(data: string): string[] {
  const { tags } = JSON.parse(data) as { tags: unknown };
  if (!Array.isArray(tags)) throw new Error('the change stream sent a change without tags');
  return tags.map(String);
}
