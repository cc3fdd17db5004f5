import { vi } from 'vitest';

type Listener = (event: object) => void;
type Shown = { url: string; navigate(url: string): Promise<void> };

/** Fake network of a worker under test: answers by path, or no connection. */
export type TestNetwork = { answers: Map<string, () => Response | Promise<Response>>; asked: string[]; isOnline: boolean };

export type TestScope = {
  network: TestNetwork;
  shown: Shown[];
  done: string[];
  /** Returns the stored addresses by cache. */
  kept(): Promise<Record<string, string[]>>;
  dispatch(name: 'install' | 'activate' | 'message', event?: object): Promise<void>;
  /** Returns the worker's answer to a request; undefined if the worker leaves it to the browser. */
  ask(
    path: string,
    request?: { mode?: string; method?: string; headers?: Record<string, string> },
  ): Promise<Response | undefined>;
};

const origin = 'http://site.test';

/** A fake browser cache for text. */
class TestCache {
  readonly entries = new Map<string, Response>();
  async put(key: string, answer: Response): Promise<void> {
    const href = new URL(key, origin).href;
    this.entries.delete(href);
    this.entries.set(href, answer);
  }
  async match(key: string | { url: string }): Promise<Response | undefined> {
    return this.entries.get(hrefOf(key))?.clone();
  }
  async delete(key: string | { url: string }): Promise<boolean> {
    return this.entries.delete(hrefOf(key));
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
  async add(asked: string | { url: string }): Promise<void> {
    const answer = await fetch(hrefOf(asked));
    if (!answer.ok) throw new TypeError('Request failed');
    await this.put(hrefOf(asked), answer);
  }
  async addAll(all: { url: string }[]): Promise<void> {
    for (const asked of all) await this.add(asked);
  }
}

const hrefOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href;

/** Returns an answer of the site as a browser sees it. */
export function siteAnswer(body: string, headers: Record<string, string>, status = 200): Response {
  return asSeen(new Response(body, { status, headers }), '');
}

/** Gives an answer and its clones the properties that only a browser sets. */
function asSeen(answer: Response, url: string): Response {
  const { clone } = Response.prototype;
  return Object.defineProperties(answer, {
    type: { value: 'basic', configurable: true },
    url: { value: url, configurable: true },
    clone: { value: () => asSeen(clone.call(answer), url), configurable: true },
  });
}

/** Replaces the global scope by that of a worker; `load` imports the worker into it. */
export async function testScope(site: object, load: () => Promise<unknown>, others: readonly string[] = []): Promise<TestScope> {
  const listeners = new Map<string, Listener>();
  const network: TestNetwork = { answers: new Map(), asked: [], isOnline: true };
  const stores = new Map<string, TestCache>(others.map((name) => [name, new TestCache()]));
  const shown: Shown[] = [];
  const done: string[] = [];
  const note = (word: string) => async () => void done.push(word);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, origin), init);
      }
    },
  );
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    const { pathname, search } = new URL(hrefOf(asked));
    network.asked.push(pathname + search);
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    return asSeen((await network.answers.get(pathname + search)?.()) ?? siteAnswer('', {}, 404), hrefOf(asked));
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => stores.get(name) ?? stores.set(name, new TestCache()).get(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string | { url: string }, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, cache] of stores) {
        const found = cacheName && name !== cacheName ? undefined : await cache.match(key);
        if (found) return found;
      }
      return undefined;
    },
  });
  vi.stubGlobal('self', {
    site,
    registration: {
      navigationPreload: { enable: note('preloads'), disable: note('preloads nothing') },
      unregister: note('unregistered'),
    },
    clients: { claim: note('claimed'), matchAll: async () => shown },
    skipWaiting: note('skipped'),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  await load();

  const run = async (name: string, event: object): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    const answered = await answer;
    await Promise.all(work);
    return answered;
  };
  return {
    network,
    shown,
    done,
    kept: async () => Object.fromEntries([...stores].map(([name, { entries }]) => [name, [...entries.keys()].map(pathOf)])),
    dispatch: async (name, event = {}) => void (await run(name, event)),
    ask: (path, { mode = 'navigate', method = 'GET', headers = {} } = {}) =>
      run('fetch', {
        request: { url: new URL(path, origin).href, mode, method, headers: new Headers(headers) },
        preloadResponse: Promise.resolve(undefined),
      }),
  };
}

const pathOf = (href: string) => href.slice(origin.length);
