import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import cacache from 'cacache';
import type { Log } from '../log.ts';

/** The option `removeFully` is missing in the types of cacache. */
const removeEntry = cacache.rm.entry as (folder: string, key: string, options: { removeFully: boolean }) => Promise<unknown>;

/** The entry of a key, without its content. `time` is in milliseconds since 1970. */
export type DiskEntry = { key: string; integrity: string; path: string; size: number; time: number; metadata: unknown };

type DiskCacheParts = { folder: string; maxBytes: number; log: Log };

const maxEntrySize = 32 * 1024 * 1024;
/** Bytes that the index needs for an entry, in addition to its content. */
const indexBytes = 4096;
/** Part of `maxBytes` that remains after eviction. */
const evictionTarget = 0.9;
/** Time without writes after a failed write: the disk is probably full or read-only. */
const writePauseMs = 60_000;
/** Minimum time between two reads that move an entry to the end of the eviction order. */
const touchIntervalMs = 24 * 3600_000;
/** Error codes of a stream that ends before all bytes are written. */
const brokenOff: ReadonlySet<string | undefined> = new Set(['EBADSIZE', 'ENODATA']);
const maintenanceIntervalMs = 3600_000;
const verificationIntervalMs = 24 * 3600_000;

/**
 * Content-addressed cache in a folder, limited in bytes. Any number of processes can share it, and a killed process does not corrupt it.
 * If the disk fails, reads return nothing and writes are skipped. No request fails.
 */
export class DiskCache {
  readonly #parts: DiskCacheParts;
  #writesAgainAt = 0;
  #writtenBytes = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(parts: DiskCacheParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.#maintain(), maintenanceIntervalMs).unref();
  }

  /** Maximum size of one content in bytes: larger ones would evict too many others. */
  get maxEntryBytes(): number {
    return Math.min(maxEntrySize, this.#parts.maxBytes / 16);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Returns the entry of a key, or `undefined` if it is missing or the disk fails. */
  async find(key: string): Promise<DiskEntry | undefined> {
    const found = await this.#reading(() => cacache.get.info(this.#parts.folder, key));
    if (!found) return undefined;
    const entry = { ...found, size: found.size ?? 0 } as DiskEntry;
    if (entry.time < Date.now() - touchIntervalMs) void this.#touch(entry);
    return entry;
  }

  /** Returns the content of an entry after a hash check. Returns undefined and deletes the entry if the content is missing or damaged. */
  async read({ key, integrity }: DiskEntry): Promise<Buffer | undefined> {
    const content = await this.#reading(() => cacache.get.byDigest(this.#parts.folder, integrity));
    if (!content) await this.delete(key);
    return content;
  }

  /** Streams the content of an entry without a hash check, for contents too large for memory. */
  stream({ path }: DiskEntry): Readable {
    return createReadStream(path);
  }

  /** Writes an entry and replaces an earlier one. */
  async write(key: string, content: Buffer, metadata: unknown): Promise<void> {
    if (!this.canWrite(content.length)) return;
    const { folder } = this.#parts;
    await this.#writing(async () => {
      const former = await cacache.get.info(folder, key);
      const integrity = String(await cacache.put(folder, key, content, { metadata }));
      if (former && former.integrity !== integrity) await cacache.rm.content(folder, former.integrity);
    });
    this.#count(content.length);
  }

  /** Returns a stream that writes an entry of `size` bytes. A stream that ends early stores nothing. */
  openWrite(key: string, size: number, metadata: unknown): Writable {
    const stream = cacache.put.stream(this.#parts.folder, key, { metadata, size }) as unknown as Writable;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!brokenOff.has(error.code)) this.#pauseWrites(error);
    });
    this.#count(size);
    return stream;
  }

  /** Whether a content of this size may be written now. */
  canWrite(bytes: number): boolean {
    return bytes <= this.maxEntryBytes && Date.now() >= this.#writesAgainAt;
  }

  async delete(key: string): Promise<void> {
    await this.#writing(() => removeEntry(this.#parts.folder, key, { removeFully: true }));
  }

  async clear(): Promise<void> {
    await this.#writing(() => cacache.rm.all(this.#parts.folder));
  }

  /** Evicts the least recently used entries until all fit into `maxBytes`. */
  async evict(): Promise<void> {
    const { folder, maxBytes } = this.#parts;
    this.#writtenBytes = 0;
    await this.#writing(async () => {
      const entries: Pick<DiskEntry, 'key' | 'integrity' | 'size' | 'time'>[] = [];
      let bytes = 0;
      for await (const item of cacache.ls.stream(folder)) {
        const { key, integrity, size = 0, time } = item as unknown as DiskEntry;
        entries.push({ key, integrity, size, time });
        bytes += size + indexBytes;
      }
      if (bytes <= maxBytes) return;
      entries.sort((one, other) => one.time - other.time);
      for (const { key, integrity, size } of entries) {
        if (bytes <= maxBytes * evictionTarget) break;
        await removeEntry(folder, key, { removeFully: true });
        await cacache.rm.content(folder, integrity);
        bytes -= size + indexBytes;
        await nextTurn();
      }
    });
  }

  /** Evicts entries. Once a day, also deletes content without an entry and half-written files of killed processes. */
  async #maintain(): Promise<void> {
    await this.evict();
    const { folder } = this.#parts;
    await this.#writing(async () => {
      const last = await cacache.verify.lastRun(folder).catch(() => undefined);
      if (!last || last.getTime() < Date.now() - verificationIntervalMs) await cacache.verify(folder, { concurrency: 1 });
    });
  }

  #count(bytes: number): void {
    this.#writtenBytes += bytes + indexBytes;
    if (this.#writtenBytes > this.#parts.maxBytes / 16) void this.evict();
  }

  async #touch({ key, integrity, size, metadata }: DiskEntry): Promise<void> {
    if (!this.canWrite(0)) return;
    await this.#writing(() => cacache.index.insert(this.#parts.folder, key, integrity, { size, metadata }));
  }

  async #reading<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await run();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.#parts.log.warn({ err: error }, 'reading the disk cache failed');
      return undefined;
    }
  }

  async #writing(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#pauseWrites(error);
    }
  }

  #pauseWrites(error: unknown): void {
    if (Date.now() >= this.#writesAgainAt)
      this.#parts.log.warn({ err: error }, 'writing to the disk cache failed; writes pause for a minute');
    this.#writesAgainAt = Date.now() + writePauseMs;
  }
}
