import type { LoadRequest, Requests } from './load.ts';
import { nextText, operationId, operationTexts } from './next-operations.ts';

const searchPanel = Object.values(operationTexts).find((text) => text.startsWith('query SearchPanel(')) ?? '';
const formPath = '/contact/';
/** Number of different searches that the sites cache. One data request in ten is new, so that the APIs have work as well. */
const searches = 20;

/** Requests of visitors. It reads the pages that it receives, and then requests their files and data, from any instance. */
export class Traffic implements Requests {
  readonly #origin: string;
  readonly #nextAssets: ReadonlySet<string>;
  readonly #servedAssets = new Set<string>();
  #isNextServed = false;

  constructor(origin: string, nextAssets: readonly string[]) {
    this.#origin = origin;
    this.#nextAssets = new Set(nextAssets);
  }

  /** Whether pages of the next build were served. */
  get isNextServed(): boolean {
    return this.#isNextServed;
  }

  /** Requests every page once from each site, so that the load does not begin with cold programs. */
  async warmUp(): Promise<void> {
    for (let number = 0; number < 5 * searches; number += 1) {
      const { method, path } = this.request(number);
      if (method === 'GET') await fetch(this.#origin + path).then((response) => response.text());
    }
  }

  /** Notes the files that a page refers to. */
  hear(text: string): void {
    for (const [path] of text.matchAll(/\/assets\/[\w-]+\.(?:js|css|woff2)(?=["'])/g)) this.#servedAssets.add(path);
    this.#isNextServed ||= [...this.#servedAssets].some((path) => this.#nextAssets.has(path));
  }

  /** Returns the request with a number: six pages of which two are searches, two data requests, a form and an asset in turn. */
  request(number: number): LoadRequest {
    const assets = [...this.#servedAssets];
    const page = (path: string): LoadRequest => ({ method: 'GET', path, status: 200, contains: '<h1' });
    const list = [
      page('/'),
      page(`/zoeken/?query=bank+${number % searches}`),
      this.#search(searchPanel, number % searches),
      page('/producten/zitmeubilair/'),
      { method: 'GET', path: assets[number % assets.length] ?? '/favicon.svg', status: 200, contains: '' } as const,
      page('/producten/zitmeubilair/meent-parkbank/'),
      this.#search(this.#isNextServed ? nextText(searchPanel) : searchPanel, number),
      this.#form(),
      page('/nieuws/'),
      page(`/zoeken/?query=prullenbak+${number % searches}`),
    ];
    return list[number % list.length] ?? page('/');
  }

  /** Returns a data request of an open page. */
  #search(text: string, number: number): LoadRequest {
    const persistedQuery = { version: 1, sha256Hash: operationId(text) };
    const variables = { siteId: 1, query: `bank ${number}`, first: 4 };
    return {
      ...{ method: 'POST', path: '/graphql', status: 200, contains: '"columns"' },
      headers: { 'content-type': 'application/json', origin: this.#origin },
      body: JSON.stringify({ operationName: 'SearchPanel', variables, extensions: { persistedQuery } }),
    };
  }

  /** Returns an incomplete form. Its answer is the page with the errors, for which the site asks the API. */
  #form(): LoadRequest {
    return {
      ...{ method: 'POST', path: formPath, status: 422, contains: 'form.handle' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.#origin },
      body: 'form.handle=contact&form.page=0&form.go=send',
    };
  }
}

/** Requests of an editor who logs in. */
export const adminTraffic: Requests = {
  request: () => ({ method: 'GET', path: '/admin/login', status: 200, contains: '</html>' }),
  hear: () => undefined,
};
