import type { Api } from '../../src/platform/data/api-send.server.ts';
import { DataError } from '../../src/platform/data/data-error.ts';

/** The position up to which some site has purged all changes, null before the first purge, and the builds whose pages may be stored. */
type SharedPosition = { position: number | null; builds: string[] };

const timeLimitMs = 10_000;

/**
 * Positions of confirmed purges at the API, for sites that have stored none (docs/api.md). Both methods reject with a
 * `DataError` that has the status of the API, or with the error of the connection.
 */
export class SharedPositions {
  readonly #api: Pick<Api, 'url' | 'token'>;

  constructor(api: Pick<Api, 'url' | 'token'>) {
    this.#api = api;
  }

  async read(): Promise<SharedPosition> {
    return JSON.parse(await this.#ask('GET', '')) as SharedPosition;
  }

  /** Stores the position up to which a site of the build has purged. */
  async write(build: string, position: number): Promise<void> {
    await this.#ask('PUT', build, JSON.stringify({ position }));
  }

  async #ask(method: string, path: string, body?: string): Promise<string> {
    const { url, token } = this.#api;
    const signal = AbortSignal.timeout(timeLimitMs);
    const response = await fetch(`${url}/purges/${path}`, { method, headers: { 'x-service-token': token }, signal, body });
    const text = await response.text();
    if (!response.ok) throw new DataError(`the API answered /purges/ with status ${response.status}`, response.status);
    return text;
  }
}
