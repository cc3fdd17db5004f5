import type { Prefixes } from './keeping-rules.ts';

/** Settings of the worker, which the server writes in a line before its code. */
export type WorkerSettings = {
  /** Changes with every build. */
  version: string;
  /** Changes with the content of the offline pages, because browsers update a worker only if its bytes differ. */
  contents: string;
  prefixes: Prefixes;
  /** Offline pages, which the worker fetches before it serves. */
  pages: readonly string[];
  /** Files of these pages. A missing one does not prevent the installation. */
  files: readonly string[];
};

/** Message of a page to the worker: addresses of pages and files to store for offline use. */
export type SeenByVisitor = { pages: readonly string[]; files: readonly string[] };

type Extendable = { waitUntil(work: Promise<unknown>): void };
export type Fetched = Extendable & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type WorkerEvents = { install: Extendable; activate: Extendable; fetch: Fetched; message: Extendable & { data: SeenByVisitor } };
type ShownPage = { url: string; navigate(url: string): Promise<unknown> };

/** Part of the global scope of a service worker that we use. TypeScript knows either that scope or the window. */
export type WorkerScope = {
  site: WorkerSettings;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly ShownPage[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
};
