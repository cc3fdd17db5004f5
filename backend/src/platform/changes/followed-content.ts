import type { Payload } from 'payload';
import type { ApiContext, Sql } from '../api/context.ts';
import type { Log } from '../log.ts';
import type { ChangeSignal } from './change-signal.ts';
import { cacheOf, type FollowedValue, followOnce } from './content-cache.ts';

/**
 * Returns a value from memory after applying the latest changes, or reads it. If too much has changed, it is read again beside the
 * former value, which answers until then. The caller adds the tags. In a preview the value may lack the latest changes.
 */
export async function followedContent<Value>(context: ApiContext, value: FollowedValue<Value>): Promise<Value> {
  const cache = cacheOf(context.payload);
  if (!context.preview) await followOnce(context, cache);
  return cache.follow(value, context.sql, !context.preview);
}

type Follower = { payload: Payload; sql: Sql; signal: Pick<ChangeSignal, 'subscribe'>; log: Log };

/**
 * Reads a value before the first request, and applies changes as soon as they are announced, so that requests need not wait for that.
 * A failure is logged; the next request tries again.
 */
export async function keepContent<Value>({ payload, sql, signal, log }: Follower, value: FollowedValue<Value>): Promise<void> {
  const cache = cacheOf(payload);
  let isDue = true;
  let running: Promise<void> | undefined;
  async function follow(): Promise<void> {
    while (isDue) {
      isDue = false;
      await cache.followLog(sql);
      await cache.follow(value, sql, true);
    }
  }
  const followInTurn = () => {
    running ??= follow()
      .catch((err: unknown) =>
        log.warn({ err, value: value.name }, 'changes could not be applied; the next request retries this'),
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
