import type { Prefixes } from './keeping-rules.ts';

/** What the server tells the worker about itself, in a line before its code. */
export type WorkerSettings = {
  /** Changes with every build. */
  version: string;
  /** Changes with what the offline pages say: browsers take a worker anew when a byte of it is another. */
  contents: string;
  prefixes: Prefixes;
  /** The offline pages, which the worker fetches before it serves. */
  pages: readonly string[];
  /** What these show: a page without one of them is better than none. */
  files: readonly string[];
};

/** What a page tells the worker once it is shown: addresses of pages and files to keep for when there is no connection. */
export type SeenByVisitor = { pages: readonly string[]; files: readonly string[] };

type Extendable = { waitUntil(work: Promise<unknown>): void };
export type Fetched = Extendable & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type WorkerEvents = { install: Extendable; activate: Extendable; fetch: Fetched; message: Extendable & { data: SeenByVisitor } };
type ShownPage = { url: string; navigate(url: string): Promise<unknown> };

/** The global scope of a service worker, as far as ours use it: TypeScript knows either that or the window. */
export type WorkerScope = {
  site: WorkerSettings;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly ShownPage[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
};
