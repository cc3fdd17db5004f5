import { channel } from 'node:diagnostics_channel';

/** Measurements of one kind. A program without metrics has no observer, and recording then costs almost nothing. */
type Measurement<Value> = {
  readonly isObserved: boolean;
  record(value: Value): void;
  observe(observer: (value: Value) => void): void;
};

/** Returns the measurements with a name, which all bundles of a process share. */
function measurement<Value>(name: string): Measurement<Value> {
  const values = channel(`plantsoen:${name}`);
  return {
    get isObserved() {
      return values.hasSubscribers;
    },
    record: (value) => values.publish(value),
    observe: (observer) => values.subscribe((value) => observer(value as Value)),
  };
}

/** Each HTTP request that was answered, without pages from the cache. `route` names an endpoint; paths would be unbounded. */
export const requests = measurement<{ route: string; method: string; status: number; seconds: number }>('request');

/**
 * Each answered page. `revalidating` is a former version while the new one is rendered, `stale` a copy from the disk because the API is
 * unreachable. `bypass` is rendered for one visitor, because it may not be cached.
 */
export const pages = measurement<'hit' | 'revalidating' | 'miss' | 'stale' | 'bypass'>('page');

/** Each rendering. */
export const renders = measurement<{ isFailed: boolean; seconds: number }>('render');

/** Each request that purges pages from a CDN. A failed one is repeated. */
export const purges = measurement<'succeeded' | 'failed'>('purge');

/** Each SQL statement. */
export const statements = measurement<{ isFailed: boolean; seconds: number }>('statement');

/** Each read of a guest that may run on a replica; `behind` and `unavailable` ones ran on the primary. */
export const replicaReads = measurement<'replica' | 'behind' | 'unavailable'>('replica-read');

/** Each attempt to run a job. A job that is `given-up` is not retried. */
export const jobs = measurement<{ task: string; result: 'succeeded' | 'retried' | 'given-up'; seconds: number }>('job');

/** Each attempt to log in with a password, of members in the API and of editors in the admin. `limited` ones were too many. */
export const logIns = measurement<'succeeded' | 'failed' | 'limited'>('log-in');
