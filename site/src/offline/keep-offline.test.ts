import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteAddress } from '../platform/locale/site-address.ts';
import { keepForOffline } from './keep-offline.ts';

const address: SiteAddress = { locale: 'de', prefix: '/de', bases: { nl: '', en: '/en', de: '/de' }, indexable: false };

afterEach(() => vi.unstubAllGlobals());

/** Returns a router that navigates on request. */
function testRouter() {
  const listeners: ((event: { hrefChanged: boolean }) => Promise<void>)[] = [];
  const router = { subscribe: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener) };
  return { router: router as unknown as AnyRouter, resolved: () => listeners.map((listener) => listener({ hrefChanged: true })) };
}

function stubBrowser(register: () => Promise<void>, stored: string | null = null, connection = {}) {
  const told: object[] = [];
  const heard = new Map<string, () => void>();
  vi.stubGlobal('location', new URL('http://site.test/de/news/'));
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('navigator', {
    connection,
    serviceWorker: {
      register,
      ready: Promise.resolve({ active: { postMessage: (seen: object) => told.push(seen) } }),
      addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    },
  });
  return { told, controlled: () => heard.get('controllerchange')?.() };
}

const later = () => new Promise((resolve) => setTimeout(resolve));

test('PAG-10 a browser without service workers is not affected', () => {
  vi.stubGlobal('navigator', {});
  const { router } = testRouter();
  expect(() => keepForOffline(router, address)).not.toThrow();
});

test('PAG-10 the worker is registered at /sw.js; a failed registration is ignored', async () => {
  const register = vi.fn(async () => Promise.reject(new Error('refused')));
  stubBrowser(register);
  keepForOffline(testRouter().router, address);
  await later();
  expect(register.mock.calls).toEqual([['/sw.js']]);
});

test('PAG-10 with blocked cookies and a refused worker, no rejection is unhandled', async () => {
  const register = vi.fn(async () => Promise.reject(new Error('The operation is insecure.')));
  stubBrowser(register, '[]');
  Object.defineProperty(navigator.serviceWorker, 'ready', {
    get: () => Promise.reject(new Error('The operation is insecure.')),
  });
  const rejected = vi.fn();
  process.once('unhandledRejection', rejected);
  keepForOffline(testRouter().router, address);
  await later();
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});

/** Returns a fake observer of resources, which reports entries on request. */
function stubObserver() {
  let report = (_: object[]) => {};
  class Observer {
    #callback: (loaded: { getEntries(): object[] }) => void;
    constructor(callback: (loaded: { getEntries(): object[] }) => void) {
      this.#callback = callback;
    }
    observe() {
      report = (entries) => this.#callback({ getEntries: () => entries });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return { loaded: (...entries: object[]) => report(entries) };
}

test('PAG-10 a new worker receives the address of the page, and every worker those of pages reached without a document', async () => {
  const { told, controlled } = stubBrowser(async () => {});
  stubObserver();
  const { router, resolved } = testRouter();
  keepForOffline(router, address);
  controlled();
  resolved();
  await later();
  expect(told).toEqual([
    { pages: ['http://site.test/de/news/'], files: [] },
    { pages: ['http://site.test/de/news/'], files: [] },
  ]);
});

test('PAG-10 a new worker receives the files of the site that it has not fetched, including later ones', async () => {
  const { told, controlled } = stubBrowser(async () => {});
  const { loaded } = stubObserver();
  keepForOffline(testRouter().router, address);
  controlled();
  loaded({ name: 'http://site.test/assets/index-a.js', workerStart: 0 }, { name: 'https://elsewhere.test/x.js', workerStart: 0 });
  loaded(
    { name: 'http://site.test/assets/slider-b.js', workerStart: 0 },
    { name: 'http://site.test/assets/seen-c.js', workerStart: 12 },
  );
  await later();
  expect(told.slice(1)).toEqual([
    { pages: [], files: ['/assets/index-a.js'] },
    { pages: [], files: ['/assets/slider-b.js'] },
  ]);
});

test('PAG-10 over a metered connection no additional document is fetched', async () => {
  const { told } = stubBrowser(async () => {}, null, { saveData: true });
  const { router, resolved } = testRouter();
  keepForOffline(router, address);
  resolved();
  await later();
  expect(told).toEqual([]);
});

test('PAG-10 the page of the quotation list is stored as soon as there is a list', async () => {
  const { told } = stubBrowser(async () => {}, '[]');
  keepForOffline(testRouter().router, address);
  await later();
  expect(told).toEqual([{ pages: ['/de/angebotsliste/'], files: [] }]);
});
