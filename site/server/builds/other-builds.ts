import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type EncodedFile, encodingEndings } from '../http/static-files.ts';
import type { SiteAssetsClient } from './site-assets-client.ts';

/** Minimum time in milliseconds between two requests for the list of names, so that invented names do not load the API. */
const listIntervalMs = 500;
const maxCachedBytes = 8 * 1024 * 1024;
const maxCachedOperations = 500;

/**
 * Assets and operations of other builds, for pages that were rendered before or after an upgrade. They come from the API and
 * are cached in memory, the least recently used are evicted first. All methods resolve to undefined for unknown names, and
 * while the API is unreachable.
 */
export class OtherBuilds {
  readonly #client: SiteAssetsClient;
  readonly #assets = new Map<string, Promise<EncodedFile | undefined>>();
  readonly #sizes = new Map<string, number>();
  readonly #operations = new Map<string, string>();
  #names: ReadonlySet<string> = new Set();
  #nextList: Promise<void> | undefined;
  #lastListAt = Number.NEGATIVE_INFINITY;

  constructor(client: SiteAssetsClient) {
    this.#client = client;
  }

  /** Returns an asset with its encodings. Concurrent requests share one download. */
  findAsset(name: string): Promise<EncodedFile | undefined> {
    const cached = this.#assets.get(name);
    this.#assets.delete(name);
    const file = cached ?? this.#download(name).catch(() => undefined);
    this.#assets.set(name, file);
    if (!cached) void file.then((found) => this.#settle(name, found));
    return file;
  }

  /** Returns the text of an operation. Its id is the beginning of the hash of its text. */
  async findOperation(id: string): Promise<string | undefined> {
    const cached = this.#operations.get(id);
    if (cached !== undefined || !/^[0-9a-f]{12}$/.test(id)) return cached;
    const name = `${id}.graphql`;
    const text = await this.#has(name)
      .then(async (has) => (has ? (await this.#client.read(name)).toString() : undefined))
      .catch(() => undefined);
    if (text === undefined || !createHash('sha256').update(text).digest('hex').startsWith(id)) return undefined;
    const [oldest] = this.#operations.keys();
    if (this.#operations.size >= maxCachedOperations && oldest !== undefined) this.#operations.delete(oldest);
    this.#operations.set(id, text);
    return text;
  }

  async #download(name: string): Promise<EncodedFile | undefined> {
    if (!(await this.#has(name))) return undefined;
    const encoded = async (ending: string) =>
      this.#names.has(name + ending) ? await this.#client.read(name + ending) : undefined;
    const [identity, br, gzip] = await Promise.all([
      this.#client.read(name),
      encoded(encodingEndings.br),
      encoded(encodingEndings.gzip),
    ]);
    return { identity, ...(br && { br }), ...(gzip && { gzip }) };
  }

  /** Records the size of a download and evicts others beyond the limit. Failed ones are not cached. */
  #settle(name: string, file: EncodedFile | undefined): void {
    if (!file) return void this.#assets.delete(name);
    this.#sizes.set(
      name,
      [file.identity, file.br, file.gzip].reduce((sum, body) => sum + (body?.length ?? 0), 0),
    );
    let bytes = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const oldest of this.#assets.keys()) {
      if (bytes <= maxCachedBytes) break;
      bytes -= this.#sizes.get(oldest) ?? 0;
      this.#sizes.delete(oldest);
      this.#assets.delete(oldest);
    }
  }

  /** Whether a build has the file. An unknown name is looked up in a list that is requested after now. */
  async #has(name: string): Promise<boolean> {
    if (this.#names.has(name)) return true;
    this.#nextList ??= this.#list();
    await this.#nextList;
    return this.#names.has(name);
  }

  async #list(): Promise<void> {
    await pause(Math.max(0, this.#lastListAt + listIntervalMs - performance.now()));
    this.#lastListAt = performance.now();
    this.#nextList = undefined;
    this.#names = await this.#client.names();
  }
}
