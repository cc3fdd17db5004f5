import type { Api } from '../../src/platform/data/api-send.server.ts';
import { DataError } from '../../src/platform/data/data-error.ts';

const timeLimitMs = 10_000;

/**
 * Files of builds at the API, which sites of other builds ask for (docs/api.md). Every method rejects with a `DataError` of status
 * 503 if the API cannot answer.
 */
export class SiteAssetsClient {
  readonly #api: Pick<Api, 'url' | 'token'>;

  constructor(api: Pick<Api, 'url' | 'token'>) {
    this.#api = api;
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

  read(name: string): Promise<Buffer> {
    return this.#ask('GET', name);
  }

  /** Sends a request, and once more if its connection breaks: the API may have just closed one that was idle. */
  async #ask(method: string, path: string, body?: string | Buffer): Promise<Buffer> {
    const signal = AbortSignal.timeout(timeLimitMs);
    const send = () => this.#send(method, path, signal, body);
    return send()
      .catch((error) => (isBrokenConnection(error) ? send() : Promise.reject(error)))
      .catch((error) => {
        throw error instanceof DataError ? error : new DataError(`the API is unreachable: ${error.cause ?? error}`, 503);
      });
  }

  async #send(method: string, path: string, signal: AbortSignal, body?: string | Buffer): Promise<Buffer> {
    const { url, token } = this.#api;
    const headers = { 'x-service-token': token };
    const response = await fetch(`${url}/site-assets/${path}`, { method, headers, signal, body: body as BodyInit | undefined });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    throw new DataError(`the API answered /site-assets/ with status ${response.status}`, 503);
  }
}

/** Whether `fetch` failed below HTTP, which it reports as a `TypeError`. */
const isBrokenConnection = (error: unknown): boolean => error instanceof TypeError;
