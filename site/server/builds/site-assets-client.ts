import type { Api } from '../../src/platform/data/api-send.server.ts';

const timeLimitMs = 10_000;

/**
 * Files of builds at the API, which sites of other builds ask for (docs/api.md). Every method rejects if the API cannot answer.
 */
export class SiteAssetsClient {
  readonly #api: Pick<Api, 'url' | 'token'>;

  constructor(api: Pick<Api, 'url' | 'token'>) {
    this.#api = api;
  }

  /** Announces the files of a build by name with their sizes. Resolves to the names that the API lacks. */
  async announce(sizes: Record<string, number>): Promise<{ build: string; missing: string[] }> {
    return (await this.#ask('POST', '', JSON.stringify(sizes))).json();
  }

  async upload(build: string, name: string, content: Buffer): Promise<void> {
    await this.#ask('PUT', `${build}/${name}`, content);
  }

  /** Returns the names of the files of all builds. */
  async names(): Promise<Set<string>> {
    const { names }: { names: string[] } = await (await this.#ask('GET', '')).json();
    return new Set(names);
  }

  async read(name: string): Promise<Buffer> {
    return Buffer.from(await (await this.#ask('GET', name)).arrayBuffer());
  }

  async #ask(method: string, path: string, body?: string | Buffer): Promise<Response> {
    const { url, token } = this.#api;
    const response = await fetch(`${url}/site-assets/${path}`, {
      method,
      headers: { 'x-service-token': token },
      body: body as BodyInit | undefined,
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`the API answered /site-assets/ with status ${response.status}`);
  }
}
