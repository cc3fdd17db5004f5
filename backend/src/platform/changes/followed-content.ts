import type { Payload } from 'payload';
import type { ApiContext, Sql } from '../api/context.ts';
import type { Log } from '../log.ts';
import type { ChangeSignal } from './change-signal.ts';
import { cacheOf, followOnce } from './content-cache.ts';
import type { FollowedSource } from './followed-value.ts';

/**
 * Returns a value from memory with the latest changes. The caller adds the tags. In a preview it may lack some of them, because the
 * transaction of a preview must not leave its mark on the value.
 */
export async function followedContent<Value>(context: ApiContext, source: FollowedSource<Value>): Promise<Value> {
  const cache = cacheOf(context.payload);
  if (context.preview) return cache.followed(source).present ?? source.read(context.primary);
  await followOnce(context, cache);
  return cache.followed(source).current(context.primary);
}

type Follower = { payload: Payload; sql: Sql; signal: Pick<ChangeSignal, 'subscribe'>; log: Log };

/**
 * Reads a value before the first request, and applies changes as soon as they are announced, so that requests need not wait for that.
 * A failure is logged; the next request tries again.
 */
export async function keepContent<Value>({ payload, sql, signal, log }: Follower, source: FollowedSource<Value>): Promise<void> {
  const cache = cacheOf(payload);
  let isDue = true;
  let running: Promise<void> | undefined;
  async function follow(): Promise<void> {
    while (isDue) {
      isDue = false;
      await cache.followLog(sql);
      await cache.followed(source).current(sql);
    }
  }
  const followInTurn = () => {
    running ??= follow()
      .catch((err: unknown) =>
        log.warn({ err, value: source.name }, 'changes could not be applied; the next request retries this'),
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  signal.subscribe(() => {
    isDue = true;
    void followInTurn();
  });
  await followInTurn();
}
