import { setTimeout as sleep } from 'node:timers/promises';
import { purges } from '@plantsoen/observability/measurements.ts';
import type { Log } from '../log.ts';
import { everything } from './cdn-tags.ts';
import { PurgeError, type PurgeTarget } from './purge-requests.ts';

type PurgeQueueParts = {
  target: PurgeTarget;
  log: Log;
  /** Called when the purges of all changes up to a position are confirmed. */
  onConfirmed(position: number): void;
  confirmMs?: number;
  firstDelayMs?: number;
};

type Round = { tags: Set<string>; position: number };

/** Maximum number of waiting tags. Beyond it, everything is purged instead. */
const maxWaiting = 20_000;
const maxDelayMs = 60_000;
const maxRetryAfterMs = 600_000;
/**
 * Time in milliseconds after which each purge is repeated. An answer that left the site before the change may reach the CDN after the
 * first purge, or come from a site that reads the change later.
 */
const defaultConfirmMs = 5000;

/**
 * Sends purges to one receiver: withdrawn tags first, others in the order of their changes, one request at a time. A failed request is
 * repeated until it succeeds.
 */
export class PurgeQueue {
  readonly #parts: Required<PurgeQueueParts>;
  readonly #stopping = new AbortController();
  #withdrawn = new Set<string>();
  #changed = new Set<string>();
  /** Tags that were purged once. */
  #sent = new Set<string>();
  #confirming: Round | undefined;
  #position = 0;
  #failures = 0;
  /** Ends the wait after a failure, unless the CDN has asked for it. */
  #backOff: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(parts: PurgeQueueParts) {
    this.#parts = { confirmMs: defaultConfirmMs, firstDelayMs: 1000, ...parts };
  }

  /** Adds the tags of the change at a position. */
  add(position: number, { withdrawn, changed }: { withdrawn: Iterable<string>; changed: Iterable<string> }): void {
    this.#position = position;
    const before = this.#withdrawn.size;
    for (const tag of withdrawn) this.#withdrawn.add(tag);
    if (this.#withdrawn.size > before) this.#backOff?.abort();
    for (const tag of changed) if (!this.#withdrawn.has(tag)) this.#changed.add(tag);
    if (this.#withdrawn.size + this.#changed.size > maxWaiting) {
      this.#withdrawn = new Set([everything]);
      this.#changed.clear();
    }
    this.#start();
  }

  /** Number of tags that wait for their first purge. */
  get waiting(): number {
    return this.#withdrawn.size + this.#changed.size;
  }

  /** Whether the last request has failed. It is repeated. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  /** Waits shortly for the running purges and stops. The others are sent after the next start, from the confirmed position. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running && this.#failures === 0) await Promise.race([this.#running, sleep(2000, undefined, { ref: false })]);
    this.#stopping.abort();
    await this.#running;
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#isStopped) return;
      if (this.waiting > 0) this.#start();
      else this.#confirmLater();
    });
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      if (this.#withdrawn.size > 0) this.#withdrawn = await this.#sendFrom(this.#withdrawn, () => this.#withdrawn);
      else if (this.#changed.size > 0) this.#changed = await this.#sendFrom(this.#changed, () => this.#changed);
      else if (this.#confirming) await this.#confirm(this.#confirming);
      else return;
    }
  }

  /** Sends the first tags of a set. Returns the set that then waits: with the same tags in front if the request failed. */
  async #sendFrom(tags: Set<string>, current: () => Set<string>): Promise<Set<string>> {
    const batch = this.#take(tags);
    if (!(await this.#send(batch))) return new Set([...batch, ...current()]);
    for (const tag of batch) this.#sent.add(tag);
    if (this.#sent.size > maxWaiting) this.#sent = new Set([everything]);
    return current();
  }

  async #confirm({ tags, position }: Round): Promise<void> {
    const batch = this.#take(tags);
    if (!(await this.#send(batch))) for (const tag of batch) tags.add(tag);
    if (tags.size > 0) return;
    this.#confirming = undefined;
    this.#parts.onConfirmed(position);
  }

  /** Repeats the purges that have been sent. Changes that are announced meanwhile belong to the next round. */
  #confirmLater(): void {
    if (this.#timer || this.#confirming || this.#sent.size === 0) return;
    const round = { tags: this.#sent, position: this.#position };
    this.#sent = new Set();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#confirming = round;
      this.#start();
    }, this.#parts.confirmMs).unref();
  }

  /** Removes the first tags that fit into a request. */
  #take(tags: Set<string>): string[] {
    const { maxTags, maxBytes } = this.#parts.target;
    const batch: string[] = [];
    let bytes = 0;
    for (const tag of tags) {
      bytes += tag.length + 3;
      if (batch.length === maxTags || (batch.length > 0 && bytes > maxBytes)) break;
      batch.push(tag);
    }
    for (const tag of batch) tags.delete(tag);
    return batch;
  }

  /** Sends one request. Resolves to false if it failed, after the wait before the next attempt. */
  async #send(batch: readonly string[]): Promise<boolean> {
    const { target, log, firstDelayMs } = this.#parts;
    const { signal } = this.#stopping;
    try {
      await target.send(batch, signal);
      purges.record('succeeded');
      this.#failures = 0;
      return true;
    } catch (error) {
      if (!(error instanceof PurgeError)) throw error;
      if (this.#isStopped) return false;
      purges.record('failed');
      const delay = Math.min(firstDelayMs * 2 ** this.#failures, maxDelayMs);
      this.#failures += 1;
      log.warn({ cdn: target.name, reason: error.message, waiting: this.waiting }, 'a purge of the CDN failed; it is repeated');
      const asked = Math.min(error.retryAfterMs, maxRetryAfterMs);
      this.#backOff = asked > 0 ? undefined : new AbortController();
      const ending = this.#backOff ? AbortSignal.any([signal, this.#backOff.signal]) : signal;
      await sleep(Math.max(delay, asked), undefined, { signal: ending, ref: false }).catch(() => undefined);
      this.#backOff = undefined;
      return false;
    }
  }
}
