import { withdrawnAmong } from '@plantsoen/contract/cache-identity.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { decode } from '../http/encodings.ts';
import { Page } from '../pages/page.ts';
import type { DiskCache } from './disk-cache.ts';
import type { WithdrawalLog } from './withdrawal-log.ts';

export type StoredPage = { page: Page; time: number };

type Metadata = { status: number; headers: string[]; tags: string[]; position: number; time: number };
type RenderedPage = { page: Page; tags: ReadonlySet<string>; position: number };
type Waiting = RenderedPage & { time: number };
type StalePagesParts = {
  disk: DiskCache;
  withdrawals: WithdrawalLog;
  history: ChangeHistory;
  build: string;
  /** Time in milliseconds after its rendering in which a copy may be shown. */
  maxAgeMs: number;
};

/** Pause in milliseconds between two writes, so that writing does not slow down rendering. */
const writeIntervalMs = 50;
const maxWaitingBytes = 4 * 1024 * 1024;
/** Minimum time between two writes of the same page; the last version stays queued. */
const rewriteIntervalMs = 60_000;
const maxRecentWrites = 5000;

/**
 * Copies of rendered public pages on disk, for use while the API is unreachable. A copy is always stale. Copies with a withdrawn tag are
 * not returned, nor are too old ones and those of another build, whose scripts no longer exist.
 */
export class StalePages {
  readonly #parts: StalePagesParts;
  readonly #waiting = new Map<string, Waiting>();
  readonly #written = new Map<string, number>();
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(parts: StalePagesParts) {
    this.#parts = parts;
    const changed = (tags: readonly string[]) => {
      if (withdrawnAmong(tags).length > 0) this.#written.clear();
    };
    parts.history.listen({ changed, reset: () => this.#forget() });
  }

  /** Queues a page to be stored. `position` is the position of the change log when rendering started. */
  save(key: string, rendered: RenderedPage): void {
    const others = [...this.#waiting].filter(([other]) => other !== key);
    const bytes = others.reduce((sum, [, { page }]) => sum + page.bytes, 0);
    if (bytes >= maxWaitingBytes) return;
    this.#waiting.set(key, { ...rendered, time: Date.now() });
    this.#start();
  }

  /** Returns the stored copy of a page, or `undefined` if no copy may be shown. */
  async find(key: string): Promise<StoredPage | undefined> {
    const { disk } = this.#parts;
    const waiting = this.#waiting.get(key);
    if (waiting && this.#allows(waiting)) return waiting;
    const entry = await disk.find(this.#diskKey(key));
    if (!entry) return undefined;
    const { status, headers, tags, position, time } = entry.metadata as Metadata;
    if (!this.#allows({ tags, position, time })) {
      await disk.delete(entry.key);
      return undefined;
    }
    const body = await disk.read(entry);
    return body && { page: new Page(status, headers, await decode(body)), time };
  }

  #allows({ tags, position, time }: { tags: Iterable<string>; position: number; time: number }): boolean {
    return time >= Date.now() - this.#parts.maxAgeMs && this.#parts.withdrawals.allows(tags, position);
  }

  /** Writes the queued pages and then stops writing. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#writing;
    this.#start();
    await this.#writing;
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
      if (!this.#isStopping && this.#waiting.size > 0) this.#startLater();
    });
  }

  #startLater(): void {
    const earliest = Math.min(...[...this.#waiting.keys()].map((key) => this.#dueAt(key)));
    this.#timer = setTimeout(() => this.#start(), Math.max(writeIntervalMs, earliest - Date.now())).unref();
  }

  #dueAt(key: string): number {
    return (this.#written.get(key) ?? 0) + rewriteIntervalMs;
  }

  async #write(): Promise<void> {
    for (const [key, { page, tags, position, time }] of this.#waiting) {
      if (!this.#isStopping && this.#dueAt(key) > Date.now()) continue;
      this.#waiting.delete(key);
      const { status, headers, body } = await page.compressed();
      const metadata = { status, headers: [...headers], tags: [...tags], position, time } satisfies Metadata;
      await this.#parts.disk.write(this.#diskKey(key), body, metadata);
      this.#noteWritten(key);
      if (!this.#isStopping) await new Promise((resolve) => setTimeout(resolve, writeIntervalMs));
    }
  }

  #noteWritten(key: string): void {
    this.#written.delete(key);
    this.#written.set(key, Date.now());
    for (const oldest of this.#written.keys()) {
      if (this.#written.size <= maxRecentWrites) break;
      this.#written.delete(oldest);
    }
  }

  #forget(): void {
    this.#waiting.clear();
    this.#written.clear();
  }

  #diskKey(key: string): string {
    return `page ${this.#parts.build} ${key}`;
  }
}
