import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { TaggedCache } from '../../src/platform/caching/tagged-cache.ts';
import { type EncodedFile, encodingEndings } from '../http/static-files.ts';
import type { SiteAssetsClient } from './site-assets-client.ts';

/**
 * Minimum time in milliseconds between two requests for the list of names, so that invented names do not load the API. A browser waits as
 * long for the answer that a file of its page is gone.
 */
const listIntervalMs = 2000;
/** Maximum number of requests that wait for the list. Further unknown names are absent at once. */
const maxWaiting = 100;
const maxCachedBytes = 8 * 1024 * 1024;
const maxCachedOperations = 500;

/**
 * Assets and operations of other builds, for pages that were rendered before or after an upgrade. They come from the API and
 * are cached in memory, the least recently used are evicted first. All methods resolve to undefined for unknown names.
 */
export class OtherBuilds {
  readonly #client: SiteAssetsClient;
  readonly #listIntervalMs: number;
  readonly #assets: TaggedCache<EncodedFile | undefined>;
  readonly #operations = new Map<string, string>();
  #names: ReadonlySet<string> = new Set();
  #nextList: Promise<void> | undefined;
  #currentList: Promise<void> | undefined;
  #waiting = 0;
  #lastListAt = Number.NEGATIVE_INFINITY;

  constructor(client: SiteAssetsClient, history: ChangeHistory, intervalMs = listIntervalMs) {
    this.#client = client;
    this.#listIntervalMs = intervalMs;
    this.#assets = new TaggedCache(maxCachedBytes, history);
  }

  /** Returns an asset with its encodings; undefined while the API is unreachable. Concurrent requests share one download. */
  async findAsset(name: string): Promise<EncodedFile | undefined> {
    const made = async () => {
      const value = await this.#download(name);
      const bytes = [value?.identity, value?.br, value?.gzip].reduce((sum, body) => sum + (body?.length ?? 0), 0);
      return { value, bytes, tags: new Set<string>(), keep: value !== undefined };
    };
    return this.#assets.load(name, made).then(
      ({ value }) => value,
      () => undefined,
    );
  }

  /**
   * Returns the text of an operation. Its id is the beginning of the hash of its text. Rejects with a `DataError` of status 503 while
   * the API is unreachable.
   */
  async findOperation(id: string): Promise<string | undefined> {
    const cached = this.#operations.get(id);
    if (cached !== undefined || !/^[0-9a-f]{12}$/.test(id)) return cached;
    const name = `${id}.graphql`;
    const text = (await this.#has(name)) ? (await this.#client.read(name)).toString() : undefined;
    if (text === undefined || !createHash('sha256').update(text).digest('hex').startsWith(id)) return undefined;
    const [oldest] = this.#operations.keys();
    if (this.#operations.size >= maxCachedOperations && oldest !== undefined) this.#operations.delete(oldest);
    this.#operations.set(id, text);
    return text;
  }

  async #download(name: string): Promise<EncodedFile | undefined> {
    if (!(await this.#has(name))) return undefined;
    const encoded = async (ending: string) =>
      this.#names.has(name + ending) ? await this.#client.read(name + ending).catch(() => undefined) : undefined;
    const [identity, br, gzip] = await Promise.all([
      this.#client.read(name),
      encoded(encodingEndings.br),
      encoded(encodingEndings.gzip),
    ]);
    return { identity, ...(br && { br }), ...(gzip && { gzip }) };
  }

  /** Whether a build has the file. An unknown name is looked up in a list that is requested after now. */
  async #has(name: string): Promise<boolean> {
    if (this.#names.has(name)) return true;
    if (this.#waiting >= maxWaiting) return false;
    this.#nextList ??= this.#list();
    this.#waiting += 1;
    await this.#nextList.finally(() => {
      this.#waiting -= 1;
    });
    return this.#names.has(name);
  }

  async #list(): Promise<void> {
    await pause(Math.max(0, this.#lastListAt + this.#listIntervalMs - performance.now()));
    await this.#currentList?.catch(() => undefined);
    this.#lastListAt = performance.now();
    this.#currentList = this.#nextList;
    this.#nextList = undefined;
    this.#names = await this.#client.names();
  }
}
