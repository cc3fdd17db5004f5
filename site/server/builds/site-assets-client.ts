import { setTimeout as pause } from 'node:timers/promises';
import { DataError } from '../../src/platform/data/data-error.ts';
import { type ApiAccess, type ApiAnswer, requestApi } from '../http/api-request.ts';

/** Time limit in milliseconds of a request with its repetitions. */
const timeLimitMs = 14_000;
/**
 * Pauses in milliseconds before a request is sent again. A restarted API or a balancer that looks for another one needs some, and so does
 * a site that uploads the files it has announced.
 */
const retryPauses = [0, 250, 1000, 2000, 3000, 4000];

/**
 * Files of builds at the API, which sites of other builds ask for (docs/api.md). Every method rejects with a `DataError` of status
 * 503 if the API cannot answer.
 */
export class SiteAssetsClient {
  readonly #api: ApiAccess;
  readonly #retryPauses: readonly number[];

  constructor(api: ApiAccess, pausesMs = retryPauses) {
    this.#api = api;
    this.#retryPauses = pausesMs;
  }

  /** Announces the files of a build by name with their sizes. Resolves to the names that the API lacks. */
  async announce(sizes: Record<string, number>): Promise<{ build: string; missing: string[] }> {
    return JSON.parse(String(await this.#ask('POST', '', JSON.stringify(sizes))));
  }

  async upload(build: string, name: string, content: Buffer): Promise<void> {
    await this.#ask('PUT', `${build}/${name}`, content);
  }

  /** Returns the names of the files of all builds. */
  async names(): Promise<Set<string>> {
    const { names }: { names: string[] } = JSON.parse(String(await this.#ask('GET', '')));
    return new Set(names);
  }

  /** Returns a file of the list. */
  read(name: string): Promise<Buffer> {
    return this.#ask('GET', name);
  }

  /**
   * Sends a request. Retries it if the connection breaks or the API cannot serve, as while one of several APIs restarts, and if an announced
   * file is still being uploaded (404).
   */
  async #ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: string | Buffer): Promise<Buffer> {
    const signal = AbortSignal.timeout(timeLimitMs);
    const send = () => requestApi(this.#api, { method, path: `/site-assets/${path}`, body }, signal);
    for (const pauseMs of this.#retryPauses) {
      const answer = await send().catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 404) return contentOf(answer);
      if (signal.aborted) break;
      await pause(pauseMs);
    }
    const answer = await send().catch((error) => {
      throw new DataError(`the API is unreachable: ${error.cause ?? error}`, 503);
    });
    return contentOf(answer);
  }
}

function contentOf({ status, content }: ApiAnswer): Buffer {
  if (status >= 200 && status < 300) return content;
  throw new DataError(`the API answered /site-assets/ with status ${status}`, 503);
}
