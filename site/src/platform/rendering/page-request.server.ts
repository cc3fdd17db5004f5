import { AsyncLocalStorage } from 'node:async_hooks';
import type { SeoMetadataQuery } from '../generated/operations-types.ts';
import type { RouterContext } from './router-context.ts';

/** What the server knows of the request whose page is being rendered. */
export type PageRequest = {
  context: RouterContext;
  /** What is told of the page to others than its visitor (SEO-01), once it is loaded. */
  metadata?: SeoMetadataQuery['seoMetadata'];
  /** The form that the visitor has posted, where the page is the answer to it. */
  posted?: object | undefined;
  /** The token of the hour for forms that are sent without scripts (FRM-12). A page that carries it is rendered anew when the next one is due. */
  timeToken?(): string;
  /** Called with each inline script that the renderer emits (SEC-01). */
  registerScript(text: string): void;
  /** Given the document, which would be copied three times on its way through a Response. */
  deliver(document: Buffer): void;
};

const requests = new AsyncLocalStorage<PageRequest>();

/** Runs a render on behalf of a request. */
export function withPageRequest<Result>(request: PageRequest, run: () => Result): Result {
  return requests.run(request, run);
}

/** The request whose page is being rendered; undefined where a view is rendered by itself. */
export function pageRequest(): PageRequest | undefined {
  return requests.getStore();
}

/** The request whose page is being rendered. */
export function currentPageRequest(): PageRequest {
  const request = pageRequest();
  if (!request) throw new Error('no page is being rendered');
  return request;
}
