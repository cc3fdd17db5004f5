import { DataError } from '../../src/platform/data/data-error.ts';
import { type ApiAccess, requestApi } from '../http/api-request.ts';

/** The position up to which some site has purged all changes, null before the first purge, and the builds whose pages may be stored. */
type SharedPosition = { position: number | null; builds: string[] };

const timeLimitMs = 10_000;

/**
 * Positions of confirmed purges at the API, for sites that have stored none (docs/api.md). Both methods reject with a
 * `DataError` that has the status of the API, or with the error of the connection.
 */
export class SharedPositions {
  readonly #api: ApiAccess;

  constructor(api: ApiAccess) {
    this.#api = api;
  }

  async read(): Promise<SharedPosition> {
    return JSON.parse(await this.#ask('GET', '')) as SharedPosition;
  }

  /** Stores the position up to which a site of the build has purged. */
  async write(build: string, position: number): Promise<void> {
    await this.#ask('PUT', build, JSON.stringify({ position }));
  }

  async #ask(method: 'GET' | 'PUT', path: string, body?: string): Promise<string> {
    const request = { method, path: `/purges/${path}`, body };
    const { status, content } = await requestApi(this.#api, request, AbortSignal.timeout(timeLimitMs));
    if (status < 200 || status > 299) throw new DataError(`the API answered /purges/ with status ${status}`, status);
    return content.toString();
  }
}
